/** Splits `a 'b c'` as a shell does. */
export const shellWords = (line: string) =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\])+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'|\\(.)/g, (_, double, single, one) => double ?? single ?? one),
  );
