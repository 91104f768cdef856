import { GreenroomError, type Help } from './error.ts';
import type { PlatformError } from './generated/types.ts';

/** The possible fields of a refusal; which of them exist shows its kind. */
type Refusal = {
  detail?: {
    error?:
      | string
      | {
          code: string;
          message: string;
          id?: string;
          fields?: { field: string; message: string }[];
        };
    message?: string;
    reason?: string;
    manual_steps?: string[];
  };
  error?: PlatformError['error'];
};

const parsed = (text: string): Refusal => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};

/** In seconds, because the service never sends a date here. */
const retryAfterOf = ({ headers }: Response) => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

/** The code and the message, from any of the four formats of an answer. */
const meaningOf = (body: Refusal, status: number, help: Help | undefined) => {
  const { detail, error } = body;
  if (error && !detail) {
    const reason = error.error_user_msg ?? error.message ?? 'no reason given';
    return [
      'platform_error',
      help ? `${help.title}. ${help.fix} (Meta: ${reason})` : `Meta: ${reason}`,
    ];
  }
  if (typeof detail?.error === 'object') return [detail.error.code, detail.error.message];
  if (detail?.error) return [detail.error, detail.message ?? detail.error];
  if (detail?.reason)
    return [detail.reason, 'Writes are locked. manualSteps says how a person does it.'];
  return ['unexpected_answer', `The answer has status ${status} and is not Greenroom’s.`];
};

/** The error for an answer; `ask` reads the explanation that the answer names. */
export const refusalOf = async (
  response: Response,
  text: string,
  idempotencyKey: string | undefined,
  ask: (url: string) => Promise<Help | undefined>,
) => {
  const body = parsed(text);
  const { detail, error } = body;
  const own = typeof detail?.error === 'object' ? detail.error : undefined;
  const url = response.headers.get('greenroom-help');
  const help = error && url ? await ask(url) : undefined;
  const [code = '', message = ''] = meaningOf(body, response.status, help);
  return new GreenroomError(message, {
    code,
    status: response.status,
    fields: own?.fields,
    platform: error,
    help,
    manualSteps: detail?.manual_steps,
    id: own?.id,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterOf(response),
    idempotencyKey,
    body: detail || error ? body : text,
  });
};
