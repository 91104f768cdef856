import { isLong } from './long.ts';

/**
 * The seed of a random test, printed so that a failure can be had again: SEED=… npx vitest run …
 * `npm test` always uses the same one: it judges a change by what the change does, not by luck.
 * `npm run test:long` takes a new one each time and looks where nobody has looked.
 */
export const propertySeed = (name: string) => {
  const usual = isLong ? Math.trunc(Math.random() * 2 ** 31) : 20_261_117;
  const seed = Number(process.env.SEED ?? usual);
  console.log(`${name}: SEED=${seed}`);
  return seed;
};

/** A small generator of our own, so that a seed gives the same run again. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
