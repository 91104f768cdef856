/**
 * The memory that operations keep on this node, such as pictures that pages show: each part is made by the first who
 * asks for it, once for each function that makes it. It hangs on `deps`, so that two services in one process share
 * nothing.
 */
export type NodeMemory = <T>(make: () => T) => T;

export const createNodeMemory = (): NodeMemory => {
  const values = new Map<() => unknown, unknown>();
  return <T>(make: () => T): T => {
    if (!values.has(make)) values.set(make, make());
    // The value was made by this function, so it has its type.
    return values.get(make) as T;
  };
};
