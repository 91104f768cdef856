/** Kinds of proof or promise a text can make without a number. */
export type Family =
  | 'trust'
  | 'popularity'
  | 'award'
  | 'evidence'
  | 'press'
  | 'reviews'
  | 'endorsement'
  | 'leader'
  | 'superlative'
  | 'comparison'
  | 'heritage'
  | 'result'
  | 'testimonial'
  | 'free'
  | 'guarantee'
  | 'urgency';

/** Patterns by family (text/patterns.ts), parted by commas; `allow` takes harmless uses of the same words out again. */
export type PhraseTable = Partial<Record<Family | 'allow', string>>;

export const patternsOf = (list: string): string[] =>
  list
    .split(',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '');
