type LaunchText = { message: string; headline: string; description: string };

const fieldOf = /^copies\.(\d+)\./;

const numbersIn = (values: URLSearchParams) => [
  ...new Set([...values.keys()].flatMap((name) => fieldOf.exec(name)?.[1] ?? []).map(Number)),
];

const textAt = (values: URLSearchParams, at: number): LaunchText => ({
  message: values.get(`copies.${at}.message`) ?? '',
  headline: values.get(`copies.${at}.headline`) ?? '',
  description: values.get(`copies.${at}.description`) ?? '',
});

const isSame = (one: LaunchText, other: LaunchText) =>
  one.message.trim() === other.message.trim() &&
  one.headline.trim() === other.headline.trim() &&
  one.description.trim() === other.description.trim();

export const bringsTexts = (query: URLSearchParams) => numbersIn(query).length > 0;

/** A draft with the texts of an address below its own, and with their brief where it has none. */
export const withBroughtTexts = (draft: URLSearchParams, query: URLSearchParams) => {
  const values = new URLSearchParams(draft);
  const own = numbersIn(values);
  const addedTexts = numbersIn(query)
    .map((at) => textAt(query, at))
    .filter((text) => !own.some((at) => isSame(text, textAt(values, at))));
  const next = Math.max(-1, ...own) + 1;
  addedTexts.forEach((text, at) => {
    for (const [name, value] of Object.entries(text))
      values.set(`copies.${next + at}.${name}`, value);
  });
  if (!values.get('brief.product'))
    for (const [name, value] of query) if (name.startsWith('brief.')) values.set(name, value);
  values.set('brought', String(addedTexts.length));
  return values;
};
