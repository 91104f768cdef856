/** Checks a value against the values of the filter: one, a list, or two bounds. */
type Test<T> = (subject: T, operands: readonly T[]) => boolean;
type Tests<T> = Record<string, Test<T>>;

const isAmong = <T>(subject: T, operands: readonly T[]) => operands.includes(subject);

const not =
  <T>(test: Test<T>): Test<T> =>
  (subject, operands) =>
    !test(subject, operands);

const memberTests = <T>(): Tests<T> => ({
  EQUAL: isAmong,
  NOT_EQUAL: not(isAmong),
  IN: isAmong,
  NOT_IN: not(isAmong),
  ANY: isAmong,
  ALL: (subject, operands) => operands.every((value) => value === subject),
  NONE: not(isAmong),
  // The order that decides which rows are the top ones is not documented.
  TOP: () => true,
});

const orderTests = <T>(compare: (subject: T, bound: T) => number): Tests<T> => {
  const toOne =
    (passes: (difference: number) => boolean): Test<T> =>
    (subject, [bound]) =>
      bound !== undefined && passes(compare(subject, bound));
  const isAbove = toOne((difference) => difference > 0);
  const isAtLeast = toOne((difference) => difference >= 0);
  const isBelow = toOne((difference) => difference < 0);
  const isAtMost = toOne((difference) => difference <= 0);
  const isWithin: Test<T> = (subject, [low, high]) =>
    low !== undefined &&
    high !== undefined &&
    isAtLeast(subject, [low]) &&
    isAtMost(subject, [high]);
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
  (has: (subject: string, part: string) => boolean): Test<string> =>
  (subject, operands) =>
    operands.some((part) => has(subject.toLowerCase(), part.toLowerCase()));

const contains = anyPart((subject, part) => subject.includes(part));

const partTests: Tests<string> = {
  CONTAIN: contains,
  NOT_CONTAIN: not(contains),
  CONTAINS_ANY: contains,
  CONTAINS_ALL: (subject, operands) => operands.every((part) => contains(subject, [part])),
  NOT_CONTAINS_ANY: not(contains),
  STEM_MATCH: contains,
  STARTS_WITH: anyPart((subject, part) => subject.startsWith(part)),
  ENDS_WITH: anyPart((subject, part) => subject.endsWith(part)),
};

export const textTests: Tests<string> = { ...memberTests<string>(), ...partTests };

export const numberTests: Tests<number> = {
  ...memberTests<number>(),
  ...orderTests<number>((subject, bound) => subject - bound),
};

/** Every operator, for texts that can be numbers or times. */
export const mixedTests = (compare: (subject: string, bound: string) => number): Tests<string> => ({
  ...textTests,
  ...orderTests(compare),
});

/** https://developers.facebook.com/docs/marketing-api/insights */
export const operatorNames: ReadonlySet<string> = new Set([
  ...Object.keys(numberTests),
  ...Object.keys(textTests),
]);

/** How many values an operator takes, if the number is fixed. */
export const arityOf = (operator: string): number | undefined => {
  if (operator.endsWith('IN_RANGE')) return 2;
  return Object.hasOwn(textTests, operator) ? undefined : 1;
};
