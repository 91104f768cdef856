import { platformError } from '../adnet/answers/platform-error.ts';
import { findErrorHelp } from '../adnet/errors/error-help.ts';
import {
  type Failure,
  type FailureCode,
  type FieldProblem,
  failureTable,
} from '../contract/failures.ts';
import type { RelayedAnswer } from '../kernel/answers/relayed.ts';
import { errorResult, type ToolResult } from './result.ts';
import { inToolWords } from './tool-words.ts';

/** The next step for an agent, where the message for programs names paths that agents do not have. */
const nextSteps: Partial<Record<FailureCode, string>> = {
  unauthorized: 'The API key is not valid. Ask the person who set it up for another one.',
  api_disabled: 'Ask the person who runs the account; no tool can change this.',
  plan_required: 'Ask the person who runs the account for a plan with ads management.',
  credits_exhausted: 'Write the copy yourself, or wait for the next month.',
  workspace_forbidden:
    'Leave workspace_id out to work in the key’s own workspace, or use an id from list_workspaces.',
  account_unproven:
    'The e-mail address behind this key is not confirmed. Ask the person to sign in with a link from whoever runs the ' +
    'service, and to make a new key.',
  workspace_not_found: 'Call list_workspaces and use one of its ids as workspace_id.',
  no_workspace: 'Call list_workspaces and use one of its ids as workspace_id.',
  workspace_role:
    'This key may not do that. Ask a person with a higher role to do it; reading tools still work.',
  workspace_archived: 'Use another workspace_id from list_workspaces.',
  writes_disabled:
    'The connection is new. Wait for retry_after_seconds, or give a person the manual_steps. Reading and plan_launch work ' +
    'meanwhile.',
  adnet_not_connected:
    'A person must connect the workspace: give them a link from create_connect_link, or ask an admin if you do not have ' +
    'that tool. Then poll connection_status.',
  ad_account_not_found: 'Call list_ad_accounts and use one of its ids.',
  unsupported_language:
    'Write the brief in one of supported_languages, or write the copy yourself.',
  launch_not_found: 'Call launch_status without launch_id to list launches.',
  launch_state:
    'Only a stopped launch can be resumed. One that awaits approval begins when a person approves it in the console; no ' +
    'tool can. Call launch_status for its state, and for what a client wants changed.',
  plan_changed:
    'Call plan_launch again, show the new plan to a person, above all what changed names, and send the new plan_digest to ' +
    'launch.',
  launch_limit:
    'Call launch_status to see them. Tell a person: they approve or cancel launches in the console, or wait until some are over.',
  guardrail:
    'Somebody has limited what may be made here. Change what fields names to what guardrails allows and call again, or ' +
    'tell a person which guardrail it is: an admin of the workspace can change it in the console. One whose is key belongs ' +
    'to this API key and cannot be changed: ask for another key.',
  invalid_request: 'Correct what fields lists and call again.',
  image_fetch_failed: 'Check that the address opens without signing in, or use another picture.',
  video_not_ready:
    'Call get_object with kind video until status.video_status is ready, then call again.',
  idempotency_in_progress: 'Call again with the same arguments after retry_after_seconds.',
  idempotency_key_reused: 'Leave idempotency_key out, or use a new one for new content.',
  adnet_outcome_unknown:
    'Do not send it under another key. Call again with the same arguments later: the answer says what became of it.',
  write_limit_hour: 'Wait for retry_after_seconds, then call again with the same arguments.',
  write_limit_day: 'Wait for retry_after_seconds, then call again with the same arguments.',
  payload_too_large: 'Send less at once: at most 1 MB.',
  internal: 'This is a defect of the service. Tell a person the request_id; do not try again.',
};

export const nextStepFor = (code: FailureCode) =>
  nextSteps[code] ?? inToolWords(failureTable[code].fix);

/** Converts a failure of ours to the result of a tool. */
export const failureResult = (failure: Failure, requestId: string): ToolResult => {
  const { code, message } = failure;
  const { fields, details, retryAfterSeconds } = failure.options;
  const error = {
    code,
    message: inToolWords(message),
    ...(fields && { fields: fields.map(problemInToolWords) }),
    ...details,
  };
  return errorResult(
    {
      error,
      ...(retryAfterSeconds !== undefined && {
        retry_after_seconds: Math.max(1, Math.ceil(retryAfterSeconds)),
      }),
      ...(failure.status >= 500 && { request_id: requestId }),
    },
    nextStepFor(code),
  );
};

/** A wrong field under the tool's name for it, with a fix that uses tools. */
export const problemInToolWords = <P extends FieldProblem & { fix?: string | undefined }>(
  problem: P,
): P => ({
  ...problem,
  field: inToolWords(problem.field),
  message: inToolWords(problem.message),
  ...(problem.fix !== undefined && { fix: inToolWords(problem.fix) }),
});

const whenToRetry = {
  never: 'The same will be refused again.',
  later: 'The same may work later: wait a few minutes.',
  after_reconnect: 'It can work once a person has connected the workspace again.',
  as_new_request: 'Then call again.',
};

/** Meta also returns code 190 for a field of a Page, although the connection works. */
const isPageTokenError = ({ body }: RelayedAnswer) =>
  /must be called with a Page Access Token/i.test(body.toString('utf8'));

const pageTokenStep =
  'The connection is fine; do not have anybody connect again. Meta gives this field of a Page only to the Page itself: ' +
  'leave it out. For lead forms and posts call list_assets with kind lead_forms or posts and the Page as owner_id.';

/** Converts a refusal of the platform, and adds what it means. */
export const refusalResult = (refusal: RelayedAnswer): ToolResult => {
  const { code, subcode } = platformError(refusal.body) ?? { code: null, subcode: null };
  const help = code === null ? undefined : findErrorHelp(code, subcode);
  const error = { code: 'refused_by_meta', status: refusal.status, meta_code: code, subcode };
  if (isPageTokenError(refusal)) return errorResult({ error }, pageTokenStep, refusal);
  if (!help)
    return errorResult({ error }, 'Read Meta’s own error below; change what it names.', refusal);
  const { title, meaning, fix, field, retry } = help;
  const nextStep = `${fix} ${whenToRetry[retry]}`;
  return errorResult({ error, help: { title, meaning, fix, field, retry } }, nextStep, refusal);
};
