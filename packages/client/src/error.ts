import type { ErrorCode, ErrorHelp, PlatformError } from './generated/types.ts';

/** What Greenroom knows about an error of Meta, and the address of the explanation. */
export type Help = ErrorHelp & { url: string };

type Details = {
  code: GreenroomError['code'];
  status?: number;
  fields?: { field: string; message: string }[] | undefined;
  platform?: PlatformError['error'] | undefined;
  help?: Help | undefined;
  manualSteps?: string[] | undefined;
  id?: string | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  idempotencyKey?: string | undefined;
  body?: unknown;
  cause?: unknown;
};

/** A call that was refused or got no answer. */
export class GreenroomError extends Error {
  /**
   * The service's code, or one of the client's: `platform_error` (Meta refused, see `platform`),
   * `network` (no answer), `timeout` (none in time), `aborted` (the caller's signal), `unexpected_answer` (not the service's), `webhook_signature`.
   */
  readonly code:
    | ErrorCode
    | 'credits_exhausted'
    | 'writes_disabled'
    | 'platform_error'
    | 'network'
    | 'timeout'
    | 'aborted'
    | 'unexpected_answer'
    | 'webhook_signature'
    | (string & {});
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** What is wrong with the input, field by field. */
  readonly fields: { field: string; message: string }[];
  /** Meta's own error. */
  readonly platform: PlatformError['error'] | undefined;
  /** What Meta's error means and how to fix it. */
  readonly help: Help | undefined;
  /** While writes are locked: how a person does the same in Ads Manager. */
  readonly manualSteps: string[] | undefined;
  /**
   * With `already_done`: the id of what the first call with this key has created. Only the first answer had its
   * secret.
   */
  readonly id: string | undefined;
  /** Give it to the operator of the service when you ask about the error. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the call can work. */
  readonly retryAfter: number | undefined;
  /** For a write: a repeated call with this key never has a second effect. */
  readonly idempotencyKey: string | undefined;
  /** The parsed answer. */
  readonly body: unknown;

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause });
    this.name = 'GreenroomError';
    this.code = details.code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? [];
    this.platform = details.platform;
    this.help = details.help;
    this.manualSteps = details.manualSteps;
    this.id = details.id;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.idempotencyKey = details.idempotencyKey;
    this.body = details.body;
  }
}
