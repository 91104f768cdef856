const places = ['ad_set', 'media', 'copy', 'campaign', 'n'] as const;

type Values = Record<(typeof places)[number], string | undefined>;

const place = /\{([^{}]*)\}/g;

/** Null when the template can be filled. */
export const templateProblem = (template: unknown): string | null => {
  if (typeof template !== 'string' || template.trim() === '') return 'must be a text';
  const unknown = [...template.matchAll(place)].find(
    ([, name = '']) => !(places as readonly string[]).includes(name),
  );
  return unknown
    ? `has no value for ${unknown[0].slice(0, 60)}; it takes {${places.join('}, {')}}`
    : null;
};

/** The name of one ad. What an ad does not have leaves no gap behind. */
export const fillTemplate = (template: string, values: Values) => {
  const filled = template.replace(place, (_, name: keyof Values) => values[name] ?? '');
  const tidy = filled.replace(/([-_ ])(?:\s*\1)+/g, '$1').replace(/^[-_\s]+|[-_\s]+$/g, '');
  return tidy === '' ? `Ad ${values.n}` : tidy;
};
