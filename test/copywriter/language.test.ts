import { describe, expect, it } from 'vitest';
import { foreignLanguage } from '../../src/copywriter/foreign-language.ts';
import { isSupportedLanguage, packLanguage } from '../../src/copywriter/language.ts';
import { resolveLanguage } from '../../src/copywriter/language-names.ts';
import type { Brief } from '../../src/copywriter/types.ts';

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
  ])('%s is %s', (name, tag) => {
    expect(resolveLanguage(name)).toBe(tag);
  });

  it.each(['Klingon', '', 'gibberish', 'xx', 'en-', '<b>'])('%j is none', (name) => {
    expect(resolveLanguage(name)).toBeNull();
  });

  it('serves a region with its language', () => {
    expect(packLanguage('pt-BR')).toBe('pt');
    expect(isSupportedLanguage('ja')).toBe(false);
  });
});

const english: Brief = {
  product: 'Desk lamp for small shared flats',
  audience: 'students who study late',
  pain_points: ['waking your flatmate'],
  benefits: ['runs on a power bank', 'warm light for reading'],
  language: 'en',
  num_variants: 3,
  num_hooks: 10,
};

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
