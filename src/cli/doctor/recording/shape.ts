export type AnswerShape = Record<string, string | string[]>;

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** The type at every key path of an answer; all items of a list share one path: `.data[].id`. */
export const shapeOf = (
  body: unknown,
  nameOf: (key: string) => string = (key) => key,
): AnswerShape => {
  const seenTypes = new Map<string, Set<string>>();
  const walk = (value: unknown, path: string) => {
    const here = path === '' ? '.' : path;
    seenTypes.set(here, (seenTypes.get(here) ?? new Set()).add(typeOf(value)));
    if (Array.isArray(value)) for (const item of value) walk(item, `${path}[]`);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${nameOf(key)}`);
  };
  walk(body, '');
  return Object.fromEntries(
    [...seenTypes].map(([path, types]) => {
      const [only = '', ...more] = [...types].sort();
      return [path, more.length === 0 ? only : [only, ...more]];
    }),
  );
};

/** Paths that both sides have, but whose type differs from the recording. */
export const differingTypes = (recordedShape: AnswerShape, own: AnswerShape): string[] =>
  Object.entries(recordedShape).flatMap(([path, types]) => {
    const knownTypes = [types].flat();
    const strange = [own[path] ?? []].flat().filter((type) => !knownTypes.includes(type));
    return strange.map((type) => `${path}: ${type} instead of ${knownTypes.join(' or ')}`);
  });
