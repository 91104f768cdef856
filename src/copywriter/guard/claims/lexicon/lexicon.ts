import { splitWords, type Words } from '../../text/word-index.ts';

/** Who or what a number counts; a number supplied for one class says nothing about another. */
export type NounClass =
  Words<'customer patient professional student family people org review place sale'>;

export type TimeUnit = Words<'second minute quarter hour day week fortnight month year decade'>;

/** What a length of time or a count is said to do; a number supplied without it may not take it on. */
export type Predicate =
  Words<'result keep last worked range lose answer solve quote ship content ready'>;

/**
 * What a language needs for its numbers to be understood. Lists are words parted by blanks, `*`
 * marks a stem; arrays hold patterns (text/patterns.ts).
 */
export type Lexicon = {
  language: string;
  /** Frequent little words, to tell which language a text is in. */
  common: string;
  numbers: Record<string, number>;
  /** Words for one that are also articles or pronouns. */
  one: string;
  scales: Record<string, number>;
  and: string;
  nouns: Partial<Record<NounClass, string>>;
  time: Partial<Record<TimeUnit, string>>;
  /** Words that make a time unit a period: "per", "every". */
  per: string;
  /** "weekly" and its like, by the unit they stand for. */
  adverbs?: Partial<Record<TimeUnit, string>>;
  /** Things that are counted to give structure: steps, taps, reasons. */
  structure: string;
  over: string[];
  upTo: string[];
  under: string[];
  /** Bounds that say no less than the number itself: "within two days" is "in two days". */
  within?: string[];
  /** A price that begins there: "from £9". */
  from?: string[];
  /** Between the two numbers of "nine out of ten". */
  outOf: string[];
  stars: string;
  discount: string;
  gain: string;
  /** Words with which a count becomes proof: join, trusted, used. */
  proof: string;
  /** Words of a seller: we, our, get, includes. A number among them is an offer, not a scene. */
  pitch?: string;
  /** Words that make a length of time a trial. */
  trial?: string;
  /** Words for half, before a unit of time. */
  half?: string;
  /** Words before "an hour" that make it a claim: in, within, than. */
  inside?: string;
  /** Words by which a number promises a result, how long something keeps, years of work, … */
  predicates?: Partial<Record<Predicate, string>>;
  rank: string[];
  fractions: Record<string, number>;
  multiples: Record<string, number>;
  /** After a number: "times more". */
  times: string[];
  vague: Record<string, number>;
  idioms: string[];
};

const persons = new Set<string | undefined>(
  'customer patient professional student family people'.split(' '),
);

export const isPerson = (noun: NounClass | undefined): boolean => persons.has(noun);

/** "Gentlest", "fastest"; "forest" and "guest" are none. */
export const isMost = (word: string): boolean =>
  /^[a-z]{3,}est$/.test(word) &&
  !/^(?:for|inter|requ|conqu|hon|mod|harv|inv|sugg|dig|cont|prot|earn|arr|man|near|lat|b|w|n|t|r|ch|gu|qu|cr|z|p|bl|wr|f)est$/.test(
    word,
  );

export const agentPlural = /^[a-z]{3,}(?:ers|ors|ists|ants|ians|ologists)$/;

export const notAgents = new Set(
  splitWords(`numbers reminders letters papers answers offers computers printers covers layers hours colors colours
  flavors flavours doors floors errors others dinners corners orders powers towers flowers showers matters
  chapters headers filters folders borders mirrors sensors motors stickers drawers trailers chargers speakers
  headphones plants restaurants grants pants variants wants elephants ingredients indoors outdoors sweaters
  sneakers trainers slippers boilers heaters blenders wipers rollers markers planners tractors monitors
  timers fingers shoulders members centers centres calendars savers dryers fryers containers posters newsletters
  clusters parameters registers croissants starters burgers jumpers meters liters cucumbers peppers
  hangers wonders rollers`),
);
