import type { World } from '../world/world.ts';
import { translations } from './problems.ts';
import type { Refusal } from './refusal.ts';
import { type Answer, jsonType } from './wire.ts';

const localised = ({ subcode, title, text }: Refusal, locale: string) => {
  const own = subcode === undefined ? undefined : translations[locale.slice(0, 2)]?.[subcode];
  return own ?? { title, text };
};

const errorData = ({ blame, dataAsText }: Refusal) => {
  if (!blame) return {};
  const data = { blame_field_specs: blame };
  return { error_data: dataAsText === false ? data : JSON.stringify(data) };
};

/** The error body: always message, type, code and trace id; further fields if they are known. */
const envelope = (refusal: Refusal, trace: string, locale: string) => {
  const { message, type, code, subcode, transient } = refusal;
  const { title, text } = localised(refusal, locale);
  return {
    error: {
      message,
      type,
      code,
      ...errorData(refusal),
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...(transient !== undefined && { is_transient: transient }),
      ...(title !== undefined && { error_user_title: title }),
      ...(text !== undefined && { error_user_msg: text }),
      fbtrace_id: trace,
    },
  };
};

/** A header is one line of plain characters, so any other character becomes a question mark. */
const headerText = (message: string) => message.replace(/[^\x20-\x7e]|["\\]/g, '?').slice(0, 400);

const challenge = ({ type, code, message }: Refusal): Record<string, string> => {
  if (type !== 'OAuthException') return {};
  const kind = code === 190 || code === 102 ? 'invalid_token' : 'invalid_request';
  return {
    'www-authenticate': `OAuth "Facebook Platform" "${kind}" "${headerText(message)}"`,
  };
};

/** Builds every refusal of the platform. */
export const refusedAnswer = (world: World, refusal: Refusal, locale = 'en_US'): Answer => {
  const trace = world.idGenerator.trace();
  return {
    status: refusal.status,
    // The body has the same trace, so that either can be found from the other.
    headers: { 'content-type': jsonType, 'x-fb-trace-id': trace, ...challenge(refusal) },
    body: JSON.stringify(envelope(refusal, trace, locale)),
  };
};
