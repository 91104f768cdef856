import type { Clock } from './clock.ts';
import type { Fact } from './fact.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import type { Family } from './phrases/families.ts';
import type { ProductName } from './product-name.ts';
import type { Promised } from './promises.ts';

export type Source = 'benefits' | 'offer' | 'product' | 'pain' | 'audience';

export type Given = { source: Source; fact: Fact };

/** A price or a length of time of the brief, and what it was given for: "hems", "new zips". */
export type Item = { fact: Fact; stems: ReadonlySet<string> };

/** What the customer said that a text may build on, read once per answer. */
export type Licence = {
  language: string;
  facts: Given[];
  /** Units of time that product, offer and benefits name: "every month". */
  rhythms: ReadonlySet<TimeUnit>;
  /** Prices that the pains tell: what others charge. */
  elsewhere: readonly Fact[];
  /** What each sentence of product, offer and benefits states, without what follows from it. */
  lines: readonly (readonly Fact[])[];
  /** Prices and lengths of time, each with what it was given for. */
  items: readonly Item[];
  codes: ReadonlySet<string>;
  /** Times of day. */
  clocks: readonly Clock[];
  /** Proofs that the benefits give, and boasts of the product's own name. */
  families: ReadonlySet<Family>;
  /** Promises of product, offer and benefits. */
  promised: Promised[];
  /** Folded texts that may be repeated word for word, by where they came from. */
  said: { source: Source; flat: string }[];
  /** Those of them that tell what is sold, and what troubles the readers. */
  ours: readonly string[];
  pains: readonly string[];
  /** Whole phrases of the benefits, and of product, offer and benefits. */
  parts: { proven: ReadonlySet<string>; stated: ReadonlySet<string> };
  /** Every word of the inputs that may be shown, for names. */
  words: ReadonlySet<string>;
  /** The first letters of words in product, benefits and offer. */
  offered: ReadonlySet<string>;
  /** Places that the brief names, as it spells them. */
  places: ReadonlySet<string>;
  /** The brief says "I": one person sells, and may speak so. */
  isOneSeller: boolean;
  /** What the product is called: "Dr. Smith's No. 1 Balm". */
  name: ProductName;
};
