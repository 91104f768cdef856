import { describe, expect, it } from 'vitest';
import { frameOf, suits } from '../../src/copywriter/builtin/frame.ts';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { guard } from '../../src/copywriter/guard/guard.ts';
import { english } from '../../src/copywriter/languages/en/index.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import { angleIds, type LanguagePack, type Texts } from '../../src/copywriter/languages/pack.ts';
import { readSheet } from '../../src/copywriter/languages/sheet.ts';
import {
  type Brief,
  callToActionTypes,
  hookCategories,
  isStopped,
} from '../../src/copywriter/types.ts';
import { isLong, sample } from '../helpers/long.ts';

const briefs: Record<string, Omit<Brief, 'language' | 'num_variants' | 'num_hooks'>> = {
  en: {
    product: 'Kovo, a meal planner',
    audience: 'busy parents',
    offer: '14-day free trial',
    benefits: ['plans the week', 'one shopping list'],
    pain_points: ['what to cook again'],
  },
  es: {
    product: 'Kovo, planificador de comidas',
    audience: 'familias con prisa',
    offer: '14 días gratis',
    benefits: ['menús para toda la semana', 'una sola lista'],
    pain_points: ['no saber qué cocinar'],
  },
  fr: {
    product: 'Kovo, menus de la semaine',
    audience: 'parents pressés',
    offer: '14 jours offerts',
    benefits: ['menus prêts le dimanche', 'une seule liste'],
    pain_points: ['chercher une idée de repas'],
  },
  de: {
    product: 'Kovo, Essensplaner für die Woche',
    audience: 'Eltern mit wenig Zeit',
    offer: '14 Tage gratis',
    benefits: ['Plan für die ganze Woche', 'eine Einkaufsliste'],
    pain_points: ['jeden Abend überlegen'],
  },
  pt: {
    product: 'Kovo, ementas da semana',
    audience: 'famílias com pressa',
    offer: '14 dias grátis',
    benefits: ['ementas para toda a semana', 'uma só lista'],
    pain_points: ['não saber o que cozinhar'],
  },
  it: {
    product: 'Kovo, menù della settimana',
    audience: 'genitori di corsa',
    offer: '14 giorni gratis',
    benefits: ['menù per tutta la settimana', 'una sola lista'],
    pain_points: ['non sapere cosa cucinare'],
  },
  nl: {
    product: 'Kovo, weekmenu voor thuis',
    audience: 'ouders met haast',
    offer: '14 dagen gratis',
    benefits: ['menu voor de hele week', 'één boodschappenlijst'],
    pain_points: ['elke avond bedenken wat we eten'],
  },
};

const objectives =
  'sales,leads,app installs,subscriptions,bookings,messages,awareness,donations,sign ups,quote requests,applications,video views,conversions,traffic'.split(
    ',',
  );
const tones = ['', 'playful', 'warm', 'professional', 'bold', 'luxury', 'sincere'];

describe.each(languages.map(({ tag }) => tag))('%s', (language) => {
  const full = briefs[language.slice(0, 2)];
  const bare = { product: 'Kovo', audience: 'x', benefits: [], pain_points: [] };

  it.each(objectives)('writes every number of variants in every tone for %s', (objective) => {
    tones.forEach((tone, at) => {
      // In the short form each objective has its share of the tones, and each tone its share of the objectives.
      if (!isLong && (at + objectives.indexOf(objective)) % tones.length !== 0) return;
      const num_variants = ((at * 3 + objective.length) % 10) + 1;
      const counts = [...new Set([num_variants, 10])];
      // And each objective one of the two briefs, the other one in the next language.
      const given = [...[bare, full ?? bare].entries()];
      const from =
        objectives.indexOf(objective) + languages.findIndex(({ tag }) => tag === language);
      for (const [turn, brief] of sample(given, 2, from)) {
        for (const count of sample(counts, 2, turn)) {
          const asked = {
            ...brief,
            language,
            objective,
            tone,
            num_variants: count,
            num_hooks: at * 3,
          };
          const copy = composeFor(asked);
          expect(isStopped(guard(copy, asked)), `${tone} ${count}`).toBe(false);
          expect(copy.variants).toHaveLength(count);
        }
      }
    });
  });

  it('has a sound of its own for each tone', () => {
    const spoken = (tone: string) => {
      const brief = { ...(full ?? bare), language, tone, num_variants: 5, num_hooks: 0 };
      return composeFor(brief)
        .variants.map(({ primary_text }) => primary_text)
        .join('\n');
    };
    const texts = ['', 'playful', 'warm', 'bold'].map(spoken);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

const withTexts = (tag: string, texts: Partial<Texts>): LanguagePack => ({
  ...english,
  tag,
  names: {},
  texts: { ...english.texts, ...texts },
});

it('a new language is one more pack in the list', () => {
  const sheet = (names: readonly string[]) =>
    names.map((name) => `# ${name}:\nVolo {name} ${name}.`);
  const made = withTexts('eo', {
    openings: readSheet(angleIds, sheet(angleIds).join('\n')),
    closers: readSheet(callToActionTypes, sheet(callToActionTypes).join('\n')),
    hooks: readSheet(hookCategories, sheet(hookCategories).join('\n')),
  });
  const brief: Brief = {
    product: 'Kovo',
    audience: 'amikoj',
    benefits: ['bela lumo', 'longa daŭro'],
    pain_points: [],
    language: 'eo',
    num_variants: 2,
    num_hooks: 2,
  };
  const { variants } = composeFor(brief, [...languages, made]);
  expect(variants.map(({ primary_text }) => primary_text).join()).toContain('Volo Kovo');
});

describe.each(languages)('the last lines in $tag', ({ tag, texts }) => {
  const registers = ['informal', 'formal'];

  it.each(callToActionTypes)('are three at least for whoever calls to %s', (action) => {
    for (const register of registers) {
      const moods = new Set([tag, register, 'plain', 'open']);
      const usable = texts.closers[action].filter((line) => suits(frameOf(line), moods));
      expect(new Set(usable).size, register).toBeGreaterThan(2);
    }
  });

  it('know of no shop, table, plan, account or phone', () => {
    const told = Object.values(texts.closers).flat().join('\n');
    expect(told).not.toMatch(
      /\b(?:shop|boutique|tienda|loja|winkel|table|tisch|tavolo|mesa|tafel|plan|plano|account|konto|compte|cuenta|conta|call us|ruf|chiama|llama|ligue|bel)\b/iu,
    );
  });
});

it('Portugal and Brazil are told apart', () => {
  const given = { ...briefs.pt, num_variants: 10, num_hooks: 20, objective: 'app installs' };
  const product = 'Kovo, ementas da semana';
  const written = (language: string) =>
    JSON.stringify(
      composeFor({ product, audience: 'x', benefits: [], pain_points: [], ...given, language }),
    );
  expect(written('pt-PT')).not.toMatch(/você|Baixe|a gente|olhada|comparando/);
  expect(written('pt-PT')).toContain('Descarregue');
  expect(written('pt-BR')).not.toMatch(/Descarregue|connosco|vista de olhos|sítio/);
  expect(written('pt-BR')).toContain('Baixe');
});

it('a sheet that lacks a part, or has one too many, is refused', () => {
  expect(() => readSheet(['a', 'b'], '# a: x')).toThrow(/lacks the part b/);
  expect(() => readSheet(['a'], '# a: x\n# c: y')).toThrow(/of no use: c/);
});
