/** True in `npm run test:long`. Both forms test every promise, the long one with more attempts. */
export const isLong = process.env.LONG === '1';

/** An amount for `npm test` and one for `npm run test:long`; an environment variable overrides both. */
export const amount = (name: string, short: number, long: number) =>
  Number(process.env[name] ?? (isLong ? long : short));

const isSecondStore = process.env.TEST_ENGINE === 'postgres';

/** True if tests that do not depend on the store should run here, in a file that runs on both stores. */
export const isFirstStore = isLong || !isSecondStore;

/**
 * How thin a sample is of what one piece of code decides for all operations: each operation has a twelfth
 * of the cases, each case a twelfth of the operations; on the second store each case has two or so.
 */
export const thinner = isSecondStore ? 54 : 12;

/** The same for wrong bodies and ids. */
export const thinnerInputs = isSecondStore ? 72 : 48;

/** Each operation names its roles itself, so all four are tested; on the second store, one role of some operations. */
export const thinnerRoles = isSecondStore ? 16 : 1;

/** In `npm test`, every n-th item of a list from a given start; in `npm run test:long` all of them. */
export const sample = <T>(all: readonly T[], every: number, from = 0): T[] =>
  isLong ? [...all] : all.filter((_, at) => at % every === from % every);

/**
 * For items that a store handles alike, such as objects of all kinds: every n-th on the second store; all on the
 * first, and in `npm run test:long` on both.
 */
export const fewerOnSecond = <T>(all: readonly T[], every: number): T[] =>
  isFirstStore ? [...all] : all.filter((_, at) => at % every === 0);
