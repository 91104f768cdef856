/** An amount as Meta itself writes it into a refusal: "must be at least $1.00". */
const minimumPattern = /\bmust be at least ([^\s\d]{0,4}\d[\d.,]{0,20})/;

/** The smallest amount that a refusal names, as it names it; null where it names none. */
export const minimumIn = (text: string): string | null =>
  minimumPattern.exec(text)?.[1]?.replace(/[.,]$/, '') ?? null;
