import { isLong } from './long-run.ts';

/**
 * The seed of a random test, printed so that a failure can be repeated: SEED=… npx vitest run … `npm test` always
 * uses the same seed, so that it judges a change by what the change does and not by luck. `npm run test:long` uses
 * a new seed each time.
 */
export const propertySeed = (name: string) => {
  const usual = isLong ? Math.trunc(Math.random() * 2 ** 31) : 20_261_117;
  const seed = Number(process.env.SEED ?? usual);
  console.log(`${name}: SEED=${seed}`);
  return seed;
};

/** A small generator of our own, so that equal seeds give equal runs. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
