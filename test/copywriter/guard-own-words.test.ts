import { describe, expect, it } from 'vitest';
import { judgeFor } from '../../src/copywriter/guard/judge.ts';
import type { Brief } from '../../src/copywriter/types.ts';
import { brief } from './guard-fixtures.ts';

type Given = Partial<Brief>;

const stopsOf = (text: string, given: Given): string[] =>
  judgeFor(brief({ product: 'Lumen', audience: '', ...given }))
    .text(text, 'text')
    .filter(({ level }) => level === 'stop')
    .map(({ rule, text: words }) => `${rule} ${words}`);

/** Phrases of hastily typed briefs, each of another kind, as an ad prints them. */
const phrases: [language: string, given: Given, text: string][] = [
  ['en', { product: 'Fenside Storage – undercover, motorhomes up to 9m' }, 'Motorhomes up to 9m.'],
  ['fr', { offer: '20 % reversés (25 % si + de 200 élèves)' }, '25 % si + de 200 élèves.'],
  ['es', { offer: '$119 x m2 ya con material (mín. 80 m2)' }, '$119 x m2 ya con material.'],
  ['pt', { product: 'Explicações de matemática A (10.º/11.º/12.º)' }, 'Aulas: 10.º/11.º/12.º.'],
  ['pt', { benefits: ['2x/semana 1h30: 110€/mês'] }, '2x/semana 1h30: 110€/mês.'],
  [
    'pt',
    { product: 'Contas Verdes – contabilidade 100% online para trabalhadores independentes' },
    'Contabilidade 100% online para trabalhadores independentes.',
  ],
  ['pt', { product: 'Bordado feito à mão, com selo de garantia' }, 'Com selo de garantia.'],
  ['pt', { benefits: ['baterias: até 60% mais barato que nova'] }, 'Até 60% mais barato que nova.'],
  [
    'pt-BR',
    { product: 'Adestramento com Éverton, 14 anos de experiência' },
    'Com Éverton, 14 anos de experiência.',
  ],
  [
    'pt-BR',
    { offer: '1ª conversa gratuita, pacote completo em até 8x' },
    'Pacote completo em até 8x.',
  ],
  ['en', { offer: '20% off 1st box' }, '20% off 1st box.'],
  ['de', { benefits: ['ab € 28,-/m² inkl. Öl (2x)'] }, 'Ab € 28,-/m² inkl. Öl (2x).'],
  ['en', { offer: 'book 2 dates, get £40 off the 2nd' }, 'Book 2 dates, get £40 off the 2nd.'],
  ['en', { offer: '1st 10 knives free, then £3.50 per knife' }, '1st 10 knives free.'],
  ['pt', { offer: '2 noites = 189€ (dom. a 5.ª, exc. agosto)' }, '189€ (dom. a 5.ª, exc. agosto).'],
  [
    'it',
    { offer: 'Riduzione del 10% per il secondo figlio iscritto' },
    'Riduzione del 10% per il secondo figlio iscritto.',
  ],
  ['en', { product: 'Kayak rentals, sit-on-tops, doubles & SUPs' }, 'Sit-on-tops, doubles & SUPs.'],
  ['es', { offer: '2 docenas + gaseosa gratis los jueves' }, '2 docenas + gaseosa gratis.'],
  ['en', { product: 'Clay studio, Duluth MN, wheels + glazes' }, 'Clay studio, Duluth MN.'],
];

describe('a phrase of the brief, word for word', () => {
  it.each(phrases)('%s, %o: “%s” is supplied', (language, given, text) => {
    expect(stopsOf(text, { ...given, language })).toEqual([]);
  });
});

describe('what stops it from being supplied', () => {
  it.each<[why: string, given: Given, text: string]>([
    ['what stands before it', { benefits: ['ready in 2 days'] }, 'On average: ready in 2 days.'],
    [
      'what stands behind it',
      { offer: '£10 off your first tuning' },
      '£10 off your first tuning, cheaper than any other tuner.',
    ],
    ['words put in', { offer: '20% off 1st box' }, '20% off 1st box, 20% younger.'],
    ['a number put in', { product: 'Storage, motorhomes up to 9m' }, 'Motorhomes up to 12m.'],
    ['too few words', { benefits: ['no. 9, £65'] }, 'Nine stars: 9.'],
    ['half a phrase', { offer: 'package in up to 8x' }, 'Up to 8x.'],
    [
      'who says it: the audience',
      { audience: 'firms with 500 clients' },
      'Firms with 500 clients.',
    ],
    [
      'who says it: the pains',
      { pain_points: ['9 in 10 parcels arrive late'] },
      '9 in 10 parcels arrive late.',
    ],
    [
      'proof outside the benefits',
      { product: 'Lumen, trusted by 50,000 customers' },
      'Trusted by 50,000 customers.',
    ],
    [
      'a first place outside the benefits',
      { offer: 'the #1 app in Leeds' },
      'The #1 app in Leeds.',
    ],
  ])('%s', (_, given, text) => {
    expect(stopsOf(text, given)).not.toEqual([]);
  });
});

describe('marks and words of the trade', () => {
  it.each<[language: string, text: string]>([
    ['de', 'Gerichtsfest (ö.b.u.v.).'],
    ['de', 'Kühlt und heizt (A+++).'],
    ['nl', 'Bijles wiskunde A B C D.'],
    ['nl', 'SKG** sloten op voorraad.'],
    ['fr', 'Des produits sans javel, la pierre n’aime pas.'],
    ['es', 'Abriga sin pesar y no pica nada.'],
    ['fr', 'Aide informatique à domicile pour seniors, ordi et tablette.'],
  ])('%s: “%s” breaks no rule', (language, text) => {
    expect(stopsOf(text, { language })).toEqual([]);
  });

  it.each<[language: string, text: string]>([
    ['en', 'Everything is f.r.e.e here.'],
    ['en', 'Look at this+++ now.'],
    ['en', 'It is F R E E today.'],
    ['en', 'Holy shi** it works.'],
    ['en', 'Seniors, this is for you.'],
    ['sv', 'Din javel.'],
  ])('%s: “%s” still does', (language, text) => {
    expect(stopsOf(text, { language })).not.toEqual([]);
  });

  it('shows a wall before and after, though a body corporate asks for it', () => {
    const given = { benefits: ['wall removals; pics before/after'], audience: 'body corps' };
    expect(stopsOf('Wall removals, pics before/after.', given)).toEqual([]);
    const ofBodies = { ...given, audience: 'women who hide their belly' };
    expect(stopsOf('Wall removals, pics before/after.', ofBodies)).not.toEqual([]);
  });
});
