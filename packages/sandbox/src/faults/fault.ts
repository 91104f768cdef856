import * as z from 'zod';
import { once } from '../basics/once.ts';

const aim = {
  /** How many matching calls it affects; 0: all until it is cleared. */
  times: z.number().int().min(0).default(1),
  /** How many matching calls pass before it. */
  skip: z.number().int().min(0).default(0),
  /** The share of matching calls that it affects, chosen by the sandbox's seed. */
  rate: z.number().min(0).max(1).default(1),
  match: z
    .object({
      method: z.string().optional(),
      /** The first segments of the path, with or without the version; `*` matches any segment. */
      path: z.string().optional(),
    })
    .default({}),
};

const error = {
  code: z.number().int().default(2),
  subcode: z.number().int().optional(),
  message: z.string().optional(),
  type: z.string().optional(),
  status: z.number().int().min(200).max(599).optional(),
  transient: z.boolean().optional(),
  title: z.string().optional(),
  text: z.string().optional(),
  blame: z.array(z.array(z.union([z.string(), z.number()]))).optional(),
  /** Carries the call out first, then reports a failure. */
  afterCommit: z.boolean().default(false),
};

const plain = <K extends string>(kind: K) => z.object({ kind: z.literal(kind), ...aim });

/** Faults that can be caused. Kinds ending in `after-commit` carry the call out before the answer is lost. */
export const faultSchema = once(() =>
  z.discriminatedUnion('kind', [
    /** Any error of the platform, with its usual status or another one. */
    z.object({ kind: z.literal('error'), ...aim, ...error }),
    /** An error body with status 200; by default the identity check 31/3858385. */
    z.object({ kind: z.literal('error-in-200'), ...aim, ...error, code: z.number().default(31) }),
    /** An error whose `error_data` is JSON text instead of an object. */
    plain('error-data-string'),
    /** Code 190 with status 401, as some products of the platform answer. */
    plain('token-401'),
    /** An error whose message repeats the caller's token. */
    plain('echo-token'),
    plain('html-502'),
    plain('empty-503'),
    /** Accepts the call, but never answers. */
    plain('hang'),
    plain('hang-after-commit'),
    /** TCP reset. */
    plain('reset-before-commit'),
    plain('reset-after-commit'),
    /** The connection is closed normally, without any byte of an answer. */
    plain('close-before-commit'),
    plain('close-after-commit'),
    /** The real answer, cut off after this number of bytes of its body. */
    z.object({ kind: z.literal('cut'), ...aim, bytes: z.number().int().min(0).default(20) }),
    /** The real answer in small pieces. */
    z.object({
      kind: z.literal('drip'),
      ...aim,
      bytes: z.number().int().min(1).default(8),
      everyMs: z.number().int().min(1).default(20),
    }),
    /** The real answer, delayed. */
    z.object({ kind: z.literal('delay'), ...aim, ms: z.number().int().min(0).default(500) }),
    /** A JSON body of this size. */
    z.object({
      kind: z.literal('huge-body'),
      ...aim,
      bytes: z
        .number()
        .int()
        .min(1)
        .max(1024 ** 3)
        .default(64 * 1024 * 1024),
    }),
    /** The next notification is sent twice, as the platform says it may be. */
    plain('webhook-twice'),
    /** The next notification is never sent. */
    plain('webhook-lost'),
    /** The next notification is signed with another secret. */
    plain('webhook-wrong-signature'),
  ]),
);

export type FaultInput = z.input<ReturnType<typeof faultSchema>>;
export type Fault = z.output<ReturnType<typeof faultSchema>>;

/** Faults of notifications, which affect no call. */
export type WebhookFault = Extract<Fault, { kind: `webhook-${string}` }>;
export type CallFault = Exclude<Fault, WebhookFault>;
export type FaultKind = CallFault['kind'];

export const isWebhookFault = (fault: Fault): fault is WebhookFault =>
  fault.kind.startsWith('webhook-');
