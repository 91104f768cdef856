/**
 * What operations keep in memory on this node, such as pictures that pages show: made by the first who asks for it, once for
 * each function that makes it. It hangs on `deps`, so that two services in one process share nothing.
 */
export type NodeMemory = <T>(make: () => T) => T;

export const createNodeMemory = (): NodeMemory => {
  const values = new Map<() => unknown, unknown>();
  return <T>(make: () => T): T => {
    if (!values.has(make)) values.set(make, make());
    // This function made it.
    return values.get(make) as T;
  };
};
