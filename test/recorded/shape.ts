const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** The type at every key path of an answer; a list counts as one place: `.data[].id`. */
const shapeOf = (body: unknown) => {
  const shape = new Map<string, Set<string>>();
  const walk = (value: unknown, path: string) => {
    const seen = shape.get(path) ?? new Set();
    shape.set(path, seen.add(typeOf(value)));
    if (Array.isArray(value)) for (const item of value) walk(item, `${path === '.' ? '' : path}[]`);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, path === '.' ? `.${key}` : `${path}.${key}`);
      }
    }
  };
  walk(body, '.');
  return shape;
};

/** Paths both sides have, with different types. */
export const differingTypes = (recorded: Record<string, string | string[]>, body: unknown) => {
  const own = shapeOf(body);
  return Object.entries(recorded).flatMap(([path, types]) => {
    const seen = own.get(path);
    if (!seen) return [];
    const strange = [...seen].filter((type) => ![types].flat().includes(type));
    return strange.map((type) => `${path}: ${type} instead of ${[types].flat().join(' or ')}`);
  });
};
