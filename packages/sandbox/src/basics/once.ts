/** Makes a value at its first use and keeps it, so that a start that never uses it does not pay for it. */
export const once = <T>(make: () => T): (() => T) => {
  let memo: { value: T } | undefined;
  return () => {
    memo ??= { value: make() };
    return memo.value;
  };
};
