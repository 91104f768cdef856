/** Fields of the request, as the brief on the page calls them. */
const fieldWords: readonly (readonly [RegExp, string])[] = [
  [/\bproduct, offer and benefits do not supply/, 'the brief does not give'],
  [/\bbenefits do not supply it/, 'the facts of the brief do not give it'],
  [/\bbenefits do not\b/, 'the facts of the brief do not'],
];

/** Rules name the place in the request; on a page it stands above. */
export const sentence = (message: string) => {
  const words = fieldWords.reduce(
    (text, [shape, inWords]) => text.replace(shape, inWords),
    message.replace(/^variants\[\d+\]\.\w+ /, ''),
  );
  return `${/^[a-z]/.test(words) ? 'It ' : ''}${words}`.replace(/\.?$/, '.');
};
