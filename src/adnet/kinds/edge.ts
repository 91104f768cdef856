import type { Params } from '../wire/passed-through.ts';

/** What is known of an object that a create may have made. */
export type LookUp = {
  adAccountId: string;
  /** The parameters that were sent. */
  params: Params;
  /** For a picture: its hash, if known. */
  imageHash?: string | undefined;
};

/** Where an object is listed, and which fields identify it there. */
export type Edge = {
  path: string;
  /**
   * `fields` must include everything that is compared below. Include `created_time` if the platform has it; without
   * it, an older object that looks the same would be taken for the new one.
   */
  params: Record<string, string>;
  /** The field in which the list has the `name` that was sent. */
  nameField: 'name' | 'title';
  isNamed: (sent: unknown, stored: unknown) => boolean;
  /** If sent, these fields must exist and have the sent value. */
  identity: readonly string[];
  /** If sent, these fields must exist. The platform changes their content, so it is not compared. */
  presence: readonly string[];
  /** If the platform lists these fields, they must have the sent value. */
  compare: readonly string[];
  /** If true, the list holds all objects of an ad account, so the platform is first asked for those with this name. */
  isLong: boolean;
};

/** Lists hide archived objects unless their status is named. Naming the status of deleted ones is refused. */
export const withStatus = (statuses: string) => ({
  effective_status: JSON.stringify(statuses.trim().split(/\s+/)),
});

export const fieldNames = (...names: (string | readonly string[])[]) => names.flat().join(',');

/** The fields that are read of every object that can be live. */
export const basicFields = ['id', 'name', 'status', 'created_time'] as const;
