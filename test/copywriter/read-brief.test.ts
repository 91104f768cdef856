import { describe, expect, it } from 'vitest';
import { resolveLanguage } from '../../src/copywriter/language-names.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';

const asked = {
  product: 'Blattwerk, Gartenpflege in Köln',
  audience: 'Hausbesitzer, die keine Zeit für den Garten haben',
  pain_points: ['Die Hecke wächst über den Zaun'],
  benefits: ['Wir nehmen den Grünschnitt mit', '!!!', ' Feste\tTermine '],
  num_variants: 3,
  num_hooks: 10,
};

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error.code,
  );

describe('a brief without a language', () => {
  it('is written in its own by the built-in writer', async () => {
    expect((await readBrief(asked, { isModel: false })).language).toBe('de');
  });
  it('is written in English by a model', async () => {
    expect((await readBrief(asked, { isModel: true })).language).toBe('en');
  });
});

describe('a brief in another language than asked for', () => {
  it('is refused by the built-in writer, with a word on what can do it', async () => {
    const refusal = readBrief({ ...asked, language: 'English' }, { isModel: false });
    await expect(refusal).rejects.toMatchObject({
      code: 'unsupported_language',
      message: expect.stringMatching(/connected model/),
    });
  });
  it('is left to a model', async () => {
    expect((await readBrief({ ...asked, language: 'pl' }, { isModel: true })).language).toBe('pl');
  });
});

describe('a brief', () => {
  it('keeps the words as they were typed, without control characters and empty entries', async () => {
    const brief = await readBrief(
      { ...asked, product: 'MERINO\u202e SOCKS 🧦' },
      { isModel: true },
    );
    expect(brief.product).toBe('MERINO SOCKS 🧦');
    expect(brief.benefits).toEqual(['Wir nehmen den Grünschnitt mit', 'Feste Termine']);
  });
  it('needs a product with words', async () => {
    expect(await codeOf(readBrief({ ...asked, product: '!! 12' }, { isModel: true }))).toBe(
      'invalid_request',
    );
  });
  it('needs a language that exists', async () => {
    const klingon = { ...asked, language: 'Klingonisch-2' };
    expect(await codeOf(readBrief(klingon, { isModel: true }))).toBe('unsupported_language');
  });
});

it.each([
  ['German', 'de'],
  ['deutsch', 'de'],
  ['pt_BR', 'pt-BR'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['francais', 'fr'],
  ['日本語', 'ja'],
  ['Spanish (Mexico)', 'es-MX'],
])('%s is %s', (name, tag) => {
  expect(resolveLanguage(name)).toBe(tag);
});
