/** What is made when it is first asked for, and then kept: a start that never asks does not pay for it. */
export const once = <T>(make: () => T): (() => T) => {
  let memo: { value: T } | undefined;
  return () => {
    memo ??= { value: make() };
    return memo.value;
  };
};
