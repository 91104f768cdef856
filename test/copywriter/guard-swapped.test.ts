import { expect, it } from 'vitest';
import { judgeFor } from '../../src/copywriter/guard/judge.ts';
import type { Brief } from '../../src/copywriter/types.ts';

const brief = (language: string, more: Partial<Brief>): Brief => ({
  product: 'Filo',
  audience: 'people',
  benefits: [],
  pain_points: [],
  num_variants: 3,
  num_hooks: 0,
  language,
  ...more,
});

const tailor = brief('it', {
  product: 'Sartoria Filorosso, orli e riparazioni a Torino',
  benefits: ['orlo pantaloni 12 €', 'cambio cerniera da 18 €', 'pronto in 48 ore'],
});
const laundry = brief('it', { offer: 'Sacco da 8 kg a 24 €, 5 camicie stirate 12 €' });
const phones = brief('es', {
  offer: 'cambio de batería 39 €, pantalla desde 69 €',
  benefits: ['batería cambiada en 40 minutos'],
});
const sweep = brief('en', { benefits: ['A sweep takes about 50 minutes', 'One flue £58'] });
const knives = brief('en', { benefits: ['About 5 minutes per knife', 'Single knife £5'] });
const trophies = brief('de', {
  product: 'Pokale Wieser Villach: Pokale, Medaillen, Gravuren, Stempel',
});

const stopsOf = (given: Brief, text: string) =>
  judgeFor(given)
    .text(text, 'text')
    .filter(({ level }) => level === 'stop')
    .map(({ rule }) => rule);

it.each([
  ['the price of hems for zips', tailor, 'Cambio cerniera a 12 €, tutto pronto in 48 ore.'],
  ['the price of shirts for a sack', laundry, 'Un sacco da 8 kg ti costa appena 12 €.'],
  ['the time of batteries for screens', phones, 'En 40 minutos te llevas la pantalla nueva.'],
  ['how long it takes for when they come', sweep, 'At your door within 50 minutes.'],
  ['minutes that are won', knives, 'Get 5 minutes back every day.'],
  ['a trophy that was won', trophies, 'Wir haben Pokale gewonnen.'],
])('stops %s', (_, given, text) => {
  expect(stopsOf(given, text)).not.toEqual([]);
});

it.each([
  [tailor, 'Orlo a 12 €, cambio cerniera da 18 €.'],
  [laundry, 'Cinque camicie stirate: 12 €. Un sacco da 8 kg: 24 €.'],
  [phones, 'En 40 minutos, batería nueva. Pantalla desde 69 €.'],
  [sweep, 'About 50 minutes and £58 a flue.'],
  [knives, 'You get your knife back in about 5 minutes.'],
  [trophies, 'Noch keine Pokale für Samstag?'],
  [
    brief('en', { offer: '£38 instead of £48 for dogs under 15 kg' }),
    '£38 for dogs under 15 kg, normally £48.',
  ],
  [
    brief('es', { benefits: ['más de 80 telas', 'listo en 12 días hábiles'] }),
    '1️⃣ Mandas la foto\n2️⃣ Eliges entre más de 80 telas\n3️⃣ En 12 días hábiles está listo',
  ],
  [
    brief('en', {
      product: 'bookkeeping for tradies. im Dawn, been doing books 11 yrs',
      benefits: ['just whatsapp me a photo'],
    }),
    'I’m Dawn. I’ve been doing books for 11 years.',
  ],
])('lets $0.product say “%s”', (given, text) => {
  expect(stopsOf(given, text)).toEqual([]);
});
