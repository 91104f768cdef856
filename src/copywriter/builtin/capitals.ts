/** The phrase at the head of a sentence; "iPhone", "p/m" and "m3" keep their own mind, Dutch "’s avonds" begins with its second word, "ijs" and "b&b" with two capitals. */
export const upperFirst = (text: string) =>
  /^\p{Ll}(?:\p{Lu}|\/)|^m[23²³](?![\p{L}\d])/u.test(text)
    ? text
    : text.replace(/(?<=^(?:[’'][st] |["“„«]\s?)?)(?:ij|\p{Ll}&\p{Ll}(?!\p{L})|\p{Ll})/u, (start) =>
        start.toUpperCase(),
      );
