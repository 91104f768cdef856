import type { FilePart } from './multipart.ts';

/** What a callback answered when it was asked to repeat a challenge. */
export type CallbackCheck = {
  challenge?: string | undefined;
  status?: number | undefined;
  body?: string | undefined;
  problem?: string | undefined;
};

/** A request off the wire, or one operation of a batch. */
export type IncomingRequest = {
  method: string;
  path: string;
  query: string;
  authorization?: string | undefined;
  contentType: string;
  body: Buffer;
  origin: string;
  batchCampaigns?: Set<string> | undefined;
  /** Part of an asynchronous batch, which may copy more at once. */
  isAsync?: boolean | undefined;
  /** Files of a batch, handed to the operation that names them. */
  files?: FilePart[] | undefined;
  /** Asked before an app is subscribed to webhooks. */
  callback?: CallbackCheck | undefined;
};

export const jsonType = 'application/json; charset=UTF-8';

export type Answer = { status: number; headers: Record<string, string>; body: string };
