import { describe, expect, it } from 'vitest';
import { readHastyProduct } from '../../src/copywriter/builtin/reading/hasty-product.ts';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { agreeing } from '../../src/copywriter/spelling/agree.ts';
import { asList } from '../../src/copywriter/spelling/heaps.ts';
import { looksMistyped } from '../../src/copywriter/spelling/lexicon.ts';
import { withLinks } from '../../src/copywriter/spelling/links.ts';
import { mend } from '../../src/copywriter/spelling/mend.ts';
import type { Brief } from '../../src/copywriter/types.ts';
import { briefBody } from '../../src/operations/generate/ad-copy.ts';
import { sample } from '../helpers/long.ts';
import { readFixture } from './read-fixture.ts';

type HastyBrief = { id: string; told?: string; brief: Partial<Brief> };

const packOf = (tag: string) => {
  const pack = languages.find((one) => one.tag === tag);
  if (!pack) throw new Error(`no pack for ${tag}`);
  return pack;
};

const briefs = (readFixture('fresh-briefs-18') as HastyBrief[]).filter(({ told }) => told);

describe('what is sold stands in every variant', () => {
  it.each(sample(briefs, 3))('$id: $told', async ({ brief, told = '' }) => {
    const asked = briefBody.parse({ ...brief, num_variants: 3, num_hooks: 0 });
    const copy = composeFor(await readBrief(asked, { writesAnyLanguage: false }));
    for (const { primary_text } of copy.variants)
      expect(primary_text.toLowerCase()).toContain(told.toLowerCase());
  });

  it.each([
    ['en', 'Townsville pool cleaning & green pool rescue', 'Pool cleaning in Townsville'],
    ['pt', 'Leiria / Marinha Grande jardinagem', 'Jardinagem, Leiria e Marinha Grande'],
    ['fr', 'Périgueux & 30km élagage', 'Élagage à Périgueux'],
    ['es', 'taquiza a domicilio Querétaro', 'Taquiza a domicilio en Querétaro'],
    ['en', 'seaweed baths, made in Leeds', 'Seaweed baths'],
    ['en', 'mobile welding Lubbock tx', 'Mobile welding in Lubbock'],
    ['fr', 'Fluxo - logiciel de facturation', 'Fluxo : logiciel de facturation'],
  ])('%s: “%s” is “%s”', (tag, typed, line) => {
    expect(readHastyProduct(typed, packOf(tag)).line).toBe(line);
  });
});

describe('words that belong together are joined', () => {
  it.each([
    ['nl', 'kampeerwagens verhuur', 'verhuur van kampeerwagens'],
    ['nl', 'keramiek café', 'keramiekcafé'],
    ['nl', 'gratis cursus', 'gratis cursus'],
    ['de', 'Mathe Nachhilfe', 'Mathe-Nachhilfe'],
    ['fr', 'cours natation enfants adultes', 'cours de natation pour enfants et adultes'],
    ['es', 'App pedidos', 'App de pedidos'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(withLinks(typed, packOf(tag))).toBe(written);
  });
});

describe('a slip is mended', () => {
  it.each([
    ['en', 'fabirc for the first project', 'fabric for the first project'],
    ['es', 'entega en obra', 'entrega en obra'],
    ['pt', 'receita da avo', 'receita da avó'],
    ['pt', 'sábado ate meio dia', 'sábado até meio-dia'],
    ['de', 'kein bohren', 'kein Bohren'],
    ['de', 'ferienwhg', 'ferienwohnung'],
    ['it', 'in 1 min', 'in 1 minuto'],
    ['en', 'made from scratch every am', 'made from scratch every morning'],
    ['en', 'snap the receipt we do the rest', 'snap the receipt, we do the rest'],
    // Not a slip of a word it resembles.
    ['pt', 'vestido de madrinha', 'vestido de madrinha'],
    ['pt', 'produtos hipoalergênicos', 'produtos hipoalergênicos'],
    ['nl', 'horren op maat', 'horren op maat'],
    ['fr', 'vélo pliant', 'vélo pliant'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(mend(typed, packOf(tag).spelling)).toBe(written);
  });

  it('is told by letters that never meet', () => {
    expect(looksMistyped('fabirc', packOf('en').spelling)).toBe(true);
    expect(looksMistyped('fabric', packOf('en').spelling)).toBe(false);
  });
});

it('things side by side in the plural are a list', () => {
  expect(asList('ventanas espejos y muebles', packOf('es'))).toBe('ventanas, espejos y muebles');
  expect(asList('ventanas blancas', packOf('es'))).toBeNull();
});

describe('what is said of many things is in the plural', () => {
  it.each([
    ['pt', 'frito na hora ou congelado', 'Salgados para festa', 'fritos na hora ou congelados'],
    ['fr', 'prêt en 15 minutes', 'Pizzas au feu de bois', 'prêtes en 15 minutes'],
    ['it', 'pronto in 1 settimana', 'Cornici su misura', null],
    ['pt', 'pronto em 3 dias', 'Costureira em Pelotas', 'pronto em 3 dias'],
  ])('%s: “%s” beside “%s”', (tag, fact, sold, written) => {
    expect(agreeing(fact, sold, packOf(tag))).toBe(written);
  });
});
