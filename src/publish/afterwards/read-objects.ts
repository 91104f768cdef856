import * as z from 'zod';
import { parseExact } from '../../adnet/answers/exact-json.ts';
import type { AdnetClient, ReadResult, Token } from '../../adnet/client/client.ts';
import { objectId } from '../../adnet/ids.ts';
import { type Kind, kindOfAction, kinds } from '../../adnet/kinds/list.ts';
import type { ReadRequest } from '../../adnet/wire/lists.ts';
import type { Params } from '../../adnet/wire/passed-through.ts';
import {
  comparedNames,
  newObjectRead,
  newObjectsRead,
  unknownNames,
} from '../../adnet/wire/read-back.ts';
import { chunks } from '../../kernel/chunks.ts';
import type { UnverifiedWrite } from '../../store/journal/unverified-writes.ts';
import type { PublishDeps } from '../deps.ts';

const maxConcurrentReads = 8;

/** The platform accepts at most this many ids in one request. */
const maxTogether = 50;

const objectAnswer = z.looseObject({
  id: z.string(),
  status: z
    .string()
    .regex(/^[A-Z_]{1,40}$/)
    .optional(),
  created_time: z.string().optional(),
  updated_time: z.string().optional(),
});

const heldList = z.object({ data: z.array(objectAnswer) });

/** An object as the platform has it, and the requested fields that the platform knows. */
export type PlatformObject = {
  object: z.infer<typeof objectAnswer>;
  names: readonly string[];
  unknown: string[];
};

/** A new object, and what was sent for it. */
export type NewObject = UnverifiedWrite & { kind: Kind; sent: Params };

const journaledParams = (text: string): Params => {
  // The journal holds a JSON object that we have written.
  try {
    return JSON.parse(text) as Params;
  } catch {
    return {};
  }
};

export const newObjectOf = (write: UnverifiedWrite): NewObject => ({
  ...write,
  kind: kindOfAction(write.action),
  sent: journaledParams(write.params),
});

/** Fields that the platform has refused as unknown, by kind; an older API version knows fewer fields. */
const unreadable = new WeakMap<AdnetClient, Set<string>>();

const unreadableOf = ({ adnet }: PublishDeps) => {
  const fields = unreadable.get(adnet) ?? new Set<string>();
  unreadable.set(adnet, fields);
  return fields;
};

const missingField = /nonexisting field \((\w{1,80})\)/;

const refusedName = (answer: ReadResult) => {
  if (answer.kind === 'ok' || answer.error.code !== 100) return undefined;
  return missingField.exec(answer.relayed.body.toString())?.[1];
};

const maxRefusals = 8;

type ObjectAnswer = { body: Buffer; names: readonly string[]; refused: string[] };

/** Reads without the fields that the platform does not know, until it names no further one; null: read again later. */
const askKnown = async (
  deps: PublishDeps,
  token: Token,
  { kind, queueName }: { kind: Kind; queueName: string },
  fieldNames: readonly string[],
  requestFor: (names: readonly string[]) => ReadRequest,
): Promise<ObjectAnswer | null> => {
  const refusedIds: string[] = [];
  const unreadableFields = unreadableOf(deps);
  let names = fieldNames.filter((name) => !unreadableFields.has(`${kind}.${name}`));
  for (let round = 0; round <= maxRefusals; round++) {
    const { path, params } = requestFor(names);
    const answer = await deps.adnet.read(token, path, params, { queueName });
    if (answer.kind === 'ok') return { body: answer.relayed.body, names, refused: refusedIds };
    const name = refusedName(answer);
    if (name === undefined || !names.includes(name)) return null;
    refusedIds.push(name);
    if (kinds[kind].compared?.readable.includes(name)) unreadableFields.add(`${kind}.${name}`);
    names = names.filter((one) => one !== name);
  }
  return null;
};

/** Reads one object alone; null if it must be read again later. */
export const readObject = async (
  deps: PublishDeps,
  write: NewObject,
  token: Token,
): Promise<PlatformObject | null> => {
  const { kind, sent, object_id, ad_account_id: queueName } = write;
  const unknown = unknownNames(kind, sent);
  const answer = await askKnown(
    deps,
    token,
    { kind, queueName },
    [...comparedNames(kind, sent), ...unknown],
    (names) => newObjectRead(kind, object_id ?? '', names),
  );
  if (answer === null) return null;
  const object = objectAnswer.parse(parseExact(answer.body));
  const ignoredNames = answer.refused.filter((name) => unknown.includes(name));
  return { object, names: answer.names, unknown: ignoredNames };
};

/** Works on a few items at a time, until it is stopped. */
export const eachOf = async <T>(
  list: T[],
  isStopped: () => boolean,
  work: (one: T) => Promise<void>,
) => {
  const worker = async () => {
    for (let one = list.shift(); one !== undefined && !isStopped(); one = list.shift())
      await work(one);
  };
  await Promise.all(Array.from({ length: maxConcurrentReads }, worker));
};

type Tokens = (write: UnverifiedWrite) => Promise<Token | null>;

/** Objects by id, as far as a list contained them. */
export type ListedObjects = Map<string, PlatformObject>;

/** The list in which the object can be read together with others; null if it must be read alone. */
const listOf = ({ kind, sent, ad_account_id, own_token }: NewObject): string | null => {
  const { readTogether, path } = kinds[kind];
  // An object that may not exist is read alone, so that a refusal affects no other object.
  if (own_token === 1 || readTogether === null || unknownNames(kind, sent).length > 0) return null;
  if (readTogether === 'by_id') return path(ad_account_id);
  const parent = objectId(sent[readTogether.parent]);
  const edge = path(ad_account_id).split('/').at(-1);
  return parent === null ? null : `/${parent}/${edge}`;
};

/**
 * Reads the objects of one list together, because a call for each would use as much of Meta's limits as the creates
 * themselves. Objects that the list does not contain, because it lags behind or they are gone, are read alone.
 */
export const readObjectsTogether = async (
  deps: PublishDeps,
  due: readonly NewObject[],
  tokens: Tokens,
) => {
  const listedObjects: ListedObjects = new Map();
  const groups = new Map<string, { path: string; writes: NewObject[] }>();
  for (const write of due) {
    const path = listOf(write);
    if (path === null) continue;
    const name = `${write.workspace_id} ${write.action} ${path}`;
    const group = groups.get(name) ?? { path, writes: [] };
    group.writes.push(write);
    groups.set(name, group);
  }
  const several = [...groups.values()].flatMap(({ path, writes }) =>
    chunks(writes, maxTogether)
      .filter((batch) => batch.length > 1)
      .map((batch) => ({ path, writes: batch })),
  );
  await eachOf(
    several,
    () => false,
    async (group) => {
      for (const one of await listed(deps, group, tokens)) listedObjects.set(one.object.id, one);
    },
  );
  return listedObjects;
};

type Group = { path: string; writes: readonly NewObject[] };

const listed = async (
  deps: PublishDeps,
  { path, writes }: Group,
  tokens: Tokens,
): Promise<PlatformObject[]> => {
  const [first] = writes;
  const token = first && (await tokens(first));
  if (!token) return [];
  const { kind, ad_account_id: queueName } = first;
  const ids = writes.flatMap(({ object_id: id }) => id ?? []);
  const fieldNames = [...new Set(writes.flatMap(({ sent }) => comparedNames(kind, sent)))];
  try {
    const answer = await askKnown(deps, token, { kind, queueName }, fieldNames, (names) =>
      newObjectsRead(kind, path, ids, names),
    );
    if (answer === null) return [];
    const { data } = heldList.parse(parseExact(answer.body));
    return data
      .filter(({ id }) => ids.includes(id))
      .map((object) => ({ object, names: answer.names, unknown: [] }));
  } catch (error) {
    deps.log.debug({ err: error, account: queueName }, 'new objects could not be read together');
    return [];
  }
};
