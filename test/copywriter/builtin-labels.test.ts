import { describe, expect, it } from 'vitest';
import { audienceOf } from '../../src/copywriter/builtin/reading/audience.ts';
import { painOf } from '../../src/copywriter/builtin/reading/pains.ts';
import { readProduct } from '../../src/copywriter/builtin/reading/product.ts';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { english } from '../../src/copywriter/languages/en/index.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import { withMarks } from '../../src/copywriter/spelling/mend.ts';
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
  return readProduct(withMarks(product, pack.spelling), pack);
};

describe('a product line', () => {
  it.each([
    [
      'Riverside Dental - family dentist in Leeds',
      'Riverside Dental',
      'Riverside Dental: family dentist in Leeds',
    ],
    ['Kestrel, a rota planner for cafés', 'Kestrel', 'Kestrel, a rota planner for cafés'],
    ['Nonna Pia’s — pizza, 14 Mill Lane', 'Nonna Pia’s', 'Nonna Pia’s: pizza, 14 Mill Lane'],
    ['FreightLoop is a platform', 'FreightLoop', 'FreightLoop is a platform'],
    ['Introducing "Hive Mind": bee weekends', 'Hive Mind', '"Hive Mind": bee weekends'],
    ['@saltmarsh.farrier – hoof care', '@saltmarsh.farrier', '@saltmarsh.farrier: hoof care'],
    ['Quill & Ash, will writers – Leeds', 'Quill & Ash', 'Quill & Ash, will writers – Leeds'],
    ['Brodie Bros – Leeds – piano movers', 'Brodie Bros', 'Brodie Bros, Leeds: piano movers'],
    ['Ann Lee (med. nurse) – feet, nails', 'Ann Lee', 'Ann Lee (med. nurse): feet, nails'],
    ['Archive24 – we scan your slides', 'Archive24', 'Archive24 – we scan your slides'],
  ])('“%s” is called “%s” and told as “%s”', (text, label, line) => {
    expect(read(text)).toMatchObject({ label, line, name: label });
  });

  it.each([
    ['Solar panels installed. Sunvolt Ireland', 'Solar panels installed. Sunvolt Ireland'],
    ['leather bags ( Cuoio Vivo )', 'leather bags (Cuoio Vivo)'],
    ['Piano moving 🎹 Grand, upright – Moss', 'Piano moving. Grand, upright – Moss'],
    ['☕️ Morningside coffee ☕️ beans by post', 'Morningside coffee – beans by post'],
    ['Piano tuning £70 – Daniel Moss', 'Piano tuning £70 – Daniel Moss'],
    ['Rat trap? Quick Paws (Leeds / York)', 'Rat trap? Quick Paws (Leeds / York)'],
    ['Stairs? Yes! Lift Co – fitted in a day', 'Stairs? Yes. Lift Co: fitted in a day'],
    ['Leeds – upholstery with Nuala Moss', 'Leeds – upholstery with Nuala Moss'],
    ['Wedding cakes 🎂 by Sugar & Stone', 'Wedding cakes by Sugar & Stone'],
    ['Firewood 🪵 and kindling – Drumlin Logs', 'Firewood and kindling – Drumlin Logs'],
    ['seaweed baths 🌿 – Enniscrone, Co. Sligo', 'seaweed baths – Enniscrone, Co. Sligo'],
    ['“A chair is there to be saved” Rush & Reed', 'Rush & Reed'],
    ['NEW: pottery by the sea', 'pottery by the sea'],
    ['1,000-piece jigsaw puzzle', '1,000-piece jigsaw puzzle'],
    ['Dr. Smith’s Balm for U.S. hikers', 'Dr. Smith’s Balm for U.S. hikers'],
  ])('“%s” keeps its order: “%s”', (text, line) => {
    expect(read(text).line).toBe(line);
  });

  it('is called by what its handle or its address is called', () => {
    const named = (product: string, signatures: string[]) =>
      readProduct(product, english, signatures).name;
    expect(named('Septic tanks – Slievenamon Tank Services', ['slievenamontanks'])).toBe(
      'Slievenamon Tank Services',
    );
    expect(named('Septic tanks – Slievenamon Tank Services', [])).toBeNull();
    expect(named('Bird control – Azor Falconry', ['birdsaway'])).toBeNull();
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
    ['de', 'Pflegedienst Sonnenschein - ambulante Pflege', 'Pflegedienst Sonnenschein'],
    ['de', 'unsere neuen Barfußschuhe aus Leder', 'Barfußschuhe aus Leder'],
    ['de', '1,5-Liter-Trinkflasche aus Edelstahl', '1,5-Liter-Trinkflasche aus Edelstahl'],
    ['es', 'Clínica del Sr. Ruiz. Abierta hasta tarde.', 'Clínica del Sr. Ruiz'],
    ['es', 'Gafas 16:9, para cine en casa', 'Gafas 16:9, para cine en casa'],
  ])('in %s, “%s” is called “%s”', (tag, product, label) => {
    expect(read(product, tag).label).toBe(label);
  });

  it.each([
    [
      'it',
      'Anna Galli – logopedista a Trento (zona nord) e Rovereto',
      'logopedista a Trento (zona nord) e Rovereto',
    ],
    ['fr', 'Anna Galli – poterie (sam. + dim.) 🧘‍♀️ – Lyon', 'poterie (sam. + dim.) – Lyon'],
    [
      'es',
      'Anna Galli – catas / visitas – reagrupación fam.',
      'catas / visitas – reagrupación fam.',
    ],
  ])('in %s, “%s” says that it is “%s”', (tag, product, what) => {
    expect(read(product, tag)).toMatchObject({ label: 'Anna Galli', what });
  });

  it('hands over the price that stands in it', () => {
    expect(read('Nachhilfe Mathe online, 25€/h', 'de')).toMatchObject({
      label: 'Nachhilfe Mathe online',
      facts: ['25€/h'],
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
    expect(audienceOf('owners of a cat, dog or horse', english)).toBe(
      'owners of a cat, dog or horse',
    );
    expect(written({ audience: 'senior developers' })).toMatch(/senior developers/i);
  });

  it.each(['anyone in town', 'everybody', 'men 30-50', 'locked out?', 'Catholic families'])(
    'the audience “%s” is not printed',
    (audience) => {
      expect(audienceOf(audience, english)).toBeNull();
    },
  );
});
