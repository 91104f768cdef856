/** The phrase at the head of a sentence; "iPhone" and "p/m" keep their own mind, and Dutch "’s avonds" begins with its second word. */
export const upperFirst = (text: string) =>
  /^\p{Ll}(?:\p{Lu}|\/)/u.test(text)
    ? text
    : text.replace(
        /^(?:[’'][st] |["“„«]\s?)?\p{Ll}/u,
        (start) => start.slice(0, -1) + start.slice(-1).toUpperCase(),
      );
