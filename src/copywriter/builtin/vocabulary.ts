import { rememberOf } from '../../kernel/remember.ts';
import {
  goalNames,
  type LanguagePack,
  registerNames,
  type Trade,
  toneNames,
  tradeNames,
  type Vocabulary,
} from '../languages/pack.ts';
import { tableOf } from '../languages/sheet.ts';

/** What the words of a brief tell of its aim, its trade and its tone. */
export type Understanding = Vocabulary<RegExp>;

/** Words that people write in every language. */
const everywhere: Partial<Record<Trade, string[]>> = {
  app: ['apps?(?!\\p{L})'],
  software: ['software|saas|crm(?!\\p{L})'],
  course: ['yoga|pilates|coaching|workshop'],
  travel: ['hotel|hostel|b&b|camping|resort'],
  food: ['pizz|sushi|burger|restaurant|bistro|ramen|kebab|catering'],
  health: ['physio|fysio|dental'],
  service: ['marketing|tattoo|spa(?!\\p{L})|studio'],
};

const understand = (packs: readonly LanguagePack[]): Understanding => {
  const anyOf = (stemsIn: (words: Vocabulary) => string, more: readonly string[] = []) => {
    const stems = [...packs.map(({ vocabulary }) => stemsIn(vocabulary)), ...more];
    return new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'iu');
  };
  return {
    goals: tableOf(goalNames, (name) => anyOf(({ goals }) => goals[name])),
    trades: tableOf(tradeNames, (name) => anyOf(({ trades }) => trades[name], everywhere[name])),
    tones: tableOf(toneNames, (name) => anyOf(({ tones }) => tones[name])),
    ...tableOf(registerNames, (name) => anyOf((words) => words[name])),
  };
};

/**
 * A brief in German may have its objective or tone in English: those are looked for in every language.
 * The product and the offer are read in their own: "offerte" is a gift in French, a quote in Dutch.
 */
export const understandingOf = rememberOf((packs: LanguagePack | readonly LanguagePack[]) =>
  understand([packs].flat()),
);

/** "Takeaway, order by app": the app is not what is sold. */
const byApp =
  /(?:\s(?:via|per|by|por|pela?|par|con|com|mit|with|met|x|in|op)\s(?:the |la |l[’']|una? |de |our |onze )?|[&+/]\s?)app(?!\p{L})|(?<!\p{L})app (?=je |jouw |ons |me |even |naar )/giu;

/** The trade the product line names: its own words first, not those behind "for small clinics". */
export const tradeOf = (line: string, { trades }: Understanding): Trade | null => {
  const product = line.replace(byApp, '');
  const [front = product] = product.split(
    /\s(?:for|that|which|who|with|für|pour|para|per|voor|con|com|met|mit|avec)\s/iu,
  );
  const tradeIn = (text: string) => tradeNames.find((name) => trades[name].test(text));
  return tradeIn(front) ?? tradeIn(product) ?? null;
};
