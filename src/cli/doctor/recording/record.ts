import { isThrottle } from '../../../adnet/answers/platform-error.ts';
import { refuse } from '../../../operations/operator/core/refuse.ts';
import type { Ask, RecordedReply } from './ask.ts';
import type { PlatformFact } from './fact.ts';
import { type Circumstances, createKeyNames, factOf } from './facts.ts';
import { filledIn, findPlaces } from './places.ts';
import { type PlatformQuestion, reads } from './questions.ts';
import { trialWrites } from './trial-writes.ts';

export type RecordingResult = {
  facts: PlatformFact[];
  /** Questions about objects that the account does not have. */
  leftOut: PlatformQuestion[];
};

type Recording = Circumstances & {
  ask: Ask;
  account?: string | undefined;
  onQuestion?(nth: number, of: number): void;
};

/** Sends every question of the fixed list, one after the other, and keeps only the facts. */
export const record = async (recording: Recording): Promise<RecordingResult> => {
  const { ask, account, onQuestion } = recording;
  const places = await findPlaces(ask, account);
  if (!places.has('{account}')) return refuse('this token reaches no ad account');
  const nameOf = createKeyNames();
  const facts: PlatformFact[] = [];
  const leftOut: PlatformQuestion[] = [];
  const questions = [...reads, ...trialWrites];
  for (const [at, question] of questions.entries()) {
    onQuestion?.(at + 1, questions.length);
    const filledQuestion = filledIn(question, places);
    if (filledQuestion === null) {
      leftOut.push(question);
      continue;
    }
    const reply = await ask(filledQuestion);
    demandNoThrottle(reply);
    demandNothingMade(question, reply);
    facts.push(factOf(question, reply, { ...recording, nameOf }));
  }
  return { facts, leftOut };
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** An answer about too many calls says nothing about the question. */
const demandNoThrottle = ({ body }: RecordedReply) => {
  const code = fieldOf(fieldOf(body, 'error'), 'code');
  if (typeof code === 'number' && isThrottle({ code, subcode: null, isTransient: false }))
    refuse('the platform asks for fewer calls. Nothing was saved; try again in an hour');
};

/** A validation returns no id. If it does, the platform has created an object, and we stop. */
const demandNothingMade = ({ method, path }: PlatformQuestion, { body }: RecordedReply) => {
  const id = fieldOf(body, 'id');
  if (method === 'POST' && id !== undefined)
    refuse(
      [
        `the platform made object ${id} (POST ${path}) although it was asked to validate only.`,
        'It is paused; delete it in the ads manager. Nothing was saved',
      ].join(' '),
    );
};
