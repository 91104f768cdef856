import { expect, it } from 'vitest';
import { readBrief } from '../../src/copywriter/read-brief.ts';

const bare = { audience: '', pain_points: [], num_variants: 3, num_hooks: 0 };

const read = (language: string, product: string, shouted: string) =>
  readBrief({ ...bare, product, benefits: [shouted], language }, { writesAnyLanguage: true });

it.each([
  [
    'en',
    'Thistle & Twill Kilt Hire, Stirling',
    'THISTLE & TWILL OF STIRLING',
    'Thistle & Twill of Stirling',
  ],
  [
    'en',
    'Sandpiper Swim School (Salthill)',
    'THE WARMEST POOL IN SALTHILL',
    'the warmest pool in Salthill',
  ],
  ['es', 'Bicis La Cadeneta, taller móvil', 'LA CADENETA VA A TU CASA', 'La Cadeneta va a tu casa'],
  [
    'fr',
    'Atelier Noémie Vauthier, Namur',
    'FAIT MAIN PAR NOÉMIE VAUTHIER',
    'fait main par Noémie Vauthier',
  ],
  [
    'pt-BR',
    'Poços artesianos HidroSertão',
    'HIDROSERTÃO: MAIS DE 900 POÇOS',
    'HidroSertão: mais de 900 poços',
  ],
  [
    'nl',
    'Hoorhuis Jansen in Den Bosch',
    'HOORHUIS JANSEN KOMT THUIS',
    'Hoorhuis Jansen komt thuis',
  ],
  ['it', 'Apicoltura Scifo, Ragusa', 'APICOLTURA SCIFO A CASA TUA', 'Apicoltura Scifo a casa tua'],
  [
    'de',
    'Hörakustik Hörbar & Klar, Bamberg',
    'HAUSBESUCHE MACHT HÖRBAR & KLAR',
    'Hausbesuche macht Hörbar & Klar',
  ],
])('%s: the name in “%s” keeps its capitals in “%s”', async (language, product, shouted, calm) => {
  const { benefits } = await read(language, product, shouted);
  expect(benefits).toEqual([calm]);
});

it.each([
  [
    'pt-BR',
    'TOLDOS E COBERTURAS SOMBRA BOA, RIBEIRÃO PRETO!!',
    'SOMBRA BOA: FABRICAÇÃO PRÓPRIA',
    'Sombra Boa: fabricação própria',
  ],
  [
    'fr',
    'CHALETS EN KIT SAPINIÈRE DU LÉMAN, THONON',
    'SAPINIÈRE DU LÉMAN LIVRE À THONON',
    'Sapinière du Léman livre à Thonon',
  ],
  [
    'de',
    'REINIGUNG BLITZBLANK LUZERN – UMZUGSREINIGUNG',
    'BLITZBLANK LUZERN IST DABEI',
    'Blitzblank Luzern ist dabei',
  ],
])('%s: what “%s” and “%s” both shout is the name', async (language, product, shouted, calm) => {
  const read_ = await read(language, product, shouted);
  expect(read_.benefits).toEqual([calm]);
  expect(read_.product).toContain(calm.split(/[ :]/u).slice(0, 2).join(' '));
});

it.each([
  [
    'es',
    'Limpieza de sofás – a domicilio en Lugo',
    'VENTA Y LIMPIEZA DE SOFÁS',
    'venta y limpieza de sofás',
  ],
  [
    'en',
    'Mobile tyre fitting – Leeds',
    'MOBILE TYRE FITTING AT HOME',
    'mobile tyre fitting at home',
  ],
])('%s: what “%s” says is sold is no name', async (language, product, shouted, calm) => {
  expect((await read(language, product, shouted)).benefits).toEqual([calm]);
});

it.each([
  ['es', 'LLEVA 2 Y EL PAR VA GRATIS', 'lleva 2 y el par va gratis'],
  ['it', 'SPEDIZIONE GRATIS SOPRA I 45 €', 'spedizione gratis sopra i 45 €'],
  ['en', 'COVERS EVERY LANE IN WEST CORK', 'covers every lane in West Cork'],
  ['nl', 'STAAT IN 30 MIN. VOOR UW DEUR', 'staat in 30 min. voor uw deur'],
  ['en', 'FREE P&P OVER £25', 'free P&P over £25'],
])('%s: “%s” comes down to “%s”', async (language, shouted, calm) => {
  expect((await read(language, 'Xylo!!', shouted)).benefits).toEqual([calm]);
});

it.each([
  [
    'pt',
    'TRANSPORTES PINHAL 🇵🇹🇨🇭 mudanças Portugal <-> Suíça',
    'Transportes Pinhal',
    'Portugal–Suíça',
  ],
  ['nl', 'Slotenmaker SNELSLOT Rotterdam!!', 'Slotenmaker SNELSLOT Rotterdam', ''],
  ['nl', 'PARA-PRO ongediertebestrijding Paramaribo!!', 'Para-Pro ongedierte', ''],
  ['nl', 'ZWEMBAD-ONDERHOUD DE BLAUWE LIJN bv', 'Zwembad-onderhoud De Blauwe Lijn bv', ''],
  ['nl', 'Kantoor Zo – boekhouding voor ZORGVERLENERS', 'voor ZORGVERLENERS', ''],
  ['it', 'Dr.ssa Ilaria Bonfanti, LOGOPEDISTA – Bergamo!!', 'Bonfanti, LOGOPEDISTA', ''],
  ['it', 'Accordatura PIANOFORTI – Cremona!!', 'Accordatura PIANOFORTI', ''],
  ['it', 'Corso di ITALIANO con Martina (certificata DITALS)', 'di ITALIANO', 'certificata DITALS'],
  ['en', 'STONE CARE, Dayton OH and 40 mi around', 'Dayton OH and', ''],
  ['fr', 'KAYAKS DU HÉROU, Bouillon > Poupehan', 'Bouillon–Poupehan', ''],
  [
    'nl',
    "🍟 FRIETKAR 'T GOUDEN PUNTZAKJE 🍟 frituur op wielen",
    "Frietkar 't Gouden Puntzakje",
    '',
  ],
  ['nl', 'KRINGLOOP DE TWEEDE RONDE, fietsen in Gent', 'Kringloop De Tweede Ronde', ''],
  ['fr', 'AUTO-ÉCOLE PIED AU PLANCHER – permis B', 'Auto-école Pied au Plancher', ''],
  ['fr', 'Perruques & turbans MAISON SOLÈNE – Lille', 'MAISON SOLÈNE', ''],
  ['pt', 'POUSADA CAJU DO MATO • Bonito-MS • 9 suítes', 'Pousada Caju do Mato', ''],
  ['it', 'DJ NINO & la festa 🎶 matrimoni', 'DJ Nino', ''],
  [
    'en',
    'NARROWBOAT BLACKING, anodes & hull surveys – Arm Boatyard',
    'Narrowboat blacking, anodes',
    '',
  ],
])('%s: “%s” holds “%s”', async (language, typed, ...parts) => {
  const { product } = await read(language, typed, 'x');
  for (const part of parts) expect(product).toContain(part);
});

it.each([
  ['de', 'STAATL. GEPRÜFTE PODOLOGIN', 'staatl. geprüfte Podologin'],
  ['nl', "noem 'TULP' bij boeking!!", "noem 'TULP' bij boeking"],
  ['nl', 'SKG*** sloten op voorraad', 'SKG*** sloten op voorraad'],
  ['fr', 'COURS EN VISIO, FR + NL + EN', 'cours en visio, FR + NL + EN'],
  ['en', 'MAY + SEPT: 4 DAYS FOR 3', 'May + Sept: 4 days for 3'],
])('%s: of “%s” stays “%s”', async (language, typed, calm) => {
  expect((await read(language, 'Xylo!!', typed)).benefits).toEqual([calm]);
});

it.each([
  [
    'fr',
    'Verger du Plateau, Rougemont 🍎 suivez-nous @vergerduplateau',
    'Verger du Plateau, Rougemont',
  ],
  ['it', 'Tende Caputo – Salerno – n. verde 800 555 014', 'Tende Caputo – Salerno'],
  ['de', 'Firma Leerzug, 0231 555 0164 – auch WhatsApp', 'Firma Leerzug'],
])('%s: what leads to a number goes with it: “%s”', async (language, typed, left) => {
  expect((await read(language, typed, 'x')).product).toBe(left);
});
