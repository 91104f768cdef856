import { afterAll, beforeAll } from 'vitest';

/** A resource that all tests of a file share: created before the first of them, stopped after the last. */
export const shared = <T extends { stop(): Promise<unknown> }>(make: () => Promise<T>): T => {
  const thing = {} as T;
  let instance: T | undefined;
  beforeAll(async () => {
    instance = await make();
    Object.assign(thing, instance);
  });
  afterAll(() => instance?.stop());
  return thing;
};
