import type { Goal, LanguagePack, Tone, Trade, Vocabulary } from '../languages/pack.ts';
import { goalNames, toneNames, tradeNames } from '../languages/pack.ts';

/** What the words of a brief tell of its aim, its trade and its tone. */
export type Understanding = {
  goals: Record<Goal, RegExp>;
  trades: readonly (readonly [Trade, RegExp])[];
  tones: readonly (readonly [Tone, RegExp])[];
  soberTones: RegExp;
  grave: RegExp;
  business: RegExp;
  discount: RegExp;
};

const anyOf = (stems: readonly string[]) => new RegExp(`(?<![\\p{L}])(?:${stems.join('|')})`, 'iu');

/** Words that people write in every language. */
const everywhere: Partial<Record<Trade, string>> = {
  app: 'apps?(?!\\p{L})',
  software: 'software|saas|crm(?!\\p{L})',
  course: 'yoga|pilates|coaching|workshop',
  travel: 'hotel|hostel|b&b|camping|resort',
  food: 'pizz|sushi|burger|restaurant|bistro|ramen|kebab|catering',
  health: 'physio|fysio|dental',
  service: 'marketing|tattoo|spa(?!\\p{L})|studio',
};

const understand = (packs: readonly LanguagePack[]): Understanding => {
  const words = packs.map(({ vocabulary }) => vocabulary);
  const of = (key: 'soberTones' | 'grave' | 'business' | 'discount') =>
    anyOf(words.map((each) => each[key]));
  const by = <Name extends string>(name: Name, key: (each: Vocabulary) => Record<Name, string>) =>
    anyOf(words.map((each) => key(each)[name]));
  const goals = goalNames.map((name) => [name, by(name, (each) => each.goals)] as const);
  return {
    // The keys are exactly the goals.
    goals: Object.fromEntries(goals) as Record<Goal, RegExp>,
    trades: tradeNames.map((name) => {
      const own = words.map((each) => each.trades[name]);
      return [name, anyOf([...own, everywhere[name] ?? own[0] ?? name])] as const;
    }),
    tones: toneNames.map((name) => [name, by(name, (each) => each.tones)] as const),
    soberTones: of('soberTones'),
    grave: of('grave'),
    business: of('business'),
    discount: of('discount'),
  };
};

const once = <Key extends object>(read: (key: Key) => Understanding) => {
  const known = new WeakMap<Key, Understanding>();
  return (key: Key): Understanding => {
    const made = known.get(key) ?? read(key);
    known.set(key, made);
    return made;
  };
};

/** A brief in German may have its objective or tone in English: those are looked for in every language. */
export const understandingOf = once((packs: readonly LanguagePack[]) => understand(packs));

/** The product and the offer are read in their own language: "offerte" is a gift in French, a quote in Dutch. */
export const ownUnderstanding = once((pack: LanguagePack) => understand([pack]));

/** "Takeaway, order by app": the app is not what is sold. */
const byApp =
  /(?:\s(?:via|per|by|por|pela?|par|con|com|mit|with|met|x|in|op)\s(?:the |la |l[’']|una? |de |our |onze )?|[&+/]\s?)app(?!\p{L})|(?<!\p{L})app (?=je |jouw |ons |me |even |naar )/giu;

/** The trade the product line names: its own words first, not those behind "for small clinics". */
export const tradeOf = (line: string, { trades }: Understanding): Trade | null => {
  const product = line.replace(byApp, '');
  const front =
    product.split(
      /\s(?:for|that|which|who|with|für|pour|para|per|voor|con|com|met|mit|avec)\s/iu,
    )[0] ?? product;
  for (const text of [front, product]) {
    const found = trades.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
};
