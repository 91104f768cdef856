export type MentionKind =
  | 'digits'
  | 'words'
  | 'fraction'
  | 'multiple'
  | 'vague'
  | 'unit'
  | 'stars'
  | 'rank'
  | 'script';

/** A place where a text states a quantity, however it is written. */
export type Mention = {
  by: MentionKind;
  /** Below zero there is no number, only how big it sounds; it equals nothing but itself. */
  value: number;
  /** Token range: first included, last excluded. */
  first: number;
  last: number;
  /** Range in the folded text. */
  start: number;
  end: number;
  /** What the script around it already says: people, percent, … */
  hint?: string;
};
