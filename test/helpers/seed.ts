/** One seed per run, printed so that a failure can be had again: SEED=… npx vitest run … */
export const propertySeed = (name: string) => {
  const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));
  console.log(`${name}: SEED=${seed}`);
  return seed;
};
