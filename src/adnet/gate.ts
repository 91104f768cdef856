import { Failure } from '../kernel/failures.ts';
import { foldKey, isInnocent } from './reserved.ts';

export type WriteKind = 'campaign' | 'adset' | 'ad' | 'creative' | 'image' | 'pause';

type Allowed = { kind: WriteKind; proof?: string | null; validateOnly?: boolean };

/** Campaigns, ad sets and ads are born paused; creatives and images have no such state. */
const mustBePaused = {
  campaign: true,
  adset: true,
  ad: true,
  pause: true,
  creative: false,
  image: false,
} as const satisfies Record<WriteKind, boolean>;

const deepest = 96;
const forbidden = /status|accesstoken|appsecret|clientsecret|executionoptions|includeheaders/;
const forbiddenWords =
  /^(?:batch|adbatch|asyncbatch|(?:ad|adset|adgroup|campaign|campaigngroup)spec)$/;
const forbiddenAtTheTop = /^(?:method|fields|ids?|callback)$/;

/**
 * The last gate. It reads the bytes that are about to be sent, knows nothing of how they came
 * about, and lets them out only if no object can come alive through them.
 */
export const assertHarmless = (body: Buffer, allowed: Allowed): void => {
  const params: unknown = JSON.parse(body.toString('utf8'));
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw new Error('A create is an object.');
  const own = new Map<string, unknown>(Object.entries(params));
  takeOwn(own, allowed);
  for (const [key, value] of own) {
    if (forbiddenAtTheTop.test(foldKey(key))) throw refusal(key);
    look(key, value, 0);
  }
};

/** What we put in ourselves must be there exactly as we put it, and is then taken aside. */
const takeOwn = (own: Map<string, unknown>, { kind, proof, validateOnly }: Allowed) => {
  if (mustBePaused[kind]) {
    if (own.get('status') !== 'PAUSED') throw new Error('A create must say that it is paused.');
    own.delete('status');
  }
  if (typeof proof === 'string' && own.get('appsecret_proof') === proof)
    own.delete('appsecret_proof');
  if (validateOnly && JSON.stringify(own.get('execution_options')) === '["validate_only"]')
    own.delete('execution_options');
};

const look = (key: string, value: unknown, depth: number): void => {
  const folded = foldKey(key);
  if (!isInnocent(key, value) && (forbidden.test(folded) || forbiddenWords.test(folded)))
    throw refusal(key);
  lookInto(key, value, depth + 1);
};

const lookInto = (key: string, value: unknown, depth: number): void => {
  if (depth > deepest) throw refusal(key);
  if (typeof value === 'string') {
    const inner = decoded(value);
    if (inner !== undefined) lookInto(key, inner, depth + 1);
  } else if (Array.isArray(value)) {
    for (const item of value) lookInto(key, item, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) look(name, inner, depth + 1);
  }
};

const decoded = (text: string): unknown => {
  const first = text.trimStart()[0];
  if (first !== '{' && first !== '[' && first !== '"') return undefined;
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
};

const refusal = (key: string) =>
  new Failure('invalid_request', {
    fields: [{ field: key, message: 'This cannot be part of a create: everything starts paused.' }],
  });
