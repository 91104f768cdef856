import { describe, expect, it } from 'vitest';
import { judgeFor } from '../../src/copywriter/guard/judge.ts';
import type { Brief } from '../../src/copywriter/types.ts';

/** Lies of which no part is in the brief, and facts that are: one beside the other is still a lie. */
const languages: Record<string, { brief: Partial<Brief>; lies: string[]; facts: string[] }> = {
  en: {
    brief: {
      product: 'Harbour Bikes, bike repair in Leith',
      offer: '20% off the first service until 30 April',
      benefits: [
        'full service £65, ready in 2 days',
        'open Monday to Friday, 8am to 6pm',
        'up to 6 bikes at once; collection within 5 miles',
      ],
    },
    lies: ['Rated 4.9 stars', 'With 12,000 customers', 'Loved by 9 out of 10 riders', 'Since 1974'],
    facts: [
      'full service £65',
      'ready in 2 days',
      'open from 8am to 6pm',
      'Monday to Friday, 8am–6pm',
      '20% off until 30 April',
      'up to 6 bikes at once',
      'within 5 miles',
    ],
  },
  de: {
    brief: {
      product: 'Hafenrad, Fahrradwerkstatt in Kiel',
      offer: '20 % auf die erste Inspektion bis 30. April',
      benefits: [
        'Inspektion 65 €, fertig in 2 Tagen',
        'Montag bis Freitag 8 bis 18 Uhr geöffnet',
        'bis zu 6 Räder auf einmal; Abholung im Umkreis von 5 km',
      ],
    },
    lies: ['Mit 4,9 Sternen bewertet', 'Mit 12.000 Kunden', '9 von 10 Fahrern empfehlen uns'],
    facts: [
      'Inspektion 65 €',
      'fertig in 2 Tagen',
      'von 8 bis 18 Uhr geöffnet',
      'Montag bis Freitag 8–18 Uhr',
      '20 % auf die erste Inspektion bis 30. April',
      'bis zu 6 Räder auf einmal',
      'im Umkreis von 5 km',
    ],
  },
  pt: {
    brief: {
      product: 'Horta da Ti Rosa, cabazes de legumes em Torres Vedras',
      offer: 'primeiro cabaz a 14 € em vez de 22 €',
      benefits: [
        '8 a 10 variedades por semana',
        'entregas às terças e quintas, das 18 h às 21 h',
        'portes 2,50 €, entregue em 2 dias',
      ],
    },
    lies: ['Avaliada com 4,8 estrelas', 'Com 12.000 clientes', '9 em cada 10 clientes recomendam'],
    facts: [
      'primeiro cabaz a 14 €',
      'das 18h às 21h',
      'entre as 18h e as 21h',
      '8 a 10 variedades por semana',
      'portes 2,50 €',
      'entregue em 2 dias',
    ],
  },
  fr: {
    brief: {
      product: 'La Cagette du Port, paniers de légumes à Lorient',
      offer: 'premier panier à 14 € au lieu de 22 €',
      benefits: ['8 à 10 légumes par semaine', 'livraison le jeudi de 18 h à 21 h', 'en 2 clics'],
    },
    lies: ['Noté 4,8 étoiles', 'Avec 12 000 clients', '9 clients sur 10 le recommandent'],
    facts: [
      'premier panier à 14 €',
      'de 18 h à 21 h',
      'entre 18 h et 21 h',
      '8 à 10 légumes par semaine',
      'en 2 clics',
    ],
  },
};

describe.each(Object.entries(languages))('%s', (language, { brief, lies, facts }) => {
  const judge = judgeFor({
    product: '',
    audience: '',
    benefits: [],
    pain_points: [],
    ...brief,
    language,
    num_variants: 1,
    num_hooks: 0,
  });
  const isStopped = (text: string) =>
    judge.text(text, 'primary_text').some(({ level }) => level === 'stop');

  it.each(facts)('“%s” passes alone, and carries no lie beside it', (fact) => {
    expect(isStopped(`${fact}.`)).toBe(false);
    const passed = lies
      .flatMap((lie) => [`${lie}, ${fact}.`, `${lie} – ${fact}.`, `${fact}, ${lie}.`])
      .filter((text) => !isStopped(text));
    expect(passed).toEqual([]);
  });
});

const stopsOf = (product: string, language: string, text: string) =>
  judgeFor({
    product,
    audience: '',
    benefits: [],
    pain_points: [],
    language,
    num_variants: 3,
    num_hooks: 3,
  })
    .text(text, 'product')
    .filter(({ level }) => level === 'stop');

it.each([
  ['en', 'Septic tank pumping – Hollis Brothers, Rutland VT (family owned since 1978)'],
  ['de', 'Nachhilfe Mathe in Kiel – Dipl.-Ing. Jens Petersen'],
  ['fr', 'Toilettage mobile « Poil à Poil » – camion équipé, Toulouse'],
  ['es', 'Noche Elqui, observación guiada de estrellas con telescopio'],
  ['pt', 'Voz Inteira, fonoaudiologia para professores em todo o Brasil'],
  ['en', 'Lone Oak Dumpsters - 10/15/20 yd roll-off rental'],
])('%s: the line “%s” claims nothing', (language, product) => {
  expect(stopsOf(product, language, `${product}.`)).toEqual([]);
});

it('what the line says word for word carries nothing else', () => {
  const product = 'Noche Elqui, observación guiada de estrellas con telescopio';
  expect(stopsOf(product, 'es', 'Noche Elqui, cinco estrellas.')).not.toEqual([]);
  expect(stopsOf('Pflege – Jens Petersen', 'de', '„Wunderbar!“ – Anna Meier.')).not.toEqual([]);
});
