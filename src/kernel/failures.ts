/**
 * Every way the service can say no, in one table: status, the default sentence, and for the
 * generated error guide when it happens and what to do about it.
 */
export const failureTable = {
  bad_request: {
    status: 400,
    message: 'The request is not well-formed HTTP. Check its headers and framing.',
    when: 'The HTTP message itself is malformed: broken framing, repeated, empty, too long or non-ASCII headers, hostile JSON keys.',
    fix: 'Send a plain HTTP/1.1 request with each header once.',
  },
  adnet_token_rejected: {
    status: 400,
    message: 'The platform did not accept this access token. Nothing was stored.',
    when: 'The token given to the connection was refused by the platform, is expired, or lacks ads_read.',
    fix: 'Create a system-user token with ads_read (and ads_management for writes) and send it again.',
  },
  unauthorized: {
    status: 401,
    message: 'Send a valid API key as "Authorization: Bearer gr_live_…".',
    when: 'The key is missing, malformed, unknown or revoked; the answer is the same for all four.',
    fix: 'Check the key, or mint a new one.',
  },
  plan_required: {
    status: 402,
    message: 'Your plan does not include ads management. Ask the operator for a higher plan.',
    when: 'An ad-object endpoint was called on a plan without ads management.',
    fix: 'Have the operator move the account to a plan that includes it.',
  },
  workspace_limit: {
    status: 402,
    message: 'Your plan allows no further active workspace. Archive one, or move to a higher plan.',
    when: 'Creating or unarchiving a workspace would pass the plan’s number of active workspaces.',
    fix: 'Archive a workspace you no longer need, or move to a higher plan.',
  },
  credits_exhausted: {
    status: 402,
    message: 'Not enough credits left this month for another generation.',
    when: 'The monthly credit pool does not hold the ten credits that one generation costs.',
    fix: 'Wait for the next UTC month (see GET /account), or move to a higher plan.',
  },
  api_disabled: {
    status: 403,
    message: 'API access is switched off for this account. Contact the operator.',
    when: 'The operator switched the account off, or its plan has no API access or is not in PLANS_FILE.',
    fix: 'Contact the operator of this service.',
  },
  workspace_forbidden: {
    status: 403,
    message: 'You are not a member of the workspace named in X-Workspace-Id.',
    when: 'X-Workspace-Id names a workspace the caller does not belong to.',
    fix: 'Use one of the ids from GET /account/workspaces.',
  },
  workspace_role: {
    status: 403,
    message: 'Your role in this workspace is too low for this call.',
    when: 'The operation needs a higher role than the caller holds in the workspace.',
    fix: 'Ask an owner of the workspace for a higher role.',
  },
  workspace_archived: {
    status: 403,
    message: 'This workspace is archived. Unarchive it, or use a key of another workspace.',
    when: 'The key’s own workspace or the one the request resolves to is archived.',
    fix: 'Unarchive the workspace with POST /account/workspaces/{workspace_id}/unarchive.',
  },
  writes_disabled: {
    status: 403,
    message: 'Writes are locked for a while after a new connection.',
    when: 'The cool-down after a new connection has not ended.',
    fix: 'Wait until writes_unlock_at (GET /adnet/connection), or follow manual_steps by hand.',
  },
  not_found: {
    status: 404,
    message: 'There is nothing at this address. See /docs for what there is.',
    when: 'No operation has this path.',
    fix: 'Compare the path with /docs.',
  },
  workspace_not_found: {
    status: 404,
    message: 'There is no such workspace, or it is not yours.',
    when: 'The workspace id is unknown, not a UUID, or (in a path) not the caller’s.',
    fix: 'Use one of the ids from GET /account/workspaces.',
  },
  key_not_found: {
    status: 404,
    message: 'Your account has no API key with this id.',
    when: 'The API key id is unknown or belongs to another account.',
    fix: 'Use one of the ids from GET /account/api-keys.',
  },
  ad_account_not_found: {
    status: 404,
    message: 'The connection cannot manage this ad account.',
    when: 'The ad account to pin is not among those the connection reaches.',
    fix: 'Use one of the ids from GET /adnet/ad-accounts.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This address does not take this method; the Allow header lists those it takes.',
    when: 'The path exists, the method on it does not.',
    fix: 'Use a method from the Allow header.',
  },
  request_timeout: {
    status: 408,
    message: 'The request took too long to arrive.',
    when: 'Headers or body came in too slowly.',
    fix: 'Send the request again over a faster connection.',
  },
  adnet_not_connected: {
    status: 409,
    message: 'Connect this workspace to the platform first: POST /adnet/connection/link.',
    when: 'The workspace has no connection, or its token expired or was revoked.',
    fix: 'Open a new link from POST /adnet/connection/link, or store a token.',
  },
  no_workspace: {
    status: 409,
    message: 'This key’s workspace is no longer yours. Name another one in X-Workspace-Id.',
    when: 'No X-Workspace-Id was sent and the key’s account is no longer a member of the key’s workspace.',
    fix: 'Send X-Workspace-Id with a workspace you belong to, or mint a key there.',
  },
  already_archived: {
    status: 409,
    message: 'This workspace is already archived.',
    when: 'Archiving an archived workspace.',
    fix: 'Nothing to do.',
  },
  not_archived: {
    status: 409,
    message: 'This workspace is not archived.',
    when: 'Unarchiving an active workspace.',
    fix: 'Nothing to do.',
  },
  key_limit: {
    status: 409,
    message: 'Your account already has 25 active API keys. Revoke one first.',
    when: 'Minting a key with 25 active ones.',
    fix: 'Revoke a key you no longer use.',
  },
  already_revoked: {
    status: 409,
    message: 'This API key is already revoked.',
    when: 'Revoking a revoked key.',
    fix: 'Nothing to do.',
  },
  idempotency_in_progress: {
    status: 409,
    message: 'A request with this Idempotency-Key is still running. Ask again in a moment.',
    when: 'The same Idempotency-Key is in flight.',
    fix: 'Repeat the same request after Retry-After; it will answer with the first one’s result.',
  },
  payload_too_large: {
    status: 413,
    message: 'The request body is over 1 MiB.',
    when: 'The body is larger than 1 MiB.',
    fix: 'Send less; images go by URL.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'Send the body as application/json, without Content-Encoding.',
    when: 'The body is not declared as JSON, or is compressed.',
    fix: 'Set Content-Type: application/json and send the body as it is.',
  },
  expectation_failed: {
    status: 417,
    message: 'This Expect header cannot be met.',
    when: 'An Expect header other than 100-continue was sent.',
    fix: 'Leave the header out.',
  },
  invalid_name: {
    status: 422,
    message: 'A workspace name has 1 to 120 characters.',
    when: 'The workspace name is missing, empty, too long, or not a string.',
    fix: 'Send {"name": "…"} with 1 to 120 characters.',
  },
  invalid_request: {
    status: 422,
    message: 'Some of the input is not valid; see fields.',
    when: 'A parameter or body field is missing, of the wrong kind, or out of range.',
    fix: 'Correct what error.fields lists and send it again.',
  },
  unsupported_language: {
    status: 422,
    message: 'The configured copy writer does not write in this language.',
    when: 'The language asked for is unknown, not covered by the built-in writer, or not the brief’s own.',
    fix: 'Use one of the listed languages and write the brief in it, or configure a model.',
  },
  adset_budget_conflict: {
    status: 422,
    message: 'The campaign already carries the budget; leave it out of the ad set.',
    when: 'An ad set budget on a campaign that has one.',
    fix: 'Budget either the campaign or its ad sets.',
  },
  bid_amount_required: {
    status: 422,
    message: 'This bid strategy needs a bid amount.',
    when: 'A capped bid strategy without bid_amount, or minimum ROAS without bid_constraints.',
    fix: 'Send bid_amount (or bid_constraints), or use LOWEST_COST_WITHOUT_CAP.',
  },
  promoted_object_required: {
    status: 422,
    message: 'Optimising for app installs needs a promoted_object.',
    when: 'optimization_goal APP_INSTALLS without promoted_object.',
    fix: 'Send promoted_object with application_id and object_store_url.',
  },
  image_fetch_failed: {
    status: 422,
    message: 'The image could not be fetched from image_url.',
    when: 'The host did not answer, answered an error, or took too long.',
    fix: 'Check that the address opens in a browser without signing in.',
  },
  image_not_allowed: {
    status: 422,
    message: 'image_url must be a public http or https address.',
    when: 'The address is not public, uses another scheme or port, or redirects to such a place.',
    fix: 'Host the image on a public address.',
  },
  image_invalid: {
    status: 422,
    message: 'image_url does not lead to a JPEG, PNG, GIF or WebP image of at most 30 MB.',
    when: 'The bytes are no image the platform takes, or too many.',
    fix: 'Use a JPEG, PNG, GIF or WebP file of at most 30 MB.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for another request.',
    when: 'Same Idempotency-Key, different request.',
    fix: 'Use a fresh key for each new request.',
  },
  write_limit_hour: {
    status: 429,
    message: 'This workspace has used its writes for the hour. See Retry-After.',
    when: 'The plan’s writes in any rolling hour are used up.',
    fix: 'Wait as long as Retry-After says.',
  },
  write_limit_day: {
    status: 429,
    message: 'This workspace has used its writes for the day. See Retry-After.',
    when: 'The plan’s writes in any rolling 24 hours are used up.',
    fix: 'Wait as long as Retry-After says.',
  },
  ai_daily_cap: {
    status: 429,
    message: 'Today’s AI calls are used up; they come back at midnight UTC.',
    when: 'The plan’s AI calls for the UTC day are used up.',
    fix: 'Wait until midnight UTC (Retry-After).',
  },
  too_many_failed_attempts: {
    status: 429,
    message: 'Too many attempts of this account have failed within a minute.',
    when: 'More than 100 ad copy calls of the account ended without copy within a minute.',
    fix: 'Change the brief as the earlier answers say, and go on after Retry-After.',
  },
  headers_too_large: {
    status: 431,
    message: 'The request headers are too large.',
    when: 'Headers exceed 16 KiB or are too many.',
    fix: 'Send fewer or shorter headers.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. The request id helps the operator find it.',
    when: 'A defect in the service.',
    fix: 'Report the X-Request-Id to the operator.',
  },
  generation_failed: {
    status: 502,
    message: 'No copy could be written that passes the guard. Nothing was charged.',
    when: 'The writer failed, or kept claiming what the brief does not support.',
    fix: 'Try again, or give more facts in benefits.',
  },
  adnet_unavailable: {
    status: 502,
    message: 'The platform is not answering sensibly. Nothing was changed there by this call.',
    when: 'The platform is down, refuses connections, or answers nonsense.',
    fix: 'Try again later.',
  },
  unavailable: {
    status: 503,
    message: 'The service cannot reach its database just now. Try again in a moment.',
    when: 'The database is out of reach, or the service is shedding load.',
    fix: 'Repeat the request after Retry-After.',
  },
  adnet_timeout: {
    status: 504,
    message: 'The platform did not answer in time.',
    when: 'A read from the platform took longer than the deadline.',
    fix: 'Try again later.',
  },
  adnet_outcome_unknown: {
    status: 504,
    message:
      'The platform’s answer was lost, so the object may or may not exist. It will not be sent again; repeat the same request with the same Idempotency-Key to learn the outcome.',
    when: 'A create was sent and no trustworthy answer came back.',
    fix: 'Repeat with the same Idempotency-Key later: it answers with the truth and never creates twice.',
  },
} as const satisfies Record<string, { status: number; message: string; when: string; fix: string }>;

export type FailureCode = keyof typeof failureTable;

export type FieldProblem = { field: string; message: string };

export type FailureOptions = {
  /** Only where the contract gives one code two statuses. */
  status?: number;
  message?: string;
  fields?: FieldProblem[];
  /** Extra members of the error body: the whole `detail` for shapes 2 and 3, additions to `error` otherwise. */
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The one way to say no: a code from the table, thrown anywhere, rendered once at the door. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly options: FailureOptions;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    const { status, message } = failureTable[code];
    super(options.message ?? message, { cause: options.cause });
    this.name = 'Failure';
    this.code = code;
    this.status = options.status ?? status;
    this.options = options;
  }
}
