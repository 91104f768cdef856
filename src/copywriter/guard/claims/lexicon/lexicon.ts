import { splitWords } from '../../../../kernel/folding/word-index.ts';
import { type Words, wordsOf } from '../../../types.ts';

/** Who or what a number counts; a number supplied for one class says nothing about another. */
export type NounClass =
  Words<'customer patient professional student family people org review place sale'>;

export type TimeUnit = Words<'second minute quarter hour day week fortnight month year decade'>;

/** What a length of time or a count is said to do; a number supplied without it may not take it on. */
export type Predicate =
  Words<'result keep last worked range lose answer solve quote ship content ready'>;

/**
 * Lists of words, parted by blanks; `*` marks a stem. `common` tells which language a text is in; `one`
 * are also articles; `per` makes a time unit a period; `structure` is counted without a claim (steps,
 * taps); with `proof` a count becomes proof; among `pitch` a number is an offer; `trial` makes a length of
 * time one; before "an hour", `half` and `inside` make it a claim.
 */
export const wordFields = wordsOf(
  'common one and per structure stars discount gain proof pitch trial half inside',
);

/**
 * Patterns (text/patterns.ts) around a number: bounds (`within` says no less than the number itself), a
 * price that begins there (`from`), what stands between "nine out of ten", ranks, "times more".
 */
export const patternFields = wordsOf('over upTo under within from outOf rank times idioms');

/** Words and phrases with their values. */
export const valueFields = wordsOf('numbers scales fractions multiples vague');

/** What a language needs for its numbers to be understood. */
export type Lexicon = {
  language: string;
  nouns: Partial<Record<NounClass, string>>;
  time: Partial<Record<TimeUnit, string>>;
  /** "weekly" and its like, by the unit they stand for. */
  adverbs: Partial<Record<TimeUnit, string>>;
  /** Words by which a number promises a result, how long something keeps, years of work, … */
  predicates: Partial<Record<Predicate, string>>;
} & Record<(typeof wordFields)[number], string> &
  Record<(typeof patternFields)[number], string[]> &
  Record<(typeof valueFields)[number], Record<string, number>>;

const persons = new Set<string | undefined>(
  'customer patient professional student family people'.split(' '),
);

export const isPerson = (noun: NounClass | undefined): boolean => persons.has(noun);

/** "Gentlest", "fastest"; "forest" and "guest" are none. */
const superlatives: Readonly<Record<string, RegExp>> = {
  en: /^(?!(?:for|inter|requ|conqu|hon|mod|harv|inv|sugg|dig|cont|prot|earn|arr|man|near|lat|b|w|n|t|r|ch|gu|qu|cr|z|p|bl|wr|f)est$)[a-z]{3,}est$/,
  de: /^(?!(?:er|letz|nach|mei|obe|unter|vorder|hinter|inner|auss|dienst|kun|kru|fe|ga|li|we|re|kü|ku|ko|ki|po|ta|pfo|la|gei|lei|chri|bu|tro)ste)\p{L}{3,}ste[nrs]?$/u,
  nl: /^(?!(?:eer|laat|mee|naa|volgen|ge|po|ki|ko|li|vaste|gast)ste)\p{L}{3,}ste$/u,
};

/** A word that says "most" by its ending: "cleverest", "coolste". */
export const isMost = (word: string, language = 'en'): boolean =>
  superlatives[language]?.test(word) === true;

/** What he, she or they do: before "us", or behind "nous" and "nos"; what a reader is asked to do is none. */
const thirds: Readonly<Record<string, RegExp>> = {
  en: /^(?!(?:yours|ours|this|as|plus|is|was|has|does|unless|thus|across|lets|versus|besides|towards|need|feed|speed|bed|red|based|called)$)\p{L}{3,}(?:s|ed)$/u,
  de: /^(?!(?:schickt|schreibt|ruft|sagt|fragt|gebt|besucht|bringt|lasst|uberlasst|lernt|folgt|meldet|kennt|nicht|mit|seit|zeit|jetzt|dort|hast|bist|ist|hat|gibt|geht|selbst|unterstutzt|findet|erreicht|trefft|bleibt)$)\p{L}{4,}(?:[^s]t|te)$/u,
  fr: /^(?!(?:seulement|vraiment|simplement|toute?|cette|contre|comme|entre|meme|regarde|reste|manque|arrive|une|notre|votre|elle|semble|faire|dire|voir|mettre|prendre|rendre|suivre|ecrire|rejoindre|joindre)$)\p{L}{4,}(?:e|ent|ait)$/u,
  es: /^(?!(?:hace|encanta|gusta|toca|queda|falta|importa|parece|vuelve|dedica|pasa|para|sobra|cuenta)$)\p{L}{4,}(?:a|an|en)$(?<!mos)/u,
  it: /^(?:chiam|affid|port|mand|mett|cerc|consigli|nomin|segu|scegli|scelg|conosc|invi|raccomand|ador|copi|ringrazi|lod|cit)(?:a|e|ano|ono)$/u,
  nl: /^(?!(?:met|dat|wat|uit|niet|stuurt|hebt|tenslotte|belt|vindt|volgt|bezoekt|bereikt|naast|tot|kent|bent|want|laat)$)\p{L}{4,}(?:t|de|te)$/u,
  pt: /^(?!(?:ligue|mande|manda|envie|escreva|diga|conte|deixe|siga|peca|agradeca|visite|contacte|procure|chame|traga|confie|encontre|fale|entre|sobre|para|toda|nesta|cada|nas|uma)$)\p{L}{3,}(?:oe|ou|eu|iu|am)$/u,
};

export const isThird = (word: string, language = 'en'): boolean =>
  thirds[language]?.test(word) === true;

export const agentPlural = /^[a-z]{3,}(?:ers|ors|ists|ants|ians|ologists)$/;

/** Who has studied it is called alike in every language: "gynaecologists", "Gynaecologen", "psicólogos". */
export const expertPlural =
  /^\p{L}{3,}(?:ologists|icians|(?:olog|eut|path)en|ologues|eutes|iatres|ologos|eutas|iatras|ologi|euti|iatri|ologistas)$/u;

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
