/**
 * All ways in which the service can refuse a request, in one table: the status, the message, and, for
 * docs/errors.md, when it happens and what to do about it.
 */
export const failureTable = {
  bad_request: {
    status: 400,
    message: 'The request is not valid HTTP. Send a plain HTTP/1.1 request with each header once.',
    when: 'The HTTP message itself is not valid: for example a header is repeated, empty, too long or not ASCII, or a JSON key is forbidden.',
    fix: 'Send a plain HTTP/1.1 request with each header once.',
  },
  adnet_token_rejected: {
    status: 400,
    message: 'Meta did not accept this access token. Nothing was stored. Send another token.',
    when: 'Meta refused the token that was sent to be stored, it has expired, or it has no permission ads_read.',
    fix: 'Create a system-user token with ads_read, and ads_management for writes, and send that one.',
  },
  unauthorized: {
    status: 401,
    message:
      'This API key is missing or not valid. Send a valid one in the header: "Authorization: Bearer gr_live_…".',
    when: 'The key is missing, malformed, unknown or revoked. The answer is the same for all four.',
    fix: 'Check the key, or make a new one.',
  },
  plan_required: {
    status: 402,
    message:
      'Your plan does not include ads management. Ask the operator of this service for a higher plan.',
    when: 'An endpoint under /adnet was called by an account whose plan has no ads management.',
    fix: 'Ask the operator of this service for a plan that includes it.',
  },
  workspace_limit: {
    status: 402,
    message: 'Your plan allows no further active workspace. Archive one, or ask for a higher plan.',
    when: 'Creating or unarchiving a workspace would exceed the plan’s number of active workspaces.',
    fix: 'Archive a workspace that you no longer need, or ask for a higher plan.',
  },
  credits_exhausted: {
    status: 402,
    message: 'This month’s credits are used up. Wait for the next month, or ask for a higher plan.',
    when: 'Fewer than ten credits are left this month, and ad copy costs ten.',
    fix: 'Wait for the next month in UTC (GET /account says when it begins), or ask for a higher plan.',
  },
  api_disabled: {
    status: 403,
    message: 'API access is switched off for this account. Contact the operator of this service.',
    when: 'The operator switched the account off, or its plan has no API access or is not in PLANS_FILE.',
    fix: 'Contact the operator of this service.',
  },
  workspace_forbidden: {
    status: 403,
    message:
      'You are not a member of the workspace in X-Workspace-Id. Use one from GET /account/workspaces.',
    when: 'X-Workspace-Id names a workspace of which the caller is not a member.',
    fix: 'Use one of the ids from GET /account/workspaces.',
  },
  account_unproven: {
    status: 403,
    message: [
      'Your e-mail address is not confirmed yet, so your account works only in the workspaces of whoever invited you.',
      'Ask the operator of this service for a sign-in link, and sign in with it.',
    ].join(' '),
    when: 'An account that was made by an invitation, and whose e-mail address nobody has confirmed, is to create a workspace or to work in a workspace that another account pays for.',
    fix: 'Sign in with a link that was mailed to you, or ask the operator for one. That confirms the address, and ends the keys, sessions, passkeys and the password made before.',
  },
  proof_required: {
    status: 403,
    message:
      'You signed in a while ago. Show on the page “Your sign-in” that it is you, then try again.',
    when: 'Somebody who signed in to the console more than 30 minutes ago is to make an API key. A request with an API key is never answered so.',
    fix: 'Type your password, use your passkey, or sign in again with a link.',
  },
  workspace_role: {
    status: 403,
    message:
      'Your role in this workspace does not allow this. Ask an owner of the workspace for a higher role.',
    when: 'The operation needs a higher role in the workspace than the caller has.',
    fix: 'Ask an owner of the workspace for a higher role.',
  },
  workspace_archived: {
    status: 403,
    message: 'This workspace is archived. Unarchive it, or use a key of another workspace.',
    when: 'The workspace of the key, or the one in X-Workspace-Id, is archived.',
    fix: 'Unarchive it with POST /account/workspaces/{workspace_id}/unarchive.',
  },
  origin_not_allowed: {
    status: 403,
    message:
      'Pages of this origin may not send messages to /mcp. The operator can add it to CORS_ORIGINS.',
    when: 'A message to /mcp carries an Origin that is neither the service’s own nor in CORS_ORIGINS.',
    fix: 'Call from a program, or have the operator add the origin to CORS_ORIGINS.',
  },
  writes_disabled: {
    status: 403,
    message: 'This connection is new and may not create anything yet. Wait until writes_unlock_at.',
    when: 'The cool-down after a new connection has not ended.',
    fix: 'Wait until writes_unlock_at (GET /adnet/connection says when), or follow manual_steps by hand.',
  },
  not_found: {
    status: 404,
    message: 'There is nothing at this address. /docs lists every path of the API.',
    when: 'No operation has this path.',
    fix: 'Compare the path with /docs.',
  },
  workspace_not_found: {
    status: 404,
    message:
      'There is no such workspace, or you are not a member. Use one from GET /account/workspaces.',
    when: 'The workspace id is unknown or not a UUID, or (in a path) the caller is not a member of it.',
    fix: 'Use one of the ids from GET /account/workspaces.',
  },
  key_not_found: {
    status: 404,
    message: 'Your account has no API key with this id. Use one from GET /account/api-keys.',
    when: 'The API key id is unknown or belongs to another account.',
    fix: 'Use one of the ids from GET /account/api-keys.',
  },
  member_not_found: {
    status: 404,
    message: 'This workspace has no such member. Use an account_id from the list of its members.',
    when: 'The account in the path is not a member of the workspace.',
    fix: 'Use one of the ids from GET /account/workspaces/{workspace_id}/members.',
  },
  invitation_not_found: {
    status: 404,
    message: 'This workspace has no open invitation with this id.',
    when: 'The invitation’s id is unknown, or it was accepted, withdrawn or is too old.',
    fix: 'Use one of the ids from GET /account/workspaces/{workspace_id}/members/invitations.',
  },
  webhook_not_found: {
    status: 404,
    message: 'This workspace has no webhook with this id. Use one from GET /account/webhooks.',
    when: 'The webhook’s id is unknown or belongs to another workspace.',
    fix: 'Use one of the ids from GET /account/webhooks.',
  },
  ad_account_not_found: {
    status: 404,
    message: 'This connection cannot use this ad account. Use one from GET /adnet/ad-accounts.',
    when: 'The ad account to pin is not among those that the connection can use.',
    fix: 'Use one of the ids from GET /adnet/ad-accounts.',
  },
  unknown_platform_error: {
    status: 404,
    message:
      'This error of Meta is not in the table. Its own texts, error_user_title and error_user_msg, say more.',
    when: 'Help was asked for an error code of Meta that Greenroom does not know.',
    fix: 'Read error_user_title and error_user_msg in Meta’s own answer.',
  },
  launch_not_found: {
    status: 404,
    message: 'This workspace has no launch with this id. Use one from GET /adnet/launches.',
    when: 'The launch id is unknown or belongs to another workspace.',
    fix: 'Use one of the ids from GET /adnet/launches.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This path does not allow this method. The Allow header lists the ones it allows.',
    when: 'The path exists, but not with this method.',
    fix: 'Use a method from the Allow header. What is on Meta is listed by ad account, such as GET /adnet/ad-accounts/{account_id}/campaigns.',
  },
  request_timeout: {
    status: 408,
    message: 'The request took too long to arrive. Send it again.',
    when: 'The headers or the body arrived too slowly.',
    fix: 'Send the request again over a faster connection.',
  },
  adnet_not_connected: {
    status: 409,
    message:
      'This workspace is not connected to Meta, or the connection has expired. Connect it: POST /adnet/connection/link.',
    when: 'The workspace has no connection, or its token has expired or was revoked.',
    fix: 'Open a new link from POST /adnet/connection/link, or store a token with POST /adnet/connection/token.',
  },
  no_workspace: {
    status: 409,
    message:
      'You are no longer a member of this key’s workspace. Name another one in X-Workspace-Id.',
    when: 'No X-Workspace-Id was sent and the key’s account is no longer a member of the key’s workspace.',
    fix: 'Send X-Workspace-Id with a workspace from GET /account/workspaces, or make a key there.',
  },
  already_archived: {
    status: 409,
    message: 'This workspace is already archived.',
    when: 'The workspace to archive is already archived.',
    fix: 'Nothing to do.',
  },
  not_archived: {
    status: 409,
    message: 'This workspace is not archived.',
    when: 'The workspace to unarchive is active.',
    fix: 'Nothing to do.',
  },
  key_limit: {
    status: 409,
    message: 'Your account already has 25 active API keys. Revoke one first.',
    when: 'A key is to be made, and 25 are already active.',
    fix: 'Revoke a key you no longer use.',
  },
  already_member: {
    status: 409,
    message: 'This person is already a member of the workspace. Change their role instead.',
    when: 'Somebody is invited who is a member already.',
    fix: 'Change their role with PATCH /account/workspaces/{workspace_id}/members/{account_id}.',
  },
  last_owner: {
    status: 409,
    message: 'This is the only owner of the workspace. Make somebody else an owner first.',
    when: 'The last owner of a workspace is to leave it, or to get a lower role.',
    fix: 'Make another member an owner first, or archive the workspace.',
  },
  workspace_payer: {
    status: 409,
    message:
      'This account pays for the workspace: nobody else can remove it or give it another role. Archive the workspace, or leave it yourself.',
    when: 'Somebody else is to remove the account that pays for the workspace, or to give it another role.',
    fix: 'Ask whoever pays to leave by themselves, or ask the operator of this service.',
  },
  invitation_limit: {
    status: 409,
    message: 'This workspace already has 100 open invitations. Withdraw one first.',
    when: 'Somebody is to be invited, and 100 invitations are still open.',
    fix: 'Withdraw an invitation that you no longer need.',
  },
  webhook_limit: {
    status: 409,
    message: 'This workspace already has 10 webhooks. Remove one first.',
    when: 'A webhook is to be made, and the workspace already has 10.',
    fix: 'Remove a webhook you no longer use.',
  },
  review_link_limit: {
    status: 409,
    message: 'This launch already has 10 review links that work. Withdraw them first.',
    when: 'A review link is to be made, and 10 of the launch’s links still work.',
    fix: 'Withdraw the launch’s links, then make a new one.',
  },
  launch_limit: {
    status: 409,
    message: 'This workspace already has 50 launches that are not over.',
    when:
      'A launch is started or resumed, and 50 launches of the workspace, 200 of all workspaces of the paying account, ' +
      'or 20 of a key with write limits run, wait or await approval. ' +
      'For such a key, launches that stopped within the last day count too.',
    fix: 'Wait until some are over, or cancel those that are not wanted.',
  },
  already_done: {
    status: 409,
    message:
      'This was done already, and what is secret in the answer is shown only once. The error’s id names what was made.',
    when: 'A request that makes a secret (an API key, a webhook or its new secret, an invitation, a connection or review link) came again with the same Idempotency-Key.',
    fix: 'If the first answer is lost, remove what error.id names, or leave it, and make another one with a new key.',
  },
  already_revoked: {
    status: 409,
    message: 'This API key is already revoked.',
    when: 'The key to revoke is already revoked.',
    fix: 'Nothing to do.',
  },
  idempotency_in_progress: {
    status: 409,
    message:
      'A request with this Idempotency-Key is still running. Send the same request again in a moment.',
    when: 'Another request with the same Idempotency-Key has not been answered yet.',
    fix: 'Send the same request again after Retry-After seconds. It is answered with the result of the first one.',
  },
  plan_changed: {
    status: 409,
    message:
      'This is not the plan that was named: what would be sent has changed since. error.changed says where. Plan it again and look at it.',
    when: 'A launch is started or approved with a plan_digest, and what would be sent now is something else: the body, the workspace’s defaults or a picture have changed.',
    fix: 'Ask for the plan again with dry_run=true, look at what error.changed names, and send the new plan_digest.',
  },
  launch_state: {
    status: 409,
    message: 'The launch is in a state in which this cannot be done. GET it to see which.',
    when: 'A launch is to be resumed that is not stopped, cancelled that is over, or approved that waits for no approval.',
    fix: 'Look at its state with GET /adnet/launches/{id}. One that awaits approval cannot be corrected: to change it, cancel it and launch anew with the changes.',
  },
  payload_too_large: {
    status: 413,
    message: 'The request body is larger than 1 MiB. Send less.',
    when: 'The body is larger than 1 MiB.',
    fix: 'Send less. Images are sent as an address (image_url).',
  },
  unsupported_media_type: {
    status: 415,
    message: 'Send the body as application/json, without Content-Encoding.',
    when: 'The body is not declared as JSON, or it is compressed.',
    fix: 'Set Content-Type: application/json and do not compress the body.',
  },
  expectation_failed: {
    status: 417,
    message: 'The service does not support this Expect header. Leave it out.',
    when: 'An Expect header other than 100-continue was sent.',
    fix: 'Leave the header out.',
  },
  invalid_name: {
    status: 422,
    message: 'A workspace name must have 1 to 120 characters.',
    when: 'The workspace name is missing, empty, too long, or not a text.',
    fix: 'Send {"name": "…"} with 1 to 120 characters.',
  },
  invalid_request: {
    status: 422,
    message: 'Some of the input is not valid. The list "fields" says what.',
    when: 'A parameter or a field of the body is missing, unknown, of the wrong type, or out of range.',
    fix: 'Correct what error.fields lists and send the request again.',
  },
  guardrail: {
    status: 422,
    message:
      'A guardrail of this workspace or of this key does not allow this. The fields say which one, and what it allows.',
    when: 'A budget, ad account, country, link, URL tag or name is beyond a guardrail of the workspace, or of the API key; or it is written so that it cannot be held against one.',
    fix:
      'Change what the fields name, or ask an admin of the workspace to change the guardrail ' +
      '(GET /account/workspaces/{workspace_id}/guardrails shows it). ' +
      'A key’s own guardrails cannot be changed: mint another key.',
  },
  unsupported_language: {
    status: 422,
    message:
      'The copywriter cannot write in this language. Use another language, or have the operator configure a model.',
    when: 'The language is unknown, the built-in copywriter does not write it, or the brief is in another language.',
    fix: 'Use one of the listed languages and write the brief in it, or configure a model.',
  },
  adset_budget_conflict: {
    status: 422,
    message: 'The campaign already has a budget. Leave the budget out of the ad set.',
    when: 'An ad set with a budget is to be created in a campaign that has one.',
    fix: 'Give a budget to the campaign or to its ad sets, not to both.',
  },
  bid_amount_required: {
    status: 422,
    message: 'This bid strategy needs a bid amount. Send bid_amount.',
    when: 'A bid strategy with a cap has no bid_amount, or a minimum ROAS has no bid_constraints.',
    fix: 'Send bid_amount (or bid_constraints), or use LOWEST_COST_WITHOUT_CAP.',
  },
  promoted_object_required: {
    status: 422,
    message:
      'Ads for app installs need a promoted_object. Send it with application_id and object_store_url.',
    when: 'optimization_goal is APP_INSTALLS and promoted_object is missing.',
    fix: 'Send promoted_object with application_id and object_store_url.',
  },
  image_fetch_failed: {
    status: 422,
    message: 'The image could not be fetched. Check that its address opens without signing in.',
    when: 'The host did not answer, answered with an error, or took too long.',
    fix: 'Check that the address opens in a browser without signing in.',
  },
  image_not_allowed: {
    status: 422,
    message:
      'The image must be at a public http or https address. This one is not, or its name is not known.',
    when: 'The address is not public, has another scheme or port, redirects to such an address, or its name is not known.',
    fix: 'Put the image on a public address.',
  },
  video_not_allowed: {
    status: 422,
    message:
      'The video must be at a public http or https address. This one is not, or its name is not known.',
    when: 'The address is not public, or has another scheme or port.',
    fix: 'Put the video on a public address.',
  },
  video_not_ready: {
    status: 422,
    message: 'Meta is still processing this video. Wait until it is ready, then send this again.',
    when: 'A creative uses a video that Meta has not finished processing, so there is no frame of it to show.',
    fix: 'Ask GET /adnet/videos/{id} until status.video_status is ready, or name an image_hash.',
  },
  image_invalid: {
    status: 422,
    message: 'The address does not lead to a JPEG, PNG, GIF or WebP image of at most 30 MB.',
    when: 'The file is not an image that Meta accepts, or it is too large.',
    fix: 'Use a JPEG, PNG, GIF or WebP file of at most 30 MB.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for another request. Use a new key for a new request.',
    when: 'The same Idempotency-Key came with a different request.',
    fix: 'Use a new key for each new request.',
  },
  write_limit_hour: {
    status: 429,
    message:
      'This workspace has used up its writes for the hour. Wait as long as Retry-After says.',
    when: 'The plan’s writes for any 60 minutes are used up.',
    fix: 'Wait as long as Retry-After says.',
  },
  write_limit_day: {
    status: 429,
    message: 'This workspace has used up its writes for the day. Wait as long as Retry-After says.',
    when: 'The plan’s writes for any 24 hours are used up.',
    fix: 'Wait as long as Retry-After says.',
  },
  ai_daily_cap: {
    status: 429,
    message: 'Today’s AI calls are used up. Wait until midnight UTC.',
    when: 'The plan’s AI calls for the day (UTC) are used up.',
    fix: 'Wait until midnight UTC; Retry-After says how long.',
  },
  stream_limit: {
    status: 429,
    message: 'This API key or session already follows 10 launches. End one of these streams first.',
    when: 'An eleventh event stream of the same API key or session is asked for on one node.',
    fix: 'End a stream that is no longer needed, or ask for the launch again and again.',
  },
  too_many_failed_attempts: {
    status: 429,
    message: 'Too many attempts of this account have failed within a minute.',
    when: 'More than 100 ad copy calls of the account ended without copy within a minute.',
    fix: 'Change the brief as the earlier answers say, and go on after Retry-After.',
  },
  headers_too_large: {
    status: 431,
    message: 'The request headers are too large. Send fewer or shorter ones.',
    when: 'The headers are larger than 16 KiB, or there are too many.',
    fix: 'Send fewer or shorter headers.',
  },
  internal: {
    status: 500,
    message:
      'The service has a defect and could not answer. Report the X-Request-Id to the operator.',
    when: 'The service has a defect.',
    fix: 'Report the X-Request-Id to the operator.',
  },
  generation_failed: {
    status: 502,
    message:
      'No ad copy could be written that passes the checks. Nothing was charged. Try again, or give more facts.',
    when: 'The copywriter failed, or claimed again and again what is not in the brief.',
    fix: 'Try again, or give more facts in benefits.',
  },
  adnet_unavailable: {
    status: 502,
    message:
      'Meta cannot be reached or gives no usable answer. This request created nothing. Try again later.',
    when: 'Meta is down, refuses connections, or gives an answer that cannot be read.',
    fix: 'Try again later.',
  },
  unavailable: {
    status: 503,
    message: 'The service is busy or cannot reach its database. Try again in a moment.',
    when: 'The database cannot be reached, or there are too many requests.',
    fix: 'Send the request again after Retry-After seconds.',
  },
  adnet_timeout: {
    status: 504,
    message: 'Meta did not answer in time. Try again later.',
    when: 'Reading from Meta took longer than allowed (ADNET_TIMEOUT_MS).',
    fix: 'Try again later.',
  },
  adnet_outcome_unknown: {
    status: 504,
    message: [
      'Meta’s answer was lost, so the object may exist or not. It will not be sent again.',
      'Send the same request with the same Idempotency-Key to learn what became of it.',
    ].join(' '),
    when: 'A create was sent to Meta, and no answer came back that says what became of it.',
    fix: 'Send the same request with the same Idempotency-Key later. The answer says what became of it, and nothing is created twice.',
  },
} as const satisfies Record<string, { status: number; message: string; when: string; fix: string }>;

export type FailureCode = keyof typeof failureTable;

export type FieldProblem = { field: string; message: string };

export type FailureOptions = {
  /** Set only if the contract gives one code two statuses. */
  status?: number;
  message?: string;
  fields?: FieldProblem[];
  /** Extra members of the error body: the whole `detail` for shapes 2 and 3, additions to `error` otherwise. */
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The only way to refuse a request: thrown anywhere with a code of the table, rendered in one place. */
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

export const isFailure = (error: unknown) => error instanceof Failure;

/** Any other error is a bug of ours: the caller gets `internal`, without details. */
export const asFailure = (error: unknown) =>
  error instanceof Failure ? error : new Failure('internal', { cause: error });
