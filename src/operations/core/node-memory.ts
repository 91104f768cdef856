/**
 * Memory that operations keep on this node, such as pictures of pages. Each value is created at its first use, once
 * for each function that creates it. It belongs to `deps`, so that two services in one process share nothing.
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
