import { setTimeout } from 'node:timers/promises';
import { span } from '../../kernel/clock.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import {
  claimRead,
  deleteKeptRead,
  deleteKeptReads,
  findKeptRead,
  saveRead,
} from '../../store/kept-reads.ts';
import type { Deps } from '../deps.ts';
import { freshMs } from './see-accounts.ts';

/** Longer than the platform is waited for; after that the node that asked has died. */
const longestWait = span({ seconds: 20 });
const pauseMs = 50;
/** A longer answer is not shared: the next who looks asks again. */
const longestAnswer = 512 * 1024;

const asking = new Map<string, Promise<unknown>>();

/**
 * What the platform answers to a question about a client, asked at most once a minute, whoever looks and on whichever node.
 * The answer must be plain JSON. A refusal is not kept. Whoever calls has made sure that the client may be looked at.
 */
export const readKept = <T>(
  deps: Deps,
  workspaceId: string,
  question: string,
  ask: () => Promise<T>,
): Promise<T> => {
  const key = { workspace_id: workspaceId, question: fingerprintOf(question) };
  const name = `${key.workspace_id} ${key.question}`;
  // The name is made of the question, so the answer is of its type.
  const shared = asking.get(name) as Promise<T> | undefined;
  if (shared) return shared;
  const answer = findOrAsk(deps, key, ask);
  asking.set(name, answer);
  const end = () => asking.delete(name);
  answer.then(end, end);
  return answer;
};

type Key = Parameters<typeof claimRead>[1];

const findOrAsk = async <T>({ store: { db } }: Deps, key: Key, ask: () => Promise<T>) => {
  for (let waited = 0; waited < longestWait; waited += pauseMs) {
    const known = await findKeptRead(db, key, freshMs);
    if (known !== undefined) return JSON.parse(known) as T;
    if (await claimRead(db, key, freshMs)) break;
    await setTimeout(pauseMs);
  }
  try {
    const answer = await ask();
    const text = JSON.stringify(answer);
    if (text.length <= longestAnswer) await saveRead(db, key, text);
    else await deleteKeptRead(db, key);
    return answer;
  } catch (error) {
    await deleteKeptRead(db, key);
    throw error;
  }
};

/** Once its library has grown, what was read of a client before says nothing. */
export const forgetReads = ({ store }: Deps, workspaceId: string) =>
  deleteKeptReads(store.db, workspaceId);
