/** One seed per run, printed so that a failure can be had again: SEED=… npx vitest run … */
export const propertySeed = (name: string) => {
  const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));
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
