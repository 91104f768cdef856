import { describe, expect, it } from 'vitest';
import { packFor } from '../../src/copywriter/language.ts';
import { resolveLanguage } from '../../src/copywriter/language-names.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import { isDoubtful } from '../../src/copywriter/spelling/doubt.ts';
import { spell } from '../../src/copywriter/spelling/spell.ts';
import { spellBrief } from '../../src/copywriter/spelling/spell-brief.ts';
import type { Brief } from '../../src/copywriter/types.ts';
import { freshBriefs } from './fresh-briefs.ts';

const packOf = (tag: string) => {
  const pack = languages.find((each) => each.tag === tag);
  if (!pack) throw new Error(`no pack for ${tag}`);
  return pack;
};

const speltBy = (asked: Partial<Brief>) => {
  const brief: Brief = {
    product: 'x',
    audience: '',
    benefits: [],
    pain_points: [],
    language: 'en',
    num_variants: 3,
    num_hooks: 0,
    ...asked,
  };
  const pack = packFor({ ...brief, language: resolveLanguage(brief.language) ?? 'en' });
  if (!pack) throw new Error('no pack');
  return spellBrief(brief, pack.spelling);
};

it.each([
  ['en', 'same day if you ring b4 10', 'same day if you ring before 10'],
  ['en', 'all work guaranteed 12 mths', 'all work guaranteed for 12 months'],
  ['en', 'cant reach the top windows', 'can’t reach the top windows'],
  ['en', 'plastic free packaging pls mention', 'plastic-free packaging'],
  ['en', 'studio in hackney', 'studio in Hackney'],
  ['en', 'sun cream for the garden', 'sun cream for the garden'],
  ['fr', 'reparation ttes marques', 'réparation toutes marques'],
  ['fr', 'produits frais d italie', 'produits frais d’Italie'],
  ['fr', 'pizzas surgelees', 'pizzas surgelées'],
  ['es', 'nos encargamos d los permisos', 'nos encargamos de los permisos'],
  ['es', 'instalacion y taller mecanico', 'instalación y taller mecánico'],
  ['it', 'perdita d acqua, nn rispondono', 'perdita d’acqua, non rispondono'],
  ['nl', 'opzegbaar per mnd', 'opzegbaar per maand'],
  ['pt', 'salao c/ produtos biodegradaveis', 'salão com produtos biodegradáveis'],
  ['de', 'winterdienst inkl. streugut', 'winterdienst inklusive streugut'],
])('%s: “%s” is written “%s”', (tag, typed, written) => {
  expect(spell(typed, packOf(tag).spelling)).toBe(written);
});

it('German nouns get their capitals where the whole brief was typed small', () => {
  const { product, benefits, pain_points } = speltBy({
    product: 'hausmeisterservice müller u. söhne',
    benefits: ['feste ansprechpartner', 'großer garten eingezäunt', 'speicher optional'],
    pain_points: ['schnee nicht geräumt', 'krankenkasse zahlt nicht'],
    language: 'de',
  });
  expect(product).toBe('Hausmeisterservice Müller und Söhne');
  expect(benefits).toEqual([
    'feste Ansprechpartner',
    'großer Garten eingezäunt',
    'Speicher optional',
  ]);
  expect(pain_points).toEqual(['Schnee nicht geräumt', 'Krankenkasse zahlt nicht']);
});

describe.each(freshBriefs)('$id', ({ messy, brief: asked }) => {
  const spelt = speltBy(asked);

  it('is spelt the same when it is spelt again', () => {
    expect(speltBy(spelt)).toEqual(spelt);
  });

  it.skipIf(messy)('is left alone where it was typed with care', () => {
    const small = (brief: Partial<Brief>) => JSON.stringify(brief).toLowerCase();
    expect(small({ ...spelt, ...asked, benefits: spelt.benefits })).toBe(
      small({ ...spelt, ...asked }),
    );
    expect(small({ offer: spelt.offer, pain_points: spelt.pain_points })).toBe(
      small({ offer: asked.offer, pain_points: asked.pain_points ?? [] }),
    );
    expect([spelt.product, spelt.audience]).toEqual([asked.product, asked.audience]);
  });
});

it.each(['12 mths', '7 jours = 6 payés', 'same day b4 noon', 'rdv ss 48 h', 'GDPR ok'])(
  '“%s” is left out rather than printed',
  (text) => expect(isDoubtful(text)).toBe(true),
);

it.each([
  '500 ml',
  'free parking',
  '24/7',
  'open until 9pm',
  '3-in-1 balm',
  'Dr. Weber',
  'ook automaat',
])('“%s” is plain enough', (text) => expect(isDoubtful(text)).toBe(false));
