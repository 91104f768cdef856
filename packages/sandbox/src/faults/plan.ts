import { refusedAnswer } from '../protocol/envelope.ts';
import { type Refusal, refusal } from '../protocol/refusal.ts';
import { newestVersion } from '../protocol/versions.ts';
import type { Answer } from '../protocol/wire.ts';
import type { World } from '../world/world.ts';
import type { CallFault, FaultKind } from './fault.ts';

/** How the bytes of the answer are sent, or not. */
export type Delivery =
  | { kind: 'send' }
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'close' }
  | { kind: 'cut'; bytes: number }
  | { kind: 'drip'; bytes: number; everyMs: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'flood'; bytes: number };

/** `commits`: whether the call is carried out. `answer`: sent instead of the real answer. */
export type FaultPlan = { commits: boolean; answer?: Answer; delivery: Delivery };

const refusedPlan = (world: World, parts: Partial<Refusal> & { code: number }): FaultPlan => {
  const answer = refusedAnswer(world, refusal(parts));
  const headers = { ...answer.headers, 'facebook-api-version': newestVersion };
  return { commits: false, answer: { ...answer, headers }, delivery: { kind: 'send' } };
};

const gateway =
  '<!DOCTYPE html>\n<html lang="en"><head><title>Error</title></head>' +
  '<body><h1>Sorry, something went wrong.</h1><p>We are working on it.</p></body></html>\n';

const silent = (kind: 'hang' | 'reset' | 'close', commits: boolean) => (): FaultPlan => ({
  commits,
  delivery: { kind },
});

type CreatePlan<K extends FaultKind> = (
  fault: Extract<CallFault, { kind: K }>,
  world: World,
  callerToken: () => string,
) => FaultPlan;

const customError = (
  fault: Extract<CallFault, { kind: 'error' | 'error-in-200' }>,
  world: World,
  status: number | undefined,
): FaultPlan => {
  const { code, subcode, message, type, transient, title, text, blame, afterCommit } = fault;
  const parts = {
    code,
    subcode,
    message: message ?? `(#${code}) The sandbox was told to answer with this error.`,
    transient: transient ?? (code === 2 ? true : undefined),
    title,
    text,
    blame,
    ...(type !== undefined && { type }),
    ...(status !== undefined && { status }),
  };
  return { ...refusedPlan(world, parts), commits: afterCommit };
};

const makers: { [K in FaultKind]: CreatePlan<K> } = {
  error: (fault, world) => customError(fault, world, fault.status),
  'error-in-200': (fault, world) =>
    customError(
      { ...fault, subcode: fault.subcode ?? (fault.code === 31 ? 3858385 : undefined) },
      world,
      200,
    ),
  'error-data-string': (_fault, world) =>
    refusedPlan(world, {
      code: 100,
      subcode: 1885272,
      title: 'Budget is too low',
      text: 'The budget is below the minimum.',
      blame: [['daily_budget']],
      dataAsText: true,
    }),
  'token-401': (_fault, world) =>
    refusedPlan(world, {
      code: 190,
      subcode: 463,
      status: 401,
      message: 'Error validating access token: Session has expired.',
    }),
  'echo-token': (_fault, world, callerToken) =>
    refusedPlan(world, { code: 190, message: `Malformed access token ${callerToken()}` }),
  'html-502': () => ({
    commits: false,
    answer: { status: 502, headers: { 'content-type': 'text/html; charset=utf-8' }, body: gateway },
    delivery: { kind: 'send' },
  }),
  'empty-503': () => ({
    commits: false,
    answer: { status: 503, headers: {}, body: '' },
    delivery: { kind: 'send' },
  }),
  hang: silent('hang', false),
  'hang-after-commit': silent('hang', true),
  'reset-before-commit': silent('reset', false),
  'reset-after-commit': silent('reset', true),
  'close-before-commit': silent('close', false),
  'close-after-commit': silent('close', true),
  cut: ({ bytes }) => ({ commits: true, delivery: { kind: 'cut', bytes } }),
  drip: ({ bytes, everyMs }) => ({ commits: true, delivery: { kind: 'drip', bytes, everyMs } }),
  delay: ({ ms }) => ({ commits: true, delivery: { kind: 'delay', ms } }),
  'huge-body': ({ bytes }) => ({ commits: false, delivery: { kind: 'flood', bytes } }),
};

export const planFault = (fault: CallFault, world: World, callerToken: () => string): FaultPlan => {
  // The fault and the function that plans it have the same kind, which the compiler cannot see through the union.
  const make = makers[fault.kind] as CreatePlan<FaultKind>;
  return make(fault, world, callerToken);
};
