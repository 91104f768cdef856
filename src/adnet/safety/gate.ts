import { Failure } from '../../contract/failures.ts';
import { enterKey, enterValue, keysOf, openText, type Walk } from '../../kernel/text/json-walk.ts';
import { type Kind, kinds } from '../kinds/list.ts';
import { foldKey, isInnocent } from './reserved-keys.ts';
import { walkCreate } from './walk-create.ts';

/** A create, or the pausing of an object that is live. */
export type WriteKind = Kind | 'pause';

type AllowedWrite = { kind: WriteKind; proof?: string | null; validateOnly?: boolean };

/** What can be live is created paused; the rest has no such state. */
const mustBePaused = (kind: WriteKind) => kind === 'pause' || kinds[kind].canBeLive;

const forbidden = /status|accesstoken|appsecret|clientsecret|executionoptions|includeheaders/;
const forbiddenWords =
  /^(?:batch|adbatch|asyncbatch|(?:ad|adset|adgroup|campaign|campaigngroup)spec)$/;
const forbiddenAtTheTop = /^(?:method|fields|ids?|callback)$/;

/**
 * The last gate. It reads the JSON that is about to be sent, knows nothing of how it came
 * about, and lets it out only if no object can come alive through it.
 */
export const assertHarmless = (json: Buffer | string, allowed: AllowedWrite): void => {
  const params: unknown = JSON.parse(String(json));
  // Not `isObject`: what the last gate demands is written here, where no other change reaches it.
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw new Error('A create is an object.');
  const own = new Map<string, unknown>(Object.entries(params));
  takeOwn(own, allowed);
  const walk = walkCreate('body');
  for (const [key, value] of own) {
    walk.field = key;
    look(walk, key, value, 0, 0);
    if (forbiddenAtTheTop.test(foldKey(key))) throw refusal(key);
  }
};

/** Our own fields must be exactly as we set them; they are removed before the check of the others. */
const takeOwn = (own: Map<string, unknown>, { kind, proof, validateOnly }: AllowedWrite) => {
  if (mustBePaused(kind)) {
    if (own.get('status') !== 'PAUSED') throw new Error('A create must say that it is paused.');
    own.delete('status');
  }
  if (typeof proof === 'string' && own.get('appsecret_proof') === proof)
    own.delete('appsecret_proof');
  if (validateOnly && JSON.stringify(own.get('execution_options')) === '["validate_only"]')
    own.delete('execution_options');
};

const look = (walk: Walk, key: string, value: unknown, depth: number, textDepth: number): void => {
  enterKey(walk, key);
  const foldedKey = foldKey(key);
  if (!isInnocent(key, value) && (forbidden.test(foldedKey) || forbiddenWords.test(foldedKey)))
    throw refusal(key);
  lookInto(walk, value, depth + 1, textDepth);
};

const lookInto = (walk: Walk, value: unknown, depth: number, textDepth: number): void => {
  enterValue(walk, depth);
  if (typeof value === 'string') {
    const inner = openText(walk, value, textDepth);
    if (inner !== undefined) lookInto(walk, inner, depth + 1, textDepth + 1);
  } else if (Array.isArray(value)) {
    for (const item of value) lookInto(walk, item, depth + 1, textDepth);
  } else if (typeof value === 'object' && value !== null) {
    // Its own key, of an object that came out of JSON.
    for (const name of keysOf(walk, value))
      look(walk, name, (value as Record<string, unknown>)[name], depth + 1, textDepth);
  }
};

const refusal = (key: string) =>
  new Failure('invalid_request', {
    fields: [{ field: key, message: 'This cannot be part of a create: everything starts paused.' }],
  });
