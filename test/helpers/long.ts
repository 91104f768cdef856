/** Whether this is `npm run test:long`: every promise is kept in both forms, and tried harder in the long one. */
export const isLong = process.env.LONG === '1';

/** How much of something: so much in `npm test`, so much in `npm run test:long`; a set variable decides over both. */
export const amount = (name: string, short: number, long: number) =>
  Number(process.env[name] ?? (isLong ? long : short));

/**
 * How thin a sample is: what is decided before the store is asked need not be tried as often on the
 * second of the two.
 */
export const thinner = process.env.TEST_ENGINE === 'postgres' ? 6 : 1;

/** The same for the four roles: on the second store each operation has two of them. */
export const thinnerRoles = Math.min(thinner, 2);

/** Every n-th of a list in `npm test`, beginning where it is told; the whole of it in `npm run test:long`. */
export const sample = <T>(all: readonly T[], every: number, from = 0): T[] =>
  isLong ? [...all] : all.filter((_, at) => at % every === from % every);
