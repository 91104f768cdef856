import { describe, expect, it } from 'vitest';
import { audienceOf, painOf } from '../../src/copywriter/builtin/english/brief-parts.ts';
import { readProduct } from '../../src/copywriter/builtin/english/product.ts';
import { readLabel } from '../../src/copywriter/builtin/packs/label.ts';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
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

describe('a label in a language we do not parse', () => {
  it.each([
    ['Dr. Müller Zahnarztpraxis', 'Dr. Müller Zahnarztpraxis'],
    ['St. Pauli Brauerei, handgebrautes Bier', 'St. Pauli Brauerei'],
    ['Dra. García, dermatóloga en Madrid', 'Dra. García'],
    ['Clínica del Sr. Ruiz. Abierta hasta tarde.', 'Clínica del Sr. Ruiz'],
    ['Boulangerie de Mme. Roux', 'Boulangerie de Mme. Roux'],
    ['Prof. Bakker Tandartsen', 'Prof. Bakker Tandartsen'],
    ['J. R. Weber Möbel. Seit langem in Ulm.', 'J. R. Weber Möbel'],
    ['1,5-Liter-Trinkflasche aus Edelstahl', '1,5-Liter-Trinkflasche aus Edelstahl'],
    ['Gafas 16:9, para cine en casa', 'Gafas 16:9'],
  ])('%s is called %s', (product, label) => {
    expect(readLabel(product).label).toBe(label);
  });

  it('still ends where the first sentence does', () => {
    expect(readLabel('Lámpara Lumen. Luz cálida para leer.').label).toBe('Lámpara Lumen');
  });
});

describe('an English label', () => {
  it('is not cut inside a number', () => {
    expect(readProduct('1,000-piece jigsaw puzzle').label).toMatch(/^1,000-piece jigsaw puzzle$/i);
  });

  it.each([
    ['Bagel House: New York style bagels', /New York/],
    ['Harbour Tours: new boat trips', /boat trips/],
  ])('of “%s” keeps its place names', (product, kept) => {
    const { kind, detail } = readProduct(product);
    expect(kind ?? detail).toMatch(kept);
  });

  it.each([
    ['The #1 CRM for dentists', 'CRM for dentists'],
    ['World’s best pizza', 'pizza'],
    ['No. 1 dentist in Leeds', 'dentist in Leeds'],
    ['Clinically proven serum', 'serum'],
    ['The most trusted bank', 'bank'],
    ['The fastest laundry service in Bristol', 'laundry service in Bristol'],
  ])('of “%s” leaves the praise out', (product, kind) => {
    expect(readProduct(product)).toMatchObject({ brand: null, kind });
  });

  it.each([
    ['women only gym', 'women only gym'],
    ['table top cleaner', 'table top cleaner'],
    ['Quality used cars in Leeds', 'quality used cars'],
    ['local trusted plumber', 'local trusted plumber'],
  ])('of “%s” keeps what only looks like praise', (product, shortKind) => {
    expect(readProduct(product).shortKind).toBe(shortKind);
  });

  it('keeps whose it is', () => {
    expect(readProduct('Tom’s best burgers').label).toBe('Tom’s burgers');
  });

  it('keeps a name that begins like praise', () => {
    expect(readProduct('Best Western hotel in Leeds').brand).toBe('Best Western');
  });

  it.each([
    ['SEO audit', 'SEO audit'],
    ['A CRM for dentists', 'CRM for dentists'],
    ['AI Chatbot', 'AI chatbot'],
    ['LED desk lamp', 'LED desk lamp'],
  ])('of “%s” takes an acronym for what it says, not for a name', (product, kind) => {
    expect(readProduct(product)).toMatchObject({ brand: null, kind });
  });

  it.each(['Acme CRM', 'HR Genie', 'IBM'])('takes %s for a name', (product) => {
    expect(readProduct(product).brand).toBe(product);
  });

  it('does not end before the words it points at', () => {
    const product = 'Premium dog food loved by 9 out of 10 dogs in town';
    expect(readProduct(product).label).toMatch(/^premium dog food$/i);
  });

  it('drops the “new” that only praises', () => {
    expect(readProduct('Harbour Tours: new boat trips').kind).toBe('boat trips');
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
    expect(painOf(pain).text).toBe(told);
  });

  it('an audience of developers is addressed', () => {
    expect(audienceOf('senior developers')).toBe('senior developers');
    expect(written({ audience: 'senior developers' })).toMatch(/senior developers/i);
  });
});
