/** Whether this is `npm run test:long`: every promise is kept in both forms, and tried harder in the long one. */
export const isLong = process.env.LONG === '1';

/** How much of something: so much in `npm test`, so much in `npm run test:long`; a set variable decides over both. */
export const amount = (name: string, short: number, long: number) =>
  Number(process.env[name] ?? (isLong ? long : short));

const isSecondStore = process.env.TEST_ENGINE === 'postgres';

/** Whether to try here what no store changes, in a file that is otherwise tried on both. */
export const isFirstStore = isLong || !isSecondStore;

/**
 * How thin a sample is of what one piece of code decides for all operations: each operation has a twelfth
 * of the cases, each case a twelfth of the operations; on the second store each case has two or so.
 */
export const thinner = isSecondStore ? 54 : 12;

/** The same for bodies and ids that are wrong. */
export const thinnerInputs = isSecondStore ? 72 : 48;

/** Of the four roles, which each operation names for itself, all are tried; on the second store of some operations one. */
export const thinnerRoles = isSecondStore ? 16 : 1;

/** Every n-th of a list in `npm test`, beginning where it is told; the whole of it in `npm run test:long`. */
export const sample = <T>(all: readonly T[], every: number, from = 0): T[] =>
  isLong ? [...all] : all.filter((_, at) => at % every === from % every);

/**
 * Of what a store keeps alike, such as objects of all kinds, every n-th on the second store; all of it on the first,
 * and in `npm run test:long` on both.
 */
export const fewerOnSecond = <T>(all: readonly T[], every: number): T[] =>
  isFirstStore ? [...all] : all.filter((_, at) => at % every === 0);
