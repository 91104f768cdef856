import { describe, expect, it } from 'vitest';
import { foreignLanguage, languageOf } from '../../src/copywriter/foreign-language.ts';
import { isSupportedLanguage, packFor } from '../../src/copywriter/language.ts';
import { resolveLanguage } from '../../src/copywriter/language-names.ts';
import type { Brief } from '../../src/copywriter/types.ts';

const english: Brief = {
  product: 'Desk lamp for small shared flats',
  audience: 'students who study late',
  pain_points: ['waking your flatmate'],
  benefits: ['runs on a power bank', 'warm light for reading'],
  language: 'en',
  num_variants: 3,
  num_hooks: 10,
};

describe('language names', () => {
  it.each([
    ['English', 'en'],
    ['español', 'es'],
    ['Spanish', 'es'],
    ['es-MX', 'es-MX'],
    ['es_mx', 'es-MX'],
    ['Deutsch', 'de'],
    ['GERMAN', 'de'],
    ['français', 'fr'],
    ['Portuguese (Brazil)', 'pt-BR'],
    ['Brazilian Portuguese', 'pt-BR'],
    ['nederlands', 'nl'],
    ['Flemish', 'nl-BE'],
    ['italiano', 'it'],
    ['日本語', 'ja'],
    ['Japanese', 'ja'],
    ['inglés', 'en'],
    [' English ', 'en'],
    ['English (US)', 'en'],
    ['castellano', 'es'],
    ['Português europeu', 'pt-PT'],
    ['português do Brasil', 'pt-BR'],
    ['Portuguese (Portugal)', 'pt-PT'],
    ['pt_pt', 'pt-PT'],
    ['UK English', 'en-GB'],
  ])('%s is %s', (name, tag) => {
    expect(resolveLanguage(name)).toBe(tag);
  });

  it.each(['Klingon', '', 'gibberish', 'xx', 'en-', '<b>'])('%j is none', (name) => {
    expect(resolveLanguage(name)).toBeNull();
  });

  it.each([
    ['pt-BR', 'pt'],
    ['pt-PT', 'pt-PT'],
    ['es-MX', 'es'],
    ['de-AT', 'de'],
  ])('%s is served by %s', (language, tag) => {
    expect(packFor({ ...english, language })?.tag).toBe(tag);
  });

  it('tells Portugal from Brazil by the words of the brief', () => {
    const lisbon = { ...english, language: 'pt', benefits: ['encomendas pelo telemóvel'] };
    const rio = { ...english, language: 'pt', benefits: ['pedido pelo celular'] };
    expect(packFor(lisbon)?.tag).toBe('pt-PT');
    expect(packFor(rio)?.tag).toBe('pt');
  });

  it('has no pack for other languages', () => {
    expect(isSupportedLanguage('ja')).toBe(false);
  });
});

describe('a brief in another language', () => {
  it('is noticed when it is plain', async () => {
    expect(await foreignLanguage({ ...english, language: 'es' })).toBe('en');
    expect(
      await foreignLanguage({
        ...english,
        product: '京都の手ぬぐい専門店',
        audience: '旅行者',
        benefits: [],
        pain_points: [],
      }),
    ).not.toBeNull();
  });

  it('is let through when it is too short to tell', async () => {
    expect(
      await foreignLanguage({
        ...english,
        language: 'de',
        audience: 'Studierende',
        benefits: [],
        pain_points: [],
        product: 'Desk lamp',
      }),
    ).toBeNull();
  });
});

describe('two languages in one brief', () => {
  const bare = { benefits: [], pain_points: [], num_variants: 3, num_hooks: 10 };

  it.each([
    ['Desk lamp', 'students', 'de'],
    ['Desk lamp', 'students', 'fr'],
    ['Handmade leather shoes', 'men', 'it'],
    ['Scented candles', 'gift buyers', 'nl'],
    ['Zapatos de cuero', 'hombres', 'en'],
    ['Olivenöl aus Kreta', 'Hobbyköche', 'en'],
    ['Lampe de bureau', 'étudiants', 'de'],
  ])('“%s” for “%s” is not %s', async (product, audience, language) => {
    expect(await foreignLanguage({ ...bare, product, audience, language })).not.toBeNull();
  });

  it.each([
    ['Radwerk Nord', 'Pendler', 'de'],
    ['Kovo', 'x', 'it'],
    ['Boulangerie Roux', 'gourmands', 'fr'],
    ['Nachhilfe online', 'Eltern', 'de'],
    ['Desk lamp', 'students', 'en'],
    ['Yoga Studio Berlin', 'Anfänger', 'de'],
    ['Tapas bar Lola', 'familias', 'es'],
  ])('“%s” for “%s” may be %s', async (product, audience, language) => {
    expect(await foreignLanguage({ ...bare, product, audience, language })).toBeNull();
  });
});

describe('a brief that does not say its language', () => {
  const bare = { benefits: [], pain_points: [], num_variants: 3, num_hooks: 10, language: 'en' };

  it.each([
    ['Umzüge Kramer Leipzig', 'Familien', 'Festpreis nach Besichtigung', 'de'],
    ['Clases de guitarra', 'principiantes', 'sin permanencia', 'es'],
    ['Cours de poterie', 'adultes', 'terre et cuisson comprises', 'fr'],
    ['Corso di yoga', 'principianti', 'lezioni di 20 minuti', 'it'],
    ['Fietsenmaker', 'studenten', 'vandaag gebracht, morgen klaar', 'nl'],
    ['Padaria em Braga', 'famílias', 'pão fresco às 7h', 'pt'],
    ['Desk lamp', 'students', 'warm light', 'en'],
    ['Kovo', 'x', 'zzz', 'en'],
  ])('%s is read in its own', async (product, audience, benefit, language) => {
    expect(await languageOf({ ...bare, product, audience, benefits: [benefit] })).toBe(language);
  });
});
