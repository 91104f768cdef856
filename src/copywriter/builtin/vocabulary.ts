import type { Goal, LanguagePack, Tone, Trade, Vocabulary } from '../languages/pack.ts';
import { goalNames, toneNames, tradeNames } from '../languages/pack.ts';

/** A brief in German may have its objective in English: words are looked for in every language at once. */
export type Understanding = {
  goals: Record<Goal, RegExp>;
  trades: readonly (readonly [Trade, RegExp])[];
  tones: readonly (readonly [Tone, RegExp])[];
  soberTones: RegExp;
  grave: RegExp;
  business: RegExp;
  discount: RegExp;
  trial: RegExp;
};

const anyOf = (stems: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${stems.join('|')})`, 'iu');

const understand = (packs: readonly LanguagePack[]): Understanding => {
  const words = packs.map(({ vocabulary }) => vocabulary);
  const of = (key: 'soberTones' | 'grave' | 'business' | 'discount' | 'trial') =>
    anyOf(words.map((each) => each[key]));
  const by = <Name extends string>(name: Name, key: (each: Vocabulary) => Record<Name, string>) =>
    anyOf(words.map((each) => key(each)[name]));
  const goals = goalNames.map((name) => [name, by(name, (each) => each.goals)] as const);
  return {
    // The keys are exactly the goals.
    goals: Object.fromEntries(goals) as Record<Goal, RegExp>,
    trades: tradeNames.map((name) => [name, by(name, (each) => each.trades)] as const),
    tones: toneNames.map((name) => [name, by(name, (each) => each.tones)] as const),
    soberTones: of('soberTones'),
    grave: of('grave'),
    business: of('business'),
    discount: of('discount'),
    trial: of('trial'),
  };
};

const known = new WeakMap<readonly LanguagePack[], Understanding>();

/** Compiled once per list of languages. */
export const understandingOf = (packs: readonly LanguagePack[]): Understanding => {
  const before = known.get(packs);
  if (before) return before;
  const made = understand(packs);
  known.set(packs, made);
  return made;
};

/** The trade the product line names: its own words first, not those behind "for small clinics". */
export const tradeOf = (product: string, { trades }: Understanding): Trade | null => {
  const front =
    product.split(/\s(?:for|that|which|who|with|für|pour|para|per|voor|con|com|met|mit|avec)\s/iu)[0] ?? product;
  for (const text of [front, product]) {
    const found = trades.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
};
