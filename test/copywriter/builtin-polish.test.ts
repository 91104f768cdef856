import { expect, it } from 'vitest';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { briefBody } from '../../src/operations/generate/ad-copy.ts';
import { freshBriefs } from './fresh-briefs.ts';

const fresh: { id: string; brief: object }[] = freshBriefs;
const freshBrief = (id: string) => fresh.find((each) => each.id === id)?.brief ?? {};

const variantsOf = async (asked: object) => {
  const brief = await readBrief(briefBody.parse({ num_variants: 3, ...asked }), {
    writesAnyLanguage: false,
  });
  return composeFor(brief).variants;
};

const textOf = async (asked: object) => JSON.stringify(await variantsOf(asked));

it('the last line repeats no word of the offer', async () => {
  const variants = await variantsOf({
    product: 'Serrurerie Martin, dépannage à Lyon',
    audience: 'particuliers',
    offer: 'devis gratuit',
    benefits: ['prix annoncé avant intervention'],
    objective: 'devis',
    language: 'fr',
  });
  for (const { primary_text } of variants)
    expect(primary_text.match(/devis/giu)?.length, primary_text).toBe(1);
});

it('a word alone is no headline', async () => {
  const variants = await variantsOf(freshBrief('it04'));
  expect(variants.map(({ headline }) => headline)).not.toContain('Wifi');
});

it('a place in brackets stays there', async () => {
  const burgers = { product: "Joe's Burgers (Camden)", audience: 'anyone in Bournemouth' };
  const text = await textOf({ ...burgers, benefits: ['vegan option', 'open late'] });
  expect(text).toContain("Joe's Burgers (Camden)");
});

it('German nouns and commas stand where they belong', async () => {
  const text = await textOf({
    product: 'hundeschule pfotenglück hannover',
    audience: 'hundehalter die verzweifeln',
    benefits: ['training draußen statt halle', 'kleine gruppen', 'passen in die Tasche'],
    pain_points: ['hund zieht an der leine'],
    language: 'de',
  });
  expect(text).toContain('Hundeschule');
  expect(text).toContain('Hannover');
  expect(text).toContain('statt Halle');
  expect(text).not.toContain('in, die');
});

it('a name that ends in an ordinary word is not called by', async () => {
  expect(await textOf(freshBrief('en17'))).not.toContain('That’s BoardBuddy app');
});

it('headline and description are not both empty phrases, and say different things', async () => {
  const brief = {
    product:
      '🪵 Oficina do Seu Ademar 🪵 restauração de móveis antigos, Tiradentes MG, palhinha + verniz',
    audience: 'herdeiros',
    benefits: [
      'trançado de palhinha a partir de R$ 180 por assento',
      'buscamos e entregamos em SJDR, Prados e BH (1x por mês)',
      'tratamento contra cupim c/ 3 anos de garantia 🐜❌',
    ],
    objective: 'receber fotos p/ orçamento',
    language: 'pt-BR',
  };
  const variants = await variantsOf(brief);
  expect(variants.flatMap(({ headline, description }) => [headline, description])).toEqual(
    expect.arrayContaining(['Oficina do Seu Ademar', 'Restauração de móveis antigos']),
  );
  const empty = /detalhes|essencial|Informe-se|Vale a pena|Veja,|Pergunte|conclusões/u;
  for (const { headline, description } of variants)
    expect([headline, description].filter((text) => empty.test(text)).length).toBeLessThan(2);
});

it('a town of several words that was shouted in the product line has its capitals', async () => {
  const asked = { audience: 'condutores', benefits: ['feito à mão'], language: 'pt-PT' };
  const line = 'CARTA DE LIGEIROS EM PONTA DELGADA E PONTE DE LIMA 🚗 @viramarcha';
  expect(await textOf({ ...asked, product: line })).toContain('Ponta Delgada e Ponte de Lima');
});
