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
  | 'heritage'
  | 'testimonial'
  | 'free'
  | 'guarantee'
  | 'urgency';

/** Patterns by family (text/patterns.ts); `allow` takes harmless uses of the same words out again. */
export type PhraseTable = Partial<Record<Family, string[]>> & { allow?: string[] };
