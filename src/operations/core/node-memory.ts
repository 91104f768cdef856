/**
 * What operations keep in memory on this node, such as pictures that pages show: made by the first who asks for it, once for
 * each function that makes it. It hangs on `deps`, so that two services in one process share nothing.
 */
export type NodeMemory = <T>(make: () => T) => T;

export const createNodeMemory = (): NodeMemory => {
  const made = new Map<() => unknown, unknown>();
  return <T>(make: () => T): T => {
    if (!made.has(make)) made.set(make, make());
    // This function made it.
    return made.get(make) as T;
  };
};
