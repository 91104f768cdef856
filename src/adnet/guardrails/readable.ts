import { isObject } from '../../kernel/is-object.ts';
import { parseJson } from '../../kernel/text/parse-json.ts';
import { parseExact } from '../answers/exact-json.ts';
import { adAccountId, objectId } from '../ids.ts';
import { foldKey } from '../safety/reserved-keys.ts';
import type { ReadRequest } from '../wire/lists.ts';

/** What a read concerns, for the check of its ad account. */
export type ReadSubject =
  /** The ad account itself, or something that belongs to it. */
  | { kind: 'account'; id: string }
  /** An object whose ad account only Meta knows. */
  | { kind: 'object'; id: string; mayLackAccount: boolean }
  /** A list of the login's ad accounts. */
  | { kind: 'accounts' }
  /** Something that belongs to no ad account. */
  | { kind: 'none' };

export const subjectOf = ({ path, ofNoAccount }: ReadRequest): ReadSubject => {
  const [, first = '', edge] = path.split('/');
  if (first === 'me') return edge === 'adaccounts' ? { kind: 'accounts' } : { kind: 'none' };
  if (first.startsWith('act_')) return { kind: 'account', id: first };
  return objectId(first) === null
    ? { kind: 'none' }
    : { kind: 'object', id: first, mayLackAccount: ofNoAccount === true };
};

/** Fields through which an object leads to other ad accounts: businesses, people and what they share. */
const leadsAway = /account|business|owner|user|agenc|shared|assigned|parent|client/;

const fieldSteps = /(?<![A-Za-z0-9_])([A-Za-z_][A-Za-z0-9_]*)\s*(?:\.[a-z_]+\([^)]*\)\s*)*[{.]/g;

/** The first of these fields that would show other ad accounts; null if none does. */
export const fieldLeadingAway = (fields: string | undefined): string | null => {
  for (const [, name = ''] of (fields ?? '').matchAll(fieldSteps))
    if (leadsAway.test(foldKey(name))) return name;
  return null;
};

/** The ad account in the answer to `objectRead(id, 'accountOf')`; null if it names none. */
export const accountIn = (answer: Buffer): string | null => {
  const object = parseExact(answer);
  const id = isObject(object) ? object['account_id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? adAccountId(String(id)) : null;
};

/** A list of ad accounts, reduced to the allowed ones; null if it cannot be read. */
export const onlyAccounts = (answer: Buffer, allowed: readonly string[]): Buffer | null => {
  const list = parseJson(answer);
  if (!isObject(list) || !Array.isArray(list['data'])) return null;
  const data = list['data'].filter((row: unknown) => {
    const id = isObject(row) ? adAccountId(String(row['id'] ?? row['account_id'])) : null;
    return id !== null && allowed.includes(id);
  });
  const { summary: _, ...rest } = list;
  return Buffer.from(JSON.stringify({ ...rest, data }));
};
