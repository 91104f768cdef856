import { openAgent } from '../../kernel/http-agent.ts';
import { withoutSlashes } from '../../kernel/pure/without-slashes.ts';
import type { CompletionRequest, CopyModel } from './copy-model.ts';
import { findCutJson, findJson } from './find-json.ts';
import { post, type Reply, retryAfterMs } from './post.ts';
import { modelError, type Trouble } from './trouble.ts';

type Fields = Record<string, unknown>;
type Rung = (request: CompletionRequest) => Fields;
type LadderName = 'temperature' | 'tokens' | 'messages' | 'format';

/**
 * The wire format of one kind of server. Each ladder offers optional fields, the best first; if a server refuses
 * one, the next one is tried.
 */
export type Dialect = {
  url: URL;
  /** What the server is reached through. */
  proxy: string | null;
  headers: Record<string, string>;
  /** The fields of every request. */
  body: Fields;
  ladders: Record<LadderName, Rung[]>;
  /** The text of the answer, and whether its end is missing; throws if the answer has no text. */
  read(answer: unknown): { text: string; isCutOff: boolean };
};

type Stance = Record<LadderName, number>;

/** What a refusal mentions when it is about that ladder. */
const mentions: [LadderName, RegExp][] = [
  ['temperature', /temperature/i],
  ['tokens', /max_(completion_|output_)?tokens|maximum (context|output)|too many tokens/i],
  ['messages', /system (role|message|prompt)|role.{0,20}system|roles must alternate/i],
  ['format', /format|json|schema|grammar|structured|guided|output_config|tool/i],
];

const advice: Record<number, string> = {
  401: 'check COPY_API_KEY',
  403: 'check COPY_API_KEY and what it may use',
  404: 'check COPY_BASE_URL and COPY_MODEL',
  429: 'its rate limit is used up',
};

/** Refusals that no other wording of the question would change. */
const hopeless =
  /invalid[ _]api[ _]?key|api[ _]?key (is )?(not valid|invalid)|credit balance|insufficient_quota/i;

/** A server may say no to a field politely (400, 422, 501) or by failing on it (500 naming it). */
const isRefusal = ({ status, text }: Reply) =>
  [400, 422, 501].includes(status)
    ? !hopeless.test(text)
    : status === 500 && /schema|grammar|response_format|output_config/i.test(text);

/** The ladder the refusal names, else any with a rung left: a vague 400 may mean each of them. */
const stepDown = (dialect: Dialect, stance: Stance, text: string): Stance | undefined => {
  const hasRung = ([name]: [LadderName, RegExp]) => stance[name] + 1 < dialect.ladders[name].length;
  const openLadders = mentions.filter(hasRung);
  const step = openLadders.find(([, words]) => words.test(text)) ?? openLadders.at(-1);
  return step && { ...stance, [step[0]]: stance[step[0]] + 1 };
};

const complaint = ({ status, text }: Reply) => {
  if (status === 0) return `The model server could not be reached (${text}).`;
  if (status >= 300 && status < 400) return 'The model server redirects, which is not followed.';
  const hint = advice[status];
  // Never the answer's own words: they may repeat the key or the brief.
  return `The model server answered ${status}${hint ? `; ${hint}` : ''}.`;
};

/** A server whose limit is used up says 429, an overloaded one 529 or 503. */
const kindOf = ({ status, text }: Reply): Trouble => {
  if (status === 0) return 'unreachable';
  if (status === 400 && hopeless.test(text)) return 'wrong_key';
  if ([429, 503, 529].includes(status)) return 'overloaded';
  if (status === 401 || status === 403) return 'wrong_key';
  if (status === 404) return 'no_model';
  return status >= 500 ? 'broken' : 'refused';
};

const secondsOf = (reply: Reply) => {
  const ms = retryAfterMs(reply);
  return ms === undefined ? undefined : Math.min(Math.max(Math.ceil(ms / 1000), 1), 3600);
};

const parseReply = ({ text }: Reply): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw modelError('unreadable', 'The model server did not answer in JSON.');
  }
};

/** Prose in place of an answer that begins or ends like this is a refusal. */
const isRefusalProse = (text: string) =>
  text.length < 1500 &&
  /\b(?:I(?:’|'| a)m sorry|I (?:can(?:no|’|')t|am (?:not able|unable)|won(?:’|')t|must decline)|(?:can(?:no|’|')t|unable to) (?:help|assist|write|create|comply))\b/i.test(
    text,
  );

/** The JSON of an answer; of one that was cut off, the parts that are whole. */
export const jsonIn = ({ text, isCutOff }: ReturnType<Dialect['read']>, keys: string[]): object => {
  const json = isCutOff ? findCutJson(text, keys) : findJson(text, keys);
  if (json) return json;
  if (isCutOff) throw modelError('cut_off', 'The model’s answer was cut off at its limit.');
  if (isRefusalProse(text)) throw modelError('declined', 'The model declined in its own words.');
  throw modelError('unreadable', 'The model’s answer holds no JSON of the form asked for.');
};

const bodyFor = (dialect: Dialect, stance: Stance, request: CompletionRequest) => {
  const rungs = mentions.map(([name]) => dialect.ladders[name][stance[name]]?.(request));
  return JSON.stringify(Object.assign({}, dialect.body, ...rungs));
};

/** A model reached over HTTP that remembers, for as long as it lives, what its server accepts. */
export const createModel = (dialect: Dialect): CopyModel => {
  const dispatcher = openAgent(dialect.proxy);
  let acceptedStance: Stance = { temperature: 0, tokens: 0, messages: 0, format: 0 };
  const { url, headers } = dialect;
  return {
    async complete(request) {
      let stance: Stance | undefined = acceptedStance;
      for (;;) {
        const body = bodyFor(dialect, stance, request);
        const letter = { url, headers, body, dispatcher, signal: request.signal };
        const reply: Reply = await post(letter, isRefusal);
        if (reply.status === 200) {
          acceptedStance = stance;
          return jsonIn(dialect.read(parseReply(reply)), request.schema.required);
        }
        stance = isRefusal(reply) ? stepDown(dialect, stance, reply.text) : undefined;
        if (!stance) throw modelError(kindOf(reply), complaint(reply), secondsOf(reply));
      }
    },
  };
};

/** Copy wants a warm model, a verdict a cold one; some models take no temperature at all. */
export const temperatures: Rung[] = [({ temperature = 0.8 }) => ({ temperature }), () => ({})];

/** The path under a base URL, its query kept: some gateways carry a version there. */
export const endpoint = (baseUrl: string, path: string) => {
  const url = new URL(baseUrl);
  url.pathname = withoutSlashes(url.pathname) + path;
  return url;
};

/** The schema goes into the prompt in every mode: some servers accept it and show it to no one. */
export const systemWithSchema = ({ system, schema }: CompletionRequest) =>
  `${system}\n\nAnswer with one JSON object and nothing else. It follows this JSON Schema:\n${JSON.stringify(schema)}`;
