import type { Token } from '../../../kernel/phrases/tokens.ts';
import { rememberOf } from '../../../kernel/remember.ts';
import type { Words } from '../../types.ts';
import type { Reading } from '../reading.ts';
import type { NounClass, Predicate, TimeUnit } from './lexicon/lexicon.ts';

type MentionKind = Words<'digits words fraction multiple vague unit stars rank script'>;

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

export type FactKind =
  Words<'count rating percent ratio multiplier rank money time date year plain'>;

/** A quantity with all that decides whether it is the same claim. */
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
  /** A price that begins there. */
  from: boolean;
  /** A length of time after "in", "within" or "after": something happens by then. */
  inside: boolean;
  /** What is told to be so when the time is over: "after two evenings you sing". */
  after: boolean;
  /** Its sentence holds only if something happens: "when it breaks". */
  conditional: boolean;
  discount: boolean;
  gain: boolean;
  proof: boolean;
  /** A length of time for trying out or sending back. */
  trial: boolean;
  /** What it is said to do by the words right beside it, and anywhere in its sentence. */
  does: ReadonlySet<Predicate>;
  told: ReadonlySet<Predicate>;
  /** How something comes about by it: "after six lessons", "six lessons and …", "with six lessons …". */
  leads: boolean;
  /** A sentence that begins with it goes on "and …": "Six weeks and you speak". */
  opens: boolean;
  /** So many people do something: "eight students now sell their pots". */
  acts: boolean;
  /** By then something comes about; it is the only number of its sentence, and the seller is not in it. */
  isAlone: boolean;
  /** The name a number belongs to: "SPF" of "SPF 50". */
  label: string | undefined;
  /** Units of time named in its sentence. */
  units: ReadonlySet<TimeUnit>;
  /** First letters of the words in its sentence. */
  stems: ReadonlySet<string>;
  languages: readonly string[];
  mention: Mention;
};

/** A mention with what stands around it. */
export type Sight = Reading & { mention: Mention; next: Mention | undefined };

/** What is asked for every number of a sentence is found out once. */
export const oncePerReading = <T>(find: (reading: Reading) => T) =>
  rememberOf(find, ({ tokens }) => tokens);

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';
