import { setTimeout } from 'node:timers/promises';
import { Failure } from '../../contract/failures.ts';
import { elapsed } from '../../kernel/clock.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import {
  claimRead,
  deleteKeptRead,
  deleteKeptReads,
  findKeptRead,
  saveRead,
} from '../../store/overview/kept-reads.ts';
import { freshMs } from '../clients/refresh-accounts.ts';
import type { Deps } from '../core/deps.ts';

const pauseMs = 50;
/** A longer answer is not shared; the next reader asks the platform again. */
const maxAnswerLength = 512 * 1024;

const createAsking = () => new Map<string, Promise<unknown>>();

/**
 * Asks the platform a question about a client once a minute at most, over all callers and nodes; in between,
 * returns the stored answer. The answer must be plain JSON. Refusals are not stored. The caller must have checked
 * that the client may be read.
 */
export const readThroughCache = <T>(
  deps: Deps,
  workspaceId: string,
  question: string,
  ask: () => Promise<T>,
): Promise<T> => {
  const openQuestions = deps.memory(createAsking);
  const key = { workspace_id: workspaceId, question: fingerprintOf(question) };
  const name = `${key.workspace_id} ${key.question}`;
  // The name contains the question, so the answer has its type.
  const sharedAnswer = openQuestions.get(name) as Promise<T> | undefined;
  if (sharedAnswer) return sharedAnswer;
  const answer = findOrAsk(deps, key, ask);
  openQuestions.set(name, answer);
  const end = () => openQuestions.delete(name);
  answer.then(end, end);
  return answer;
};

type KeptReadKey = Parameters<typeof claimRead>[1];

const findOrAsk = async <T>(deps: Deps, key: KeptReadKey, ask: () => Promise<T>) => {
  const { db } = deps.store;
  const storedAnswer = await findOrClaim(deps, key);
  if (storedAnswer !== null) return JSON.parse(storedAnswer) as T;
  try {
    const answer = await ask();
    const text = JSON.stringify(answer);
    if (text.length <= maxAnswerLength) await saveRead(db, key, text);
    else await deleteKeptRead(db, key);
    return answer;
  } catch (error) {
    await deleteKeptRead(db, key);
    throw error;
  }
};

/** Returns a stored answer, or null if this node has to ask. While another node asks, waits for its answer. */
const findOrClaim = async ({ store: { db }, platformTimeoutMs }: Deps, key: KeptReadKey) => {
  const began = elapsed();
  for (;;) {
    const storedAnswer = await findKeptRead(db, key, freshMs);
    if (storedAnswer !== undefined) return storedAnswer;
    if (await claimRead(db, key, freshMs)) return null;
    // The other node has died, or Meta is very slow. Another node may ask a minute after the first one began.
    if (elapsed() - began > platformTimeoutMs)
      throw new Failure('unavailable', {
        message: 'Meta has not answered yet. Try again in a minute.',
        retryAfterSeconds: 60,
      });
    await setTimeout(pauseMs);
  }
};

/** Deletes stored reads after the library has changed. */
export const forgetReads = ({ store }: Deps, workspaceId: string) =>
  deleteKeptReads(store.db, workspaceId);
