import { describe, expect, it } from 'vitest';
import { audienceOf } from '../../src/copywriter/builtin/reading/audience.ts';
import { painOf } from '../../src/copywriter/builtin/reading/pains.ts';
import { readProduct } from '../../src/copywriter/builtin/reading/product.ts';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { english } from '../../src/copywriter/languages/en/index.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import { writtenOut } from '../../src/copywriter/spelling/mend.ts';
import type { Brief } from '../../src/copywriter/types.ts';

const brief = (changes: Partial<Brief>): Brief => ({
  product: 'Kovo',
  audience: 'x',
  pain_points: [],
  benefits: [],
  language: 'en',
  num_variants: 10,
  num_hooks: 20,
  ...changes,
});

const written = (changes: Partial<Brief>) => JSON.stringify(composeFor(brief(changes)));

const read = (product: string, tag = 'en') => {
  const pack = languages.find((each) => each.tag === tag) ?? english;
  return readProduct(writtenOut(product, pack.spelling), pack);
};

describe('a product line', () => {
  it.each([
    ['Riverside Dental - family dentist in Leeds', 'Riverside Dental', 'family dentist in Leeds'],
    ['Kestrel, a rota planner for cafés', 'Kestrel', 'a rota planner for cafés'],
    ['FreightLoop is a platform for pallets', 'FreightLoop', 'a platform for pallets'],
    [
      'Nonna Pia’s — wood-fired pizza, 14 Mill Lane',
      'Nonna Pia’s',
      'wood-fired pizza, 14 Mill Lane',
    ],
    ['Solar panels installed. Sunvolt Ireland', 'Sunvolt Ireland', 'solar panels installed'],
    ['leather bags made by hand ( Cuoio Vivo )', 'Cuoio Vivo', 'leather bags made by hand'],
    ['Joe’s Burgers (Camden) 🍔🍔', 'Joe’s Burgers', null],
    ['☕️ MORNINGSIDE coffee ☕️ beans by post', 'Morningside coffee', 'beans by post'],
    ['Clay (wheel + hand) – Etsy shop', 'Clay', 'Etsy shop, wheel and hand'],
    [
      'Soy candles by Wick & Willow (Etsy and markets) – gifts',
      'Wick & Willow',
      'soy candles, gifts, Etsy and markets',
    ],
    ['Roast 🌱 booking ess. – The Green Hen', 'The Green Hen', 'roast'],
    ['Piano tuning £70 – Daniel Moss', 'Daniel Moss', 'piano tuning £70'],
    ['"The Salt Shed" – smokehouse / deli', 'The Salt Shed', 'smokehouse, deli'],
    ['Rat trap? Quick Paws (Leeds / York)', 'Quick Paws', null],
    ['Introducing "Hive Mind": bee weekends', 'Hive Mind', 'bee weekends'],
    ['NEW: pottery by the sea', 'pottery by the sea', null],
    ['Wedding cakes 🎂 by Sugar & Stone', 'Sugar & Stone', 'wedding cakes'],
    ['Leeds – upholstery with Nuala Moss', 'upholstery with Nuala Moss', null],
    ['“A chair is there to be saved” Rush & Reed', 'Rush & Reed', null],
    ['ponds [pools - lakes] ★ Clear Bank', 'Clear Bank', 'ponds, pools - lakes'],
    ['Firewood – and kindling – Drumlin Logs (Co. Cavan)', 'Drumlin Logs', 'firewood and kindling'],
    ['Quill & Ash, will writers – Leeds', 'Quill & Ash', 'will writers'],
    [
      'Bird control (hotels, schools) → Azor Falconry',
      'Azor Falconry',
      'bird control (hotels, schools)',
    ],
    ['@saltmarsh.farrier – hoof care', '@saltmarsh.farrier', 'hoof care'],
    ['Brodie Bros – piano movers (Glasgow + 50 mi)', 'Brodie Bros', 'piano movers'],
    ['Oakley’s, est. 1987 – floors', 'Oakley’s, est. 1987', 'floors'],
    ['Otter Swim School, Poole; St Ives; Ringwood', 'Otter Swim School', null],
    ['Ann Lee (med. nurse) – feet, nails, manic.', 'Ann Lee', 'feet, nails'],
    ['Stump removal 🪵 Stumped? by Gary Oakes', 'Gary Oakes', 'stump removal'],
    ['Painter needed? Van Dam painters', 'Van Dam painters', null],
    ['our new desk lamp', 'new desk lamp', null],
    ['The Larkhill Fund', 'The Larkhill Fund', null],
    ['1,000-piece jigsaw puzzle', '1,000-piece jigsaw puzzle', null],
    ['Dr. Smith’s Balm for U.S. hikers', 'Dr. Smith’s Balm for U.S. hikers', null],
  ])('“%s” is called “%s” and is “%s”', (text, label, what) => {
    expect(read(text)).toMatchObject({ label, what });
  });

  it.each([
    ['The #1 CRM for dentists', 'CRM for dentists'],
    ['World’s best pizza', 'pizza'],
    ['The most trusted bank', 'bank'],
    ['Best Western hotel in Leeds', 'Best Western hotel in Leeds'],
    ['lose the belly fat with Shape30 online PT', 'Shape30 online PT'],
  ])('“%s” is told as “%s”', (text, label) => {
    expect(read(text).label).toBe(label);
  });

  it.each([
    ['de', 'Dr. Müller Zahnarztpraxis', 'Dr. Müller Zahnarztpraxis'],
    ['de', 'Dachdecker Th. Grunwald GmbH – Steildach', 'Dachdecker Th. Grunwald GmbH'],
    ['de', 'Neueröffnung! Barbershop Schnitt', 'Barbershop Schnitt'],
    ['de', 'St. Pauli Brauerei, handgebrautes Bier', 'St. Pauli Brauerei'],
    ['de', 'PFLEGEDIENST Sonnenschein - ambulante Pflege', 'Pflegedienst Sonnenschein'],
    ['de', 'unsere neuen Barfußschuhe - aus Leder', 'Barfußschuhe'],
    ['de', '1,5-Liter-Trinkflasche aus Edelstahl', '1,5-Liter-Trinkflasche aus Edelstahl'],
    ['es', 'Clínica del Sr. Ruiz. Abierta hasta tarde.', 'Clínica del Sr. Ruiz'],
    ['es', 'Gafas 16:9, para cine en casa', 'Gafas 16:9'],
  ])('in %s, “%s” is called “%s”', (tag, product, label) => {
    expect(read(product, tag).label).toBe(label);
  });

  it.each([
    [
      'it',
      'Anna Galli – logopedista a Trento (zona nord) e Rovereto',
      'logopedista a Trento e Rovereto',
    ],
    ['fr', 'Anna Galli – poterie (sam. + dim.) 🧘‍♀️ – Lyon', 'poterie'],
    ['pt', 'Anna Galli – aulas de surf, Peniche (11 90000-0000)', 'aulas de surf, Peniche'],
    ['es', 'Anna Galli – catas / visitas – reagrupación fam.', 'catas, visitas'],
  ])('in %s, “%s” says that it is “%s”', (tag, product, what) => {
    expect(read(product, tag)).toMatchObject({ label: 'Anna Galli', what });
  });

  it('that says who does what is called by whoever does it', () => {
    expect(read('Kerbox loue des box de 1 à 30 m²', 'fr')).toMatchObject({
      label: 'Kerbox',
      full: 'Kerbox loue des box de 1 à 30 m²',
    });
  });

  it('hands over the price that stands in it', () => {
    expect(read('Nachhilfe Mathe online, 25€/h', 'de')).toMatchObject({
      label: 'Nachhilfe Mathe online',
      facts: ['25 € pro Stunde'],
    });
  });

  it('that is a sentence is quoted, never called by', () => {
    expect(read('We help restaurants fill empty tables').isStatement).toBe(true);
    expect(written({ product: 'We help restaurants fill empty tables' })).not.toMatch(
      /(?:about|meet|with|That’s) we help/i,
    );
  });
});

describe('capitals', () => {
  it.each([
    ['nl', 'IT-managers', /iT-managers/],
    ['es', 'PYMES del norte', /pYMES/],
    ['pt', 'PMEs do norte', /pMEs/],
  ])('of an acronym stay in %s', (language, audience, broken) => {
    const text = written({ language, audience });
    expect(text).toContain(audience);
    expect(text).not.toMatch(broken);
  });

  it('of a plain word come down inside a sentence', () => {
    expect(written({ language: 'es', audience: 'Familias del norte' })).toContain(
      'familias del norte',
    );
    expect(written({ product: 'Window cleaning' })).not.toMatch(/[a-z] Window cleaning/);
  });

  it('of a brand stay small at the head of a line', () => {
    const benefits = ['eSIM incluida', 'sin permanencia', 'factura clara'];
    const text = written({ language: 'es', product: 'Kovo móvil', benefits });
    expect(text).toContain('eSIM');
    expect(text).not.toContain('ESIM');
  });
});

describe('the parts of a brief', () => {
  it.each([
    ['finding an i-Size car seat', 'finding an i-Size car seat'],
    ['I lose my keys', 'you lose your keys'],
    ['we never know when it ships', 'you never know when it ships'],
  ])('the pain “%s” is told as “%s”', (pain, told) => {
    expect(painOf(pain, english.reading)).toBe(told);
  });

  it('an audience of developers is addressed', () => {
    expect(audienceOf('senior developers', english)).toBe('senior developers');
    expect(written({ audience: 'senior developers' })).toMatch(/senior developers/i);
  });

  it.each(['anyone in town', 'everybody', 'men 30-50', 'locked out?', 'Catholic families'])(
    'the audience “%s” is not printed',
    (audience) => {
      expect(audienceOf(audience, english)).toBeNull();
    },
  );
});
