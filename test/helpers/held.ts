import { afterAll, beforeAll } from 'vitest';

/** Something all tests of a file share: made before the first of them, stopped after the last. */
export const held = <T extends { stop(): Promise<unknown> }>(make: () => Promise<T>): T => {
  const thing = {} as T;
  let made: T | undefined;
  beforeAll(async () => {
    made = await make();
    Object.assign(thing, made);
  });
  afterAll(() => made?.stop());
  return thing;
};
