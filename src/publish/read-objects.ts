import * as z from 'zod';
import type { Token } from '../adnet/client/client.ts';
import { kindOfAction, kinds } from '../adnet/kinds/list.ts';
import { namedRead, objectRead } from '../adnet/wire/lists.ts';
import type { Unverified } from '../store/journal/unverified-writes.ts';
import type { PublishDeps } from './deps.ts';

const atOnce = 8;

const held = z.object({
  status: z.string().regex(/^[A-Z_]{1,40}$/),
  created_time: z.string().optional(),
  updated_time: z.string().optional(),
});

const heldList = z.object({ data: z.array(held.extend({ id: z.string() })) });

/** What the platform says of an object. */
export type Held = z.infer<typeof held>;

/** One object alone; null: it has to be asked again. */
export const look = async (deps: PublishDeps, write: Unverified, token: Token) => {
  const { path, params } = objectRead(write.object_id ?? '', 'readBack');
  const queueName = write.ad_account_id;
  const answer = await deps.adnet.read(token, path, params, { queueName });
  return answer.kind === 'ok' ? held.parse(JSON.parse(answer.relayed.body.toString())) : null;
};

/** A few at a time, until it is stopped. */
export const eachOf = async <T>(
  list: T[],
  isStopped: () => boolean,
  work: (one: T) => Promise<void>,
) => {
  const worker = async () => {
    for (let one = list.shift(); one !== undefined && !isStopped(); one = list.shift())
      await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

type Tokens = (write: Unverified) => Promise<Token | null>;

/** Objects by their id, as far as a list of their ad account showed them. */
export type Seen = Map<string, Held>;

/**
 * Objects of one kind and ad account are asked for together: a call for each would take as much of Meta's limits as the creates
 * themselves. What a list does not show, because it lags behind or the object is gone, is asked for alone.
 */
export const lookTogether = async (
  deps: PublishDeps,
  due: readonly Unverified[],
  tokens: Tokens,
) => {
  const seen: Seen = new Map();
  const groups = new Map<string, Unverified[]>();
  for (const write of due) {
    if (write.own_token === 1 || !kinds[kindOfAction(write.action)].canBeListedById) continue;
    const name = `${write.workspace_id} ${write.ad_account_id} ${write.action}`;
    groups.set(name, [...(groups.get(name) ?? []), write]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  await eachOf(
    several,
    () => false,
    async (group) => {
      for (const { id, ...object } of await listed(deps, group, tokens)) seen.set(id, object);
    },
  );
  return seen;
};

const listed = async (deps: PublishDeps, group: readonly Unverified[], tokens: Tokens) => {
  const [first] = group;
  const token = first && (await tokens(first));
  if (!token) return [];
  const { action, ad_account_id: queueName } = first;
  const ids = group.flatMap(({ object_id: id }) => id ?? []);
  try {
    const { path, params } = namedRead(
      kinds[kindOfAction(action)].path(queueName),
      ids,
      'readBack',
    );
    const answer = await deps.adnet.read(token, path, params, { queueName });
    if (answer.kind !== 'ok') return [];
    const { data } = heldList.parse(JSON.parse(answer.relayed.body.toString()));
    return data.filter(({ id }) => ids.includes(id));
  } catch (error) {
    deps.log.debug({ err: error, account: queueName }, 'new objects could not be read together');
    return [];
  }
};
