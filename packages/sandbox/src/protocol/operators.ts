/** Whether a value passes, given all the values the filter names (one, a list, or two ends). */
type Test<T> = (held: T, wanted: readonly T[]) => boolean;
type Tests<T> = Record<string, Test<T>>;

const isAmong = <T>(held: T, wanted: readonly T[]) => wanted.includes(held);

const not =
  <T>(test: Test<T>): Test<T> =>
  (held, wanted) =>
    !test(held, wanted);

const memberTests = <T>(): Tests<T> => ({
  EQUAL: isAmong,
  NOT_EQUAL: not(isAmong),
  IN: isAmong,
  NOT_IN: not(isAmong),
  ANY: isAmong,
  ALL: (held, wanted) => wanted.every((value) => value === held),
  NONE: not(isAmong),
  // Which rows are the top ones depends on an order that nobody documents.
  TOP: () => true,
});

const orderTests = <T>(compare: (held: T, bound: T) => number): Tests<T> => {
  const toOne =
    (passes: (difference: number) => boolean): Test<T> =>
    (held, [bound]) =>
      bound !== undefined && passes(compare(held, bound));
  const isAbove = toOne((difference) => difference > 0);
  const isAtLeast = toOne((difference) => difference >= 0);
  const isBelow = toOne((difference) => difference < 0);
  const isAtMost = toOne((difference) => difference <= 0);
  const isWithin: Test<T> = (held, [low, high]) =>
    low !== undefined && high !== undefined && isAtLeast(held, [low]) && isAtMost(held, [high]);
  return {
    GREATER_THAN: isAbove,
    GREATER_THAN_OR_EQUAL: isAtLeast,
    LESS_THAN: isBelow,
    LESS_THAN_OR_EQUAL: isAtMost,
    AFTER: isAbove,
    ON_OR_AFTER: isAtLeast,
    BEFORE: isBelow,
    ON_OR_BEFORE: isAtMost,
    IN_RANGE: isWithin,
    NOT_IN_RANGE: not(isWithin),
  };
};

const anyPart =
  (has: (held: string, part: string) => boolean): Test<string> =>
  (held, wanted) =>
    wanted.some((part) => has(held.toLowerCase(), part.toLowerCase()));

const contains = anyPart((held, part) => held.includes(part));

const partTests: Tests<string> = {
  CONTAIN: contains,
  NOT_CONTAIN: not(contains),
  CONTAINS_ANY: contains,
  CONTAINS_ALL: (held, wanted) => wanted.every((part) => contains(held, [part])),
  NOT_CONTAINS_ANY: not(contains),
  STEM_MATCH: contains,
  STARTS_WITH: anyPart((held, part) => held.startsWith(part)),
  ENDS_WITH: anyPart((held, part) => held.endsWith(part)),
};

export const textTests: Tests<string> = { ...memberTests<string>(), ...partTests };

export const numberTests: Tests<number> = {
  ...memberTests<number>(),
  ...orderTests<number>((held, bound) => held - bound),
};

/** Every operator, for texts that may stand for numbers or times. */
export const mixedTests = (compare: (held: string, bound: string) => number): Tests<string> => ({
  ...textTests,
  ...orderTests(compare),
});

/** https://developers.facebook.com/docs/marketing-api/insights */
export const operatorNames: ReadonlySet<string> = new Set([
  ...Object.keys(numberTests),
  ...Object.keys(textTests),
]);

/** How many values an operator takes, where one or more would not do. */
export const arityOf = (operator: string): number | undefined => {
  if (operator.endsWith('IN_RANGE')) return 2;
  return Object.hasOwn(textTests, operator) ? undefined : 1;
};
