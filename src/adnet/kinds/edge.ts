import type { Params } from '../wire/passed-through.ts';

/** An object that a create may have made. */
export type LookUp = {
  adAccountId: string;
  /** The parameters as they were sent. */
  params: Params;
  /** For a picture whose hash is known. */
  imageHash?: string | undefined;
};

/** Where an object would be listed, and what there tells it from others. */
export type Edge = {
  path: string;
  /**
   * `fields` must have all that is compared below. Ask for `created_time` wherever the platform has it:
   * without it, an older object that looks the same would be taken for the one that was just sent.
   */
  params: Record<string, string>;
  /** What was sent as `name` is listed under this field. */
  nameField: 'name' | 'title';
  isNamed: (sent: unknown, stored: unknown) => boolean;
  /** Fields that must be there with the value that was sent, if they were sent. */
  identity: readonly string[];
  /**
   * Fields that must be there if they were sent. The platform changes their content, so it is not
   * compared.
   */
  presence: readonly string[];
  /** Fields that must have the value that was sent, if the platform lists them at all. */
  compare: readonly string[];
  /** The list holds a whole ad account's objects, so the platform is first asked for the name alone. */
  isLong: boolean;
};

/** Archived objects are hidden unless their status is named; naming deleted ones is refused. */
export const withStatus = (statuses: string) => ({
  effective_status: JSON.stringify(statuses.trim().split(/\s+/)),
});

export const fieldNames = (...names: (string | readonly string[])[]) => names.flat().join(',');

/** What is asked of every object that can be live. */
export const basicFields = ['id', 'name', 'status', 'created_time'] as const;
