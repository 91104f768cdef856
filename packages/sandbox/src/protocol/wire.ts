import type { FilePart } from './multipart.ts';

/** A callback's answer to a challenge that it had to repeat. */
export type CallbackCheck = {
  challenge?: string | undefined;
  status?: number | undefined;
  body?: string | undefined;
  problem?: string | undefined;
};

/** A received request, or one operation of a batch. */
export type IncomingRequest = {
  method: string;
  path: string;
  query: string;
  authorization?: string | undefined;
  contentType: string;
  body: Buffer;
  origin: string;
  batchCampaigns?: Set<string> | undefined;
  /** True in an asynchronous batch, which may copy more at once. */
  isAsync?: boolean | undefined;
  /** Files of a batch, passed to the operation that names them. */
  files?: FilePart[] | undefined;
  /** The answer of the callback, requested before an app is subscribed to webhooks. */
  callback?: CallbackCheck | undefined;
};

export const jsonType = 'application/json; charset=UTF-8';

export type Answer = { status: number; headers: Record<string, string>; body: string };
