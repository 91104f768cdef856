/** Whether a value passes, given all the values the filter names (one, a list, or two ends). */
type Test<T> = (subject: T, wanted: readonly T[]) => boolean;

const includes = <T>(subject: T, wanted: readonly T[]) => wanted.includes(subject);

const not =
  <T>(test: Test<T>): Test<T> =>
  (subject, wanted) =>
    !test(subject, wanted);

const toOne =
  (compare: (subject: number, bound: number) => boolean): Test<number> =>
  (subject, [bound = Number.NaN]) =>
    compare(subject, bound);

const inRange: Test<number> = (subject, [low = Number.NaN, high = Number.NaN]) =>
  subject >= low && subject <= high;

export const numberTests: Record<string, Test<number>> = {
  EQUAL: includes,
  NOT_EQUAL: not(includes),
  GREATER_THAN: toOne((subject, bound) => subject > bound),
  GREATER_THAN_OR_EQUAL: toOne((subject, bound) => subject >= bound),
  LESS_THAN: toOne((subject, bound) => subject < bound),
  LESS_THAN_OR_EQUAL: toOne((subject, bound) => subject <= bound),
  IN_RANGE: inRange,
  NOT_IN_RANGE: not(inRange),
  IN: includes,
  NOT_IN: not(includes),
};

const anyPart =
  (has: (subject: string, part: string) => boolean): Test<string> =>
  (subject, wanted) =>
    wanted.some((part) => has(subject.toLowerCase(), part.toLowerCase()));

const contains = anyPart((subject, part) => subject.includes(part));

export const textTests: Record<string, Test<string>> = {
  EQUAL: includes,
  NOT_EQUAL: not(includes),
  IN: includes,
  NOT_IN: not(includes),
  CONTAIN: contains,
  NOT_CONTAIN: not(contains),
  CONTAINS_ANY: contains,
  CONTAINS_ALL: (subject, wanted) => wanted.every((part) => contains(subject, [part])),
  CONTAINS_NONE: not(contains),
  STARTS_WITH: anyPart((subject, part) => subject.startsWith(part)),
  ENDS_WITH: anyPart((subject, part) => subject.endsWith(part)),
};

/** How many values each test must be given, where one or more would not do. */
export const arity: Record<string, number> = {
  GREATER_THAN: 1,
  GREATER_THAN_OR_EQUAL: 1,
  LESS_THAN: 1,
  LESS_THAN_OR_EQUAL: 1,
  IN_RANGE: 2,
  NOT_IN_RANGE: 2,
};
