import { describe, expect, it } from 'vitest';
import { packFor } from '../../src/copywriter/language.ts';
import { resolveLanguage } from '../../src/copywriter/language-names.ts';
import { english } from '../../src/copywriter/languages/en/index.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { isDoubtful } from '../../src/copywriter/spelling/doubt.ts';
import { spellBrief } from '../../src/copywriter/spelling/spell-brief.ts';
import type { Brief } from '../../src/copywriter/types.ts';
import { sample } from '../helpers/long.ts';
import { freshBriefs } from './fresh-briefs.ts';

const bare = {
  product: 'x',
  audience: '',
  benefits: [],
  pain_points: [],
  language: 'en',
  num_variants: 3,
  num_hooks: 0,
};

const speltBy = (asked: Partial<Brief>) => {
  const brief: Brief = { ...bare, ...asked };
  const pack = packFor({ ...brief, language: resolveLanguage(brief.language) ?? 'en' });
  if (!pack) throw new Error('no pack');
  return spellBrief(brief, pack);
};

it.each([
  ['en', 'full service £85 incl. cleaning', 'full service £85 including cleaning'],
  ['en', 'hanging kit incl. (yes, really)', 'hanging kit included (yes, really)'],
  ['en', 'free ribbon w/ every service', 'free ribbon with every service'],
  ['en', 'plans from £29/mo + VAT', 'plans from £29 a month plus VAT'],
  [
    'en',
    'Farm nr Bakewell, 90 mins thru the fields',
    'Farm near Bakewell, 90 minutes through the fields',
  ],
  ['en', 'drop off tue/thu 9-5', 'drop off Tuesday and Thursday 9–5'],
  ['en', 'code GLOW40, ends Apr 30', 'code GLOW40, ends April 30'],
  ['en', 'July & Aug only', 'July & August only'],
  [
    'en',
    'w/in 30 mins, £95pn, 12 yrs’ experience',
    'within 30 minutes, £95 a night, 12 years’ experience',
  ],
  ['en', '15% off in Nov., Sat by appt.', '15% off in November, Saturday by appointment'],
  ['en', 'Term starts Mon 6th Jan, Sat a.m.', 'Term starts Monday 6th January, Saturday a.m.'],
  ['en', 'sun cream for the garden', 'sun cream for the garden'],
  ['fr', 'vin incl., livraison incl.', 'vin inclus, livraison incluse'],
  ['fr', 'pose incl., 10 ans d’exp. min.', 'pose incluse, 10 ans d’expérience minimum'],
  ['fr', '47 sem./an, 1 tour par pers.', '47 semaines/an, 1 tour par personne'],
  ['fr', 'prêt en 10 jours env.', 'prêt en 10 jours environ'],
  ['fr', 'ouvert mar-dim 9h-18h30', 'ouvert du mardi au dimanche de 9 h à 18 h 30'],
  ['fr', 'tél. du lun. au ven.', 'tél. du lundi au vendredi'],
  ['es', 'L-J 17-21h, 4 pers. máx.', 'de lunes a jueves 17–21 h, 4 personas máximo'],
  ['es', 'M y J 18:00-19:15, C/ Mayor 14', 'martes y jueves 18:00–19:15, C/ Mayor 14'],
  ['es', 'tartas x encargo los sáb. y dom.', 'tartas por encargo los sábados y domingos'],
  ['es', '39 € (IVA incl.)', '39 € (IVA incluido)'],
  ['it', 'accessori incl., ca. 48h', 'accessori inclusi, circa 48 h'],
  ['it', 's/ lattosio, conf. da 6', 'senza lattosio, confezione da 6'],
  ['it', 'mag.–giu., solo feriali', 'maggio–giugno, solo feriali'],
  ['nl', 'uitleg inkl., v.a. 45,- p.p.', 'uitleg inbegrepen, vanaf € 45 per persoon'],
  ['nl', 'apr. t/m okt. 9–17 u', 'april tot en met oktober 9–17 uur'],
  ['pt', 'guia de resíduos incl.', 'guia de resíduos incluída'],
  ['pt', 'às qua. e qui., out. a mar.', 'às quartas e quintas, outubro a março'],
  ['pt', 'grátis em set. (valor 25 €)', 'grátis em setembro (valor 25 €)'],
  ['pt', 'seg. a sáb. 7h-15h', 'de segunda a sábado 7–15 h'],
  ['pt', 'sopa, arroz, etc.', 'sopa, arroz'],
  ['de', 'PZR 89,- € bis 31.03.', 'PZR 89 € bis 31.03.'],
  ['de', 'Di–Fr 14–19 Uhr, ab 5 Pers.', 'Dienstag bis Freitag 14–19 Uhr, ab 5 Personen'],
  ['de', 'Eier v. Hof, Hausbesuche mögl.', 'Eier von Hof, Hausbesuche möglich'],
  ['de', 'abends u. Sa., So geschl.', 'abends und Samstag, Sonntag geschlossen'],
  ['nl', 'inruil mog., 15% kort.', 'inruil mogelijk, 15% korting'],
  ['de', 'z. B. Anträge (BAFA) inkl.', 'zum Beispiel Anträge (BAFA) inklusive'],
  ['de', 'Aachen, Jakobstr. 41', 'Aachen, Jakobstraße 41'],
])('%s: “%s” is written “%s”', (language, typed, written) => {
  expect(speltBy({ benefits: [typed], language }).benefits).toEqual([written]);
});

it.each([
  ['en', 'NO call-out fee, rent OR buy', 'no call-out fee, rent or buy'],
  ['en', 'FREE RIBBON WITH CODE RIBBON', 'free ribbon with code RIBBON'],
  ['de', 'Karten- UND Barzahlung', 'Karten- und Barzahlung'],
  ['de', 'KEINE ANTIBIOTIKA', 'keine Antibiotika'],
  ['fr', 'GARANTIS 5 ANS', 'garantis 5 ans'],
  ['es', 'garantía de 10 AÑOS', 'garantía de 10 años'],
  ['pt', 'levamos TUDO', 'levamos tudo'],
  ['pt-BR', 'registro na ANAC, bâche EPDM', 'registro na ANAC, bâche EPDM'],
  ['de', 'Harmonium steht STUMM im Flur!!', 'Harmonium steht stumm im Flur'],
  ['de', 'ein Zeugnis von HETAS liegt bei', 'ein Zeugnis von HETAS liegt bei'],
  ['de', 'KÜCHENMESSER AB 6 €', 'Küchenmesser ab 6 €'],
  [
    'nl',
    'bijstoppen v.a. € 28 p/m², 3 mnd. garantie',
    'bijstoppen vanaf € 28 per m², 3 maanden garantie',
  ],
])('%s: “%s” comes down to “%s”', async (language, typed, calm) => {
  const { benefits } = await readBrief(
    { ...bare, product: 'Northlight', benefits: [typed], language },
    { writesAnyLanguage: true },
  );
  expect(benefits).toEqual([calm]);
});

it.each([
  [
    'en',
    '🪡 THE MENDING ROOM 🪡 alterations, Ludlow',
    '🪡 The Mending Room 🪡 alterations, Ludlow',
  ],
  [
    'en',
    'MOBILE KNIFE sharpening!! Edge Wagon, Asheville NC',
    'Mobile knife sharpening. Edge Wagon, Asheville NC',
  ],
  [
    'es',
    'REPARAMOS TU MÁQUINA DE COSER!! Taller Puntada',
    'Reparamos tu máquina de coser. Taller Puntada',
  ],
  ['fr', 'Micro-crèche LES PETITS CAILLOUX – Vannes', 'Micro-crèche Les Petits Cailloux – Vannes'],
  ['it', 'Toelettatura "Zampe Felici" di Giada Moro', 'Toelettatura Zampe Felici di Giada Moro'],
  ['it', 'AGRITURISMO Quercia, Pienza (SI)', 'Agriturismo Quercia, Pienza (SI)'],
  ['es', 'CURSO de YATE y PER – Rompeolas', 'Curso de yate y PER – Rompeolas'],
  ['fr', 'Cours de SOUDURE à Nantes', 'Cours de soudure à Nantes'],
  ['en', 'SepticSure (septicsure.example) – Devon', 'SepticSure – Devon'],
  ['en', 'J. Mellor & Sons, Stockport (07700 900123)', 'J. Mellor & Sons, Stockport'],
  ['nl', 'Bella Vita – bestel via www.bella.example', 'Bella Vita'],
  ['nl', 'Rijschool "GAS ERBIJ" | Breda', 'Rijschool "Gas Erbij" – Breda'],
  ['en', 'PIANO TUNING – Daniel Moss, MPTA – Cork', 'Piano tuning – Daniel Moss, MPTA – Cork'],
  [
    'de',
    'Yoga am See – jeden Di. + Do. 18:30 Uhr',
    'Yoga am See – jeden Dienstag und Donnerstag 18:30 Uhr',
  ],
  ['de', 'Löffelhaus, Inh. S. Brandl – Landshut', 'Löffelhaus – Landshut'],
  ['nl', 'Sterk & Zn. – heel België – tel/app 06-55501234', 'Sterk & Zn. – heel België'],
  ['en', 'Brass & Reed, Leeds (@brassandreed)', 'Brass & Reed, Leeds'],
  ['en', '🐴 @saltmarsh.farrier 🐴', '@saltmarsh.farrier'],
  ['en', 'BOW REHAIRING by post!! Tidewater Bows', 'Bow rehairing by post. Tidewater Bows'],
  ['fr', 'SAFRAN en pistils (cueilli À LA MAIN !!)', 'Safran en pistils (cueilli à la main)'],
  ['pt-BR', 'DRONE AGRÍCOLA – VoaCampo, Rio Verde/GO', 'Drone agrícola – VoaCampo, Rio Verde/GO'],
  ['es', 'Lonas y tapicería NÁUTICA ⛵ Veles Marjal', 'Lonas y tapicería náutica ⛵ Veles Marjal'],
  ['en', 'Fernlea Boarding, Edinburgh (tel. 0131 496 0182)', 'Fernlea Boarding, Edinburgh'],
])('%s: the line “%s” reads “%s”', async (language, typed, calm) => {
  const { product } = await readBrief(
    { ...bare, product: typed, language },
    { writesAnyLanguage: true },
  );
  expect(product).toBe(calm);
});

it('German nouns get their capitals where the whole brief was typed small', () => {
  const { product, benefits, pain_points } = speltBy({
    product: 'hausmeisterservice müller u. söhne',
    benefits: ['feste ansprechpartner', 'großer garten eingezäunt', 'speicher optional'],
    pain_points: ['schnee nicht geräumt', 'krankenkasse zahlt nicht'],
    language: 'de',
  });
  expect(product).toBe('Hausmeisterservice Müller und Söhne');
  expect(benefits).toEqual([
    'feste Ansprechpartner',
    'großer Garten eingezäunt',
    'Speicher optional',
  ]);
  expect(pain_points).toEqual(['Schnee nicht geräumt', 'Krankenkasse zahlt nicht']);
});

// In the short form every third; each rule has its own phrases above.
describe.each(sample(freshBriefs, 3))('$id', ({ messy, brief: asked }) => {
  const spelt = speltBy(asked);

  it('is spelt the same when it is spelt again', () => {
    expect(speltBy(spelt)).toEqual(spelt);
  });

  it.skipIf(messy)('is left alone where it was typed with care, but for signs', () => {
    const plain = ({ product, audience, offer = '', benefits, pain_points }: Brief) =>
      [product, audience, offer, ...benefits, ...pain_points]
        .join(' | ')
        .replaceAll("'", '’')
        .replace(/(?:€ ?)?(\d+(?:[.,]\d+)?)(?: ?(?:euros?|€))?/giu, '$1')
        .replace(/(?<=\d) (?=mm)/gu, '')
        .replace(/ h(?!\p{L})/gu, 'h')
        .replaceAll('até às', 'até as');
    expect(plain(spelt)).toBe(plain({ ...bare, ...asked }));
  });
});

it.each([
  '12 mths',
  '7 jours = 6 payés',
  'rdv ss 48 h',
  'GDPR ok',
  '2 Probestd. gratis',
  'Winterswijk (Gld.)',
  'Brief i.d. Post',
  'coffee compl. for members',
  'pool op. till dusk, towels extr.',
  '21 days – actually make that 30',
  'primer mes 19,90 sin cuota',
  'call 0161 496 0182',
  'reuse by pers. arrangement',
  'small frg.',
])('“%s” is left out rather than printed', (text) => expect(isDoubtful(text, english)).toBe(true));

it.each([
  '500 ml',
  'free parking',
  '24/7',
  'open until 9pm',
  '3-in-1 balm',
  'Dr. Weber',
  'ook automaat',
  'PZR 89 € bis 31.03',
  'doors at 7.30, show at 8.15',
])('“%s” is plain enough', (text) => expect(isDoubtful(text, english)).toBe(false));
