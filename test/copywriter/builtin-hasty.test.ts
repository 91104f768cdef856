import { describe, expect, it } from 'vitest';
import { readHastyProduct } from '../../src/copywriter/builtin/reading/hasty-product.ts';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { agreeing } from '../../src/copywriter/spelling/agree.ts';
import { asList } from '../../src/copywriter/spelling/heaps.ts';
import { looksMistyped } from '../../src/copywriter/spelling/lexicon.ts';
import { withLinks } from '../../src/copywriter/spelling/links.ts';
import { withCommas } from '../../src/copywriter/spelling/lists.ts';
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
    ['pt', 'Leiria / Marinha Grande jardinagem', 'Jardinagem em Leiria e Marinha Grande'],
    ['fr', 'Périgueux & 30km élagage', 'Élagage à Périgueux'],
    ['es', 'taquiza a domicilio Querétaro', 'Taquiza a domicilio en Querétaro'],
    ['en', 'seaweed baths, made in Leeds', 'Seaweed baths'],
    ['es', 'zapatero remendon tapas suelas. mercado Ourense puesto 22', 'Zapatero en Ourense'],
    ['es', 'taller de motos en talavera revisiones itv', 'Taller de motos en Talavera'],
    ['es', 'alquiler de vestidos en cartagena (murcia)', 'Alquiler de vestidos en Cartagena'],
    [
      'es',
      'pulido de suelos, Elda Petrer y alrededores',
      'Pulido de suelos en Elda, Petrer y alrededores',
    ],
    [
      'es',
      'academia para niños y adultos y prepa, Osorno',
      'Academia para niños y adultos en Osorno',
    ],
    ['es', 'aceite oliva virgen extra baena', 'Aceite de oliva virgen extra en Baena'],
    ['pt-PT', 'Cabazes de Natal com queijo -- Seia', 'Cabazes de Natal com queijo em Seia'],
    ['pt-PT', 'explicações matemática Viseu + prep exame', 'Explicações de matemática em Viseu'],
    ['pt', 'faxina residencial em joinville diaria', 'Faxina residencial em Joinville'],
    ['pt', 'sobrancelha com henna, caruaru perto da feira', 'Sobrancelha com henna em Caruaru'],
    ['pt', 'terapia de casal, psicologo em uberlandia + online', 'Terapia de casal em Uberlândia'],
    ['pt', 'curso de barista e latte art em varginha', 'Curso de barista em Varginha'],
    ['en', 'mobile welding Lubbock tx', 'Mobile welding in Lubbock'],
    ['en', 'ludlow - chimney sweep, stoves', 'Chimney sweep in Ludlow'],
    ['en', 'Tulsa OK pressure washing - decks fences', 'Pressure washing in Tulsa'],
    [
      'en',
      'second-hand school uniform shop Cheltenham',
      'Second-hand school uniform shop in Cheltenham',
    ],
    ['en', 'pond cleaning koi ponds and garden ponds', 'Pond cleaning'],
    ['en', 'private tutor maths GCSE Hitchin', 'Private tutor in Hitchin'],
    ['en', 'guitar luthier, Asheville nc', 'Guitar luthier in Asheville'],
    ['en', 'i do mobile foot care at home', 'Mobile foot care at home'],
    ['en', 'we collect waste cooking oil from pubs/hotels', 'We collect waste cooking oil'],
    ['en', 'hand knitted baby clothes, newborn to 2', 'Hand knitted baby clothes'],
    ['en', 'food bank needs volunteer drivers', 'Food bank needs volunteer drivers'],
    ['fr', 'Fluxo - logiciel de facturation', 'Fluxo : logiciel de facturation'],
    ['de', 'Feldkirch: Nähkurs für Anfänger', 'Nähkurs für Anfänger in Feldkirch'],
    [
      'de',
      'Entrümpelung besenrein. Pirmasens Zweibrücken',
      'Entrümpelung in Pirmasens und Zweibrücken',
    ],
    ['de', 'KFZ-Werkstatt, Nienburg Weser', 'KFZ-Werkstatt in Nienburg (Weser)'],
    ['de', 'Treppenlift gebraucht', 'Treppenlift'],
    ['de', 'Hebamme hat noch Termine', 'Hebamme'],
    ['de', 'Töpferscheibe mieten? offene Werkstatt', 'Offene Werkstatt'],
    ['nl', 'rietdekker, Steenwijk en omgeving', 'Rietdekker in Steenwijk en omgeving'],
    ['nl', 'hoefsmid, regio Deinze Tielt', 'Hoefsmid in de regio Deinze en Tielt'],
    ['nl', 'kapster aan huis kids', 'Kapster aan huis'],
    ['nl', 'mobiele zagerij wij zagen uw boom', 'Mobiele zagerij'],
    ['nl', 'computerles tablet', 'Computerles'],
    ['de', 'Babyschwimmen ab 3 Monaten, Dornbirn', 'Babyschwimmen in Dornbirn'],
    [
      'nl',
      'gordijnen op maat / rolgordijnen / shutters',
      'Gordijnen op maat, rolgordijnen en shutters',
    ],
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
    ['de', 'CNC Drehteile', 'CNC-Drehteile'],
    ['de', 'Felgen Zäune', 'Felgen Zäune'],
    ['nl', 'gitaar & versterker reparatie', 'gitaar- en versterkerreparatie'],
    ['nl', 'verkoop brandhout', 'verkoop van brandhout'],
    ['fr', 'cours natation enfants adultes', 'cours de natation pour enfants et adultes'],
    ['es', 'App pedidos', 'App de pedidos'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(withLinks(typed, packOf(tag))).toBe(written);
  });
});

describe('things of one kind are a list, and get its commas', () => {
  it.each([
    ['es', 'espalda cuello rodilla suelo pélvico', 'espalda, cuello, rodilla y suelo pélvico'],
    ['es', 'renta de sillas mesas carpas en Durango', 'renta de sillas, mesas y carpas en Durango'],
    ['es', 'rajas mole dulce y de elote', 'rajas, mole dulce y de elote'],
    ['es', 'restaurante italiano', 'restaurante italiano'],
    ['es', 'pantalones sillas', 'pantalones sillas'],
    ['pt', 'box espelho sacada janela', 'box, espelho, sacada e janela'],
    ['pt-PT', 'unha encravada calos pé diabético', 'unha encravada, calos e pé diabético'],
    ['de', 'Tische Stühle', 'Tische Stühle'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(withCommas(typed, packOf(tag))).toBe(written);
  });
});

describe('what people leave out in haste is put in', () => {
  it.each([
    ['es', 'horario flexible tb sabado', 'horario flexible, también los sábados'],
    ['es', '3 docenas envio gratis', '3 docenas, envío gratis'],
    ['es', 'prueba d 4 sabores $250 se descuenta', 'prueba de 4 sabores: $250, se descuenta'],
    ['es', 'cocina desde s/ 1800', 'cocina desde 1800 soles'],
    ['es', 'bicho de la madera', 'bicho de la madera'],
    ['es', 'papas caseras', 'papas caseras'],
    ['pt-PT', 'bicho da madeira', 'bicho da madeira'],
    ['pt', 'kit 14 marmitas 229,00', 'kit com 14 marmitas R$ 229,00'],
    ['pt-PT', 'frango e salada 13.90', 'frango e salada 13,90 €'],
    ['pt', '20 opçao no cardapio', '20 opções no cardápio'],
    ['pt', '10x sem juros', '10x sem juros'],
    ['pt', 'sessao 50min por video', 'sessão de 50 minutos por vídeo'],
    ['pt', 'nota: falar tb do dia da mae', ''],
    ['pt', 'RAIO X E ultrassom na hora', 'RAIO X e ultrassom na hora'],
    ['es', 'música en vivo viernes', 'música en vivo los viernes'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(mend(typed, packOf(tag).spelling)).toBe(written);
  });
});

describe('a word typed by ear is known by ear', () => {
  it.each([
    ['es', 'kieren', 'quieren'],
    ['es', 'climatisada', 'climatizada'],
    ['es', 'llegue', 'llegue'],
    ['pt', 'limpesa', 'limpeza'],
    ['pt', 'cortes', 'cortes'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(mend(typed, packOf(tag).spelling)).toBe(written);
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
    ['de', 'kleine dachrep.', 'kleine dachreparaturen'],
    ['de', 'volle ausstattg', 'volle ausstattung'],
    ['de', 'sattel passt plötzl. nicht', 'sattel passt plötzlich nicht'],
    ['de', 'beisst in alles', 'beißt in alles'],
    ['de', 'ab 3 pferde keine anfahrt', 'ab 3 pferden keine anfahrt'],
    ['de', 'freunde haben keine zeit', 'freunde haben keine zeit'],
    ['de', 'software f. handwerker', 'software für handwerker'],
    ['nl', 'btw in kwartiertje', 'btw in een kwartiertje'],
    ['nl', 'vandaag besteld morgen thuis', 'vandaag besteld, morgen thuis'],
    ['nl', 'uitleg 10 min', 'uitleg 10 minuten'],
    ['nl', '1e les gratis', 'eerste les gratis'],
    ['nl', 'trapliften 2e hands', 'trapliften tweedehands'],
    ['nl', 'wij kopen ook in', 'wij kopen ook in'],
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
