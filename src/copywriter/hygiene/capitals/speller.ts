import type { ShoutedNouns } from '../../languages/pack.ts';

/** A name in a run of capitals: where it stands, and how its words are written. */
export type FoundName = { start: number; end: number; words: readonly string[] };

/** Finds in a run of capitals the names that the brief itself writes elsewhere. */
export type FindNames = (run: string) => FoundName[];

/** How a language writes a word that was typed in capitals: null where it is no everyday word; and what is a place. */
export type Speller = {
  spell: (word: string) => string | null;
  isPlace: (word: string) => boolean;
  isWord: (word: string) => boolean;
  isArticle: (word: string) => boolean;
  /** Nouns have capitals. */
  hasNouns: boolean;
  shouted?: ShoutedNouns | undefined;
  /** A word that no list knows, behind these words: with a capital where it is a noun. */
  asNoun: (word: string, before: string) => string;
  /** It spells by a dictionary, not by lists of ours alone. */
  hasDictionary?: boolean;
  /** What it does not spell is a name or a short form. */
  isSure?: boolean;
  /** The words of a name all have capitals, as in "Old Mill Reclaimed Flooring". */
  hasTitles?: boolean;
  /** Names that stand elsewhere in the brief. */
  findNames?: FindNames;
  /** What a handle or an address in the line is called. */
  isSigned?: (words: string) => boolean;
};

export const noSpeller: Speller = {
  spell: () => null,
  isPlace: () => false,
  isWord: () => true,
  isArticle: () => false,
  hasNouns: false,
  asNoun: (word) => word,
};
