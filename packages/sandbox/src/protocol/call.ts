import type { Person } from '../world/entities.ts';
import type { FilePart } from './multipart.ts';
import type { Params } from './params.ts';
import type { Reading } from './reading.ts';
import type { Answer, IncomingRequest } from './wire.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One authenticated call, on its way to a node. */
export type Call = Reading & {
  method: Method;
  /** Without the version: `/act_1/campaigns`. */
  path: string;
  params: Params;
  files: FilePart[];
  person: Person | undefined;
  /** Sends another call to the same platform, for a set of writes. */
  ask: (incoming: IncomingRequest) => Answer;
  /** Campaigns that got an ad set earlier in the same batch; a second one is refused. */
  batchCampaigns?: Set<string> | undefined;
  isAsync?: boolean | undefined;
};

/** The function that answers a call at a node or an edge. */
export type Handler<T> = (call: Call, node: T) => unknown;
