import { describe, expect, it } from 'vitest';
import { packFor } from '../../src/copywriter/language.ts';
import { resolveLanguage } from '../../src/copywriter/language-names.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import { isDoubtful } from '../../src/copywriter/spelling/doubt.ts';
import { withHours } from '../../src/copywriter/spelling/hours.ts';
import { mend } from '../../src/copywriter/spelling/mend.ts';
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
  return spellBrief(brief, pack);
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
  ['en', 'italian place on mill st', 'Italian place on Mill St'],
  ['en', 'plans from £29/mo + VAT', 'plans from £29 a month plus VAT'],
  ['en', 'large dogs 38 quid', 'large dogs £38'],
  ['fr', 'essai gratuit 14j', 'essai gratuit 14 jours'],
  ['fr', 'ouvert mar-dim 9h-18h30', 'ouvert du mardi au dimanche de 9 h à 18 h 30'],
  ['es', 'abierto 6:30 a 23h lun-vie', 'abierto 6:30 a 23 h de lunes a viernes'],
  ['it', 'iscriz. entro 15/9, dom-gio', 'iscrizione entro 15/9, da domenica a giovedì'],
  ['nl', 'beurt 45,-', 'beurt € 45'],
  ['pt', 'bolo 2kg R$180, seg e qui', 'bolo 2 kg R$ 180, segunda e quinta'],
  ['de', 'PZR 89,- € bis 31.03.', 'PZR 89 € bis 31.03.'],
  ['de', 'termine (mo, do)', 'termine (Montag, Donnerstag)'],
  ['de', 'winterdienst inkl. streugut', 'winterdienst inklusive streugut'],
])('%s: “%s” is written “%s”', (tag, typed, written) => {
  const pack = packOf(tag);
  expect(mend(withHours(mend(typed, pack.spelling), pack), pack.spelling)).toBe(written);
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

it('a word without an accent is meant where the others have theirs', () => {
  const careful = {
    product: 'Déneigement résidentiel à Rimouski',
    benefits: ['Entrée dégagée avant 7 h', 'Balcon et marches inclus'],
    language: 'fr',
  };
  expect(speltBy(careful).benefits).toEqual(careful.benefits);
  const [, inHaste] = speltBy({ ...careful, product: 'deneigement rimouski' }).benefits;
  expect(inHaste).toBe('Balcon et marches inclus');
});

it('German nouns get their capitals in fields typed small below a careful product line', () => {
  const { product, benefits, pain_points } = speltBy({
    product: 'Schreinerei Holzwerk Ammer, einbauschränke nach maß',
    benefits: ['ruhige beratung, wir erklären jeden schritt', '3D-entwurf inkl.'],
    pain_points: ['überfüllte räume', 'keine zeit tagsüber'],
    language: 'de',
  });
  expect(product).toBe('Schreinerei Holzwerk Ammer, Einbauschränke nach Maß');
  expect(benefits).toEqual(['ruhige Beratung, wir erklären jeden Schritt', '3D-Entwurf inklusive']);
  expect(pain_points).toEqual(['überfüllte Räume', 'keine Zeit tagsüber']);
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

it.each([
  '12 mths',
  '7 jours = 6 payés',
  'same day b4 noon',
  'rdv ss 48 h',
  'GDPR ok',
  'primer mes 19,90 sin cuota',
])('“%s” is left out rather than printed', (text) => expect(isDoubtful(text)).toBe(true));

it.each([
  '500 ml',
  'free parking',
  '24/7',
  'open until 9pm',
  '3-in-1 balm',
  'Dr. Weber',
  'ook automaat',
  'PZR 89 € bis 31.03',
  'doors at 7.30, show at 8.15',
])('“%s” is plain enough', (text) => expect(isDoubtful(text)).toBe(false));
