/** The phrase at the head of a sentence; "iPhone" keeps its own mind. */
export const upperFirst = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
