import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/copywriter/builtin/reading/material.ts';
import { affinity, painsOf } from '../../src/copywriter/builtin/reading/pains.ts';
import { type Role, roleOf } from '../../src/copywriter/builtin/reading/role.ts';
import { splitList, tidy } from '../../src/copywriter/builtin/reading/tidy.ts';
import { english } from '../../src/copywriter/languages/en/index.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import { withMarks } from '../../src/copywriter/spelling/mend.ts';

const readingOf = (tag: string) => (languages.find((pack) => pack.tag === tag) ?? english).reading;

describe('the role of a phrase', () => {
  it.each<[string, Role]>([
    ['£9/month, cancel anytime', 'price'],
    ['from £8.95 a bag', 'price'],
    ['2 pairs for €36', 'price'],
    ['€149', 'price'],
    ['129,-', 'price'],
    ['£890, or four payments of £230', 'price'],
    ['£12 feeds a greyhound for a week', 'clause'],
    ['4.9/5', 'proof'],
    ['4.9/5 on Google (212 reviews)', 'proof'],
    ['12,000 players', 'proof'],
    ['24/7', 'date'],
    ['open 6am to 9pm', 'date'],
    ['150', 'figure'],
    ['pause or skip anytime', 'term'],
    ['free returns within 30 days', 'term'],
    ['no joining fee', 'term'],
    ['14 Mill Lane, Bath', 'place'],
    ['we text before we arrive', 'clause'],
    ['every session is recorded', 'clause'],
    ['chases late payers for you', 'feature'],
    ['suits and gloves provided', 'feature'],
    ['updates every Friday', 'feature'],
    ['dough rested for 48 hours', 'feature'],
  ])('of “%s” is %s', (text, role) => {
    expect(roleOf(text, english.reading)).toBe(role);
  });

  it.each([
    ['de', '500 ml ab 14,90 €', 'price'],
    ['de', 'versichert bis 600 €/m³', 'feature'],
    ['de', 'monatlich kündbar', 'term'],
    ['de', '4,8 Sterne (über 900 Bewertungen)', 'proof'],
    ['fr', '9 € par mois sans engagement', 'price'],
    ['fr', 'à partir de 89€ ttc', 'price'],
    ['fr', 'relance les clients à votre place', 'feature'],
    ['es', 'desde 85 € la noche', 'price'],
    ['es', '10 € pagan el material de un voluntario', 'clause'],
    ['es', 'sin permanencia', 'term'],
    ['it', '80€ a notte', 'price'],
    ['it', '9.4 su Booking', 'proof'],
    ['it', 'disdici quando vuoi', 'term'],
    ['pt', 'R$ 49 por mês', 'price'],
    ['pt', 'avisa quando o produto está acabando', 'feature'],
    ['nl', 'vanaf 17,50', 'price'],
    ['nl', '5 jaar garantie', 'term'],
  ])('in %s, of “%s”, is %s', (tag, text, role) => {
    expect(roleOf(text, readingOf(tag))).toBe(role);
  });
});

describe('an entry that holds several', () => {
  it.each([
    [
      'fully insured and licensed; we bring our own tools; green waste taken away',
      ['fully insured and licensed; we bring our own tools; green waste taken away'],
    ],
    ['full strip ✅ new ribbon ✅ 12 months ✅', ['full strip · new ribbon · 12 months']],
    ['min. 100 kg • 1,10 €/litre • résa dès août', ['min. 100 kg · 1,10 €/litre · résa dès août']],
    ['Free consult • Lab on site • Saturdays', ['Free consult · Lab on site · Saturdays']],
    ['25 min • No call out fee • DBS checked', ['25 min · No call out fee · DBS checked']],
    ['XV • bautizos • Día de Muertos', ['XV · bautizos · Día de Muertos']],
    ['pour client·e·s · sur RDV', ['pour client·e·s · sur RDV']],
    [
      `full strip; serviced; ${'new ribbon and '.repeat(6)}oil`,
      ['full strip', 'serviced', `${'new ribbon and '.repeat(6)}oil`],
    ],
    ['we deliver, we collect, we wash', ['we deliver, we collect, we wash']],
    ['no spray – every colony goes to a keeper', ['no spray – every colony goes to a keeper']],
    [
      'no plastic packaging, vegan, made in small batches',
      ['no plastic packaging, vegan, made in small batches'],
    ],
    ['récolté à la main / non chauffé', ['récolté à la main / non chauffé']],
    ['no win, no fee', ['no win, no fee']],
    ['ages 12+', ['ages 12+']],
    ['£9/month, cancel anytime', ['£9/month, cancel anytime']],
    ['hot lunch at noon / tea all day', ['hot lunch at noon / tea all day']],
    ['45.- / day per oven', ['45.- / day per oven']],
    [
      'everything in the box: wax, 4 scents, 6 tins',
      ['everything in the box: wax, 4 scents, 6 tins'],
    ],
    ['apples, pears and plums', ['apples, pears and plums']],
  ])('“%s” is told as it was typed, or each alone where that is long', (text, parts) => {
    expect(splitList(text)).toEqual(parts);
  });
});

it.each([
  ['to YOUR door ✅ one dog ✅ no cages ✅', 'to YOUR door • one dog • no cages'],
  ['roasted every tuesday ✅', 'roasted every Tuesday'],
  ['free fries w/ any burger haha', 'free fries with any burger'],
])('“%s” is tidied to “%s”', (text, tidied) => {
  expect(tidy(withMarks(text, english.spelling))).toBe(tidied);
});

it('a figure alone gets a word', () => {
  expect(factsOf(['€149', '4.9/5'], english).map(({ text }) => text)).toEqual([
    'Price: €149',
    'Rating: 4.9/5',
  ]);
});

it.each([
  ['en', 'belly fat'],
  ['de', 'Bauchfett'],
  ['fr', 'kilos en trop'],
  ['es', 'barriga'],
  ['it', 'rughe'],
  ['pt', 'celulite'],
  ['nl', 'buikvet'],
])('in %s, “%s” is never told', (tag, pain) => {
  expect(painsOf([pain, 'no time'], readingOf(tag))).toEqual(['no time']);
});

it('what goes bald need not be a head', () => {
  const pains = ['socks that go bald at the heel'];
  expect(painsOf(pains, english.reading)).toEqual(pains);
});

it.each([
  ['awkward emails asking clients to pay', 'chases late payers with reminders', 'on-site parking'],
  ['stale supermarket beans', 'roasted to order', 'free parking'],
  ['dog hates the salon', 'no cages', 'card payments'],
])('“%s” is answered by “%s”', (pain, answer, other) => {
  const score = (benefit: string) => affinity(pain, benefit, english.reading);
  expect(score(answer)).toBeGreaterThan(score(other));
});
