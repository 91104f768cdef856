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

const trustee = {
  product: 'Fiduciaria Bernasconi-Pini, contabilità per indipendenti, Chiasso',
  audience: 'indipendenti',
  offer: 'dichiarazione da fr. 120.–',
  benefits: ['proroga chiesta da noi', 'IVA trimestrale / AVS / stipendi', 'risposta in 24 h'],
  objective: 'appuntamenti',
  language: 'it',
};

it('a Swiss price ends a line, and who is asked to write behind it is no customer', async () => {
  const variants = await variantsOf(trustee);
  for (const { primary_text } of variants) expect(primary_text).toContain('AVS');
  expect(variants.map(({ hook }) => hook).join()).toContain('fr. 120.–');
});

it('what ends in a short form has its line to itself, behind a colon too', async () => {
  const offer = 'forma intera a 39 € sped. incl.';
  const text = await textOf({ ...trustee, product: 'Pecorino Su Cuile, Orgosolo', offer });
  expect(text).not.toMatch(/incl\. \p{L}/u);
});

it('who says “voi” is not told “scrivimi”, and who says “I” is', async () => {
  const benefits = ['ti mando gli appunti', 'esercizi corretti', 'anche la domenica'];
  expect(await textOf({ ...trustee, benefits })).toMatch(/Scrivimi|Contattami/u);
  const both = [...benefits, 'vengo a casa vostra'];
  expect(await textOf({ ...trustee, benefits: both })).not.toMatch(/Scrivimi|Contattami/u);
});

it('one question is not followed by another', async () => {
  const text = await textOf({
    product: 'Wespennest? Bel wespendokter Stefaan, Oostende',
    audience: 'gezinnen',
    benefits: ['zelfde dag nog', 'veilig voor kinderen', 'geen gaten in de muur'],
    pain_points: ['niet meer op het terras durven zitten'],
    language: 'nl',
  });
  expect(text).toContain('Wespennest? Bel');
  expect(text).not.toMatch(/\? Wespennest/u);
});

it('a town alone is no sentence', async () => {
  const text = await textOf({
    product: 'Slaapmakerij Van Hoof, Dendermonde. Matrassen op maat',
    audience: 'camperaars',
    benefits: ['elke maat', 'hoes wasbaar op 60°', 'levertijd 10 dagen'],
    tone: 'zakelijk',
    language: 'nl',
  });
  expect(text).toContain('Dendermonde – matrassen op maat.');
  expect(text).not.toMatch(/[.?] Dendermonde\./u);
});

it('a list makes no opening where there is something else to say', async () => {
  const variants = await variantsOf({
    product: 'Imkerij Heidegoud – adopteer een bijenvolk',
    audience: 'bedrijven',
    benefits: ['certificaat op naam; op bezoek bij uw kast', 'honing van de hei', 'vanaf €79 p.j.'],
    language: 'nl',
  });
  for (const { primary_text } of variants) expect(primary_text).not.toMatch(/^Certificaat/u);
});

it('Dutch “ijs” has two capitals, and an offer on the first of something claims no rank', async () => {
  const text = await textOf({
    product: 'Ijssalon Venezia, Gent',
    audience: 'gezinnen',
    offer: '€2 korting op 1e bestelling',
    benefits: ['ijstaarten op bestelling', 'vers gedraaid', 'terras'],
    language: 'nl',
  });
  expect(text).toContain('IJssalon Venezia');
  expect(text).toContain('IJstaarten');
  expect(text).toContain('€2 korting op 1e bestelling');
});

const spanish = { audience: 'familias', language: 'es' };

it('nobody who is “usted” is told “escríbenos”', async () => {
  const text = await textOf({
    ...spanish,
    product: 'Plagas Rímac: control de plagas en Lima',
    benefits: ['productos sin olor; puede volver a casa en 3 horas', 'certificado incluido'],
    objective: 'llamadas',
  });
  expect(text).not.toMatch(/escríbenos|contáctanos|infórmate/iu);
});

it('a Spanish “consulta” is a question, not an appointment', async () => {
  const text = await textOf({
    ...spanish,
    product: 'Encuadernación Luna: tesis y libros antiguos',
    benefits: ['cosido a mano', 'retirás por Nueva Córdoba'],
    objective: 'consultas por Instagram',
  });
  expect(text).not.toMatch(/reserva/iu);
});

it('a name keeps its short form, and what it does stands behind a dash', async () => {
  const office = { ...spanish, product: 'Asesoría Fdez. Quiroga (Lugo): autónomos y pymes' };
  const [{ headline } = { headline: '' }] = await variantsOf({
    ...office,
    benefits: ['cuota fija', 'avisos antes de cada trimestre'],
  });
  expect(headline).not.toBe('Asesoría Fdez');
  const laundry = { ...spanish, product: 'Lavandería La Espuma (Cali) recogemos a domicilio' };
  const text = await textOf({ ...laundry, benefits: ['doblado', 'listo en un día'] });
  expect(text).toContain('La Espuma (Cali) – recogemos');
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
