import type { Token } from '../text/tokens.ts';
import type { Context } from './context.ts';
import type { NounClass, TimeUnit } from './lexicon/lexicon.ts';
import type { Mention } from './mention.ts';

export type FactKind =
  | 'count'
  | 'rating'
  | 'percent'
  | 'ratio'
  | 'multiplier'
  | 'rank'
  | 'money'
  | 'time'
  | 'year'
  | 'plain';

/** A quantity with all that must stay the same for it to be the same claim. */
export type Fact = {
  kind: FactKind;
  value: number;
  unit: string | undefined;
  noun: NounClass | undefined;
  /** The word counted, when it belongs to no class we know. */
  word: string | undefined;
  /** Whether that word looks like people. */
  who: boolean;
  period: TimeUnit | undefined;
  over: boolean;
  upTo: boolean;
  under: boolean;
  within: boolean;
  discount: boolean;
  gain: boolean;
  proof: boolean;
  /** The name a number belongs to: "SPF" of "SPF 50". */
  label: string | undefined;
  /** First letters of the words in its sentence. */
  stems: ReadonlySet<string>;
  language: string;
  mention: Mention;
};

/** A mention with what stands around it. */
export type Sight = {
  tokens: readonly Token[];
  context: Context;
  mention: Mention;
  next: Mention | undefined;
};

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';
