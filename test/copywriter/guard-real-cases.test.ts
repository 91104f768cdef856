import { describe, expect, it } from 'vitest';
import { isLong, sample } from '../helpers/long.ts';
import { claimsIn, brief as guardBrief } from './guard-fixtures.ts';
import { type Judged, judgeCases } from './real-cases.ts';

/** Lies that the guard promises to stop; the others it looks for as well as words can show. */
const promised = new Set([
  'number',
  'number-digits',
  'number-words',
  'fraction',
  'range',
  'laundered',
  'laundered-number',
  'rating',
  'award',
  'testimonial',
  'press',
  'evidence',
  'count',
  'statistic',
  'moved-number',
  // Rounds that name no kind beside it.
  'promised',
]);

/** Counts moved to another thing of the same kind, and a comparison that is held: docs/copy.md. */
const passing = new Set(['g40-06-5', 'g40-10-5', 'g40-07-4']);

const told = (cases: Judged[]) => cases.map(({ id, lie, text }) => `${id} ${lie ?? text ?? ''}`);

const rounds: [name: string, least: number][] = [
  ['real-cases', 0.98],
  ['fresh-round-1', 0.98],
  ['fresh-round-2', 0.98],
  // Dense with sums, ages and hours on purpose; what is still refused is in docs/copy.md.
  ['fresh-round-3', 0.97],
  // Written by people who knew nothing of the rules.
  ['outside-round-1', 0.97],
  ['outside-round-2', 0.97],
  ['outside-round-3', 0.98],
  ['outside-round-4', 0.98],
  ['outside-round-5', 0.97],
  ['outside-round-6', 0.97],
  ['outside-round-7', 0.97],
  ['outside-round-8', 0.95],
  ['outside-round-9', 0.98],
  ['outside-round-10', 0.95],
  ['outside-round-11', 0.97],
  ['outside-round-12', 0.97],
  ['outside-training-13', 0.96],
  ['outside-round-13', 0.97],
  ['outside-round-14', 0.97],
  ['outside-round-15', 0.97],
  // In the manner of real-cases.
  ['outside-round-19', 0.96],
  ['outside-round-20', 0.93],
  ['outside-round-21', 0.85],
  // Full of sums and scenes.
  ['outside-round-22', 0.93],
  ['outside-round-23', 0.97],
  ['outside-round-24', 0.97],
  ['outside-round-25', 0.92],
  ['outside-round-26', 0.87],
  ['outside-round-27', 0.92],
  // As good copywriters write.
  ['outside-round-29', 0.9],
  ['outside-round-32', 0.9],
  ['outside-round-33', 0.97],
  ['outside-round-34', 0.97],
  ['outside-round-35', 0.97],
  ['outside-round-36', 0.97],
  ['outside-round-37', 0.97],
  ['outside-round-38', 0.97],
  ['outside-round-39', 0.92],
  ['outside-round-40', 0.97],
  // Numbers of a brief said otherwise, and moved into other claims.
  ['moved-round-1', 0.97],
  ['moved-round-2', 0.97],
  // By trade, with briefs as people type them.
  ['trade-round-1', 0.95],
  ['trade-round-2', 0.95],
  ['trade-round-3', 0.97],
  ['trade-round-4', 0.98],
  ['trade-round-5', 0.95],
  ['trade-round-6', 0.95],
  ['trade-round-7', 0.93],
];

describe.each(rounds)('%s', async (name, least) => {
  // The short form judges the real cases whole, and of each round the texts of every sixth brief.
  const every = name === 'real-cases' ? 1 : 6;
  const from = rounds.findIndex(([round]) => round === name);
  const { honest, dishonest, honestCount } = await judgeCases(name, (all) =>
    sample(all, every, from),
  );
  const plain = honest.filter(({ contested }) => !contested);
  // No rule can see an invented feature.
  const lies = dishonest.filter(({ kind, sort }) => (sort ?? kind) !== 'feature');
  // Whoever wrote the round may count a guarantee among them; the guard does its best.
  const isPromised = ({ id, kind, sort }: Judged) =>
    promised.has(kind ?? '') && sort !== 'guarantee' && !passing.has(id);

  it('lets honest copy pass', () => {
    const refused = told(plain.filter(({ worst }) => worst === 'stop'));
    const allowed = honestCount * (1 - least);
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(allowed + 1e-9);
  });

  it('stops every invented number, rating, award and testimonial', () => {
    expect(told(lies.filter(isPromised).filter(({ worst }) => worst !== 'stop'))).toEqual([]);
  });

  it('finds promises, endorsements and comparisons', () => {
    const soft = lies.filter((one) => !isPromised(one));
    const missed = told(soft.filter(({ worst }) => worst === undefined));
    // One in five; where the short form has fewer than five, one.
    const allowed = Math.max(soft.length * 0.2, 1);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(allowed);
  });
});

/** Texts by outsiders of whose lies not all are stopped: how many are judged right at least. */
describe.each([
  ['outside-round-41', { honest: 34, promised: 16, soft: 16 }],
  ['outside-round-42', { honest: 37, promised: 17, soft: 16 }],
  ['outside-round-43', { honest: 38, promised: 19, soft: 16 }],
  ['outside-round-44', { honest: 39, promised: 20, soft: 16 }],
  // Not mended after.
  ['outside-round-45', { honest: 33, promised: 15, soft: 12 }],
  ['outside-round-46', { honest: 36, promised: 18, soft: 16 }],
  ['outside-round-47', { honest: 38, promised: 20, soft: 16 }],
  ['outside-round-48', { honest: 37, promised: 17, soft: 14 }],
  ['outside-round-49', { honest: 36, promised: 18, soft: 19 }],
  ['outside-round-50', { honest: 37, promised: 18, soft: 17 }],
  ['outside-round-51', { honest: 38, promised: 20, soft: 19 }],
  ['outside-round-52', { honest: 38, promised: 17, soft: 19 }],
  ['outside-round-53', { honest: 38, promised: 20, soft: 16 }],
  ['outside-round-54', { honest: 36, promised: 18, soft: 20 }],
  ['outside-round-55', { honest: 37, promised: 20, soft: 18 }],
  ['outside-round-57', { honest: 38, promised: 18, soft: 17 }],
  ['outside-round-58', { honest: 37, promised: 18, soft: 13 }],
  ['outside-round-59', { honest: 35, promised: 19, soft: 17 }],
])('%s, whole', (name, atLeast) => {
  it.skipIf(!isLong)('is judged no worse than before', async () => {
    const { honest, dishonest } = await judgeCases(name, (all) => all);
    const passed = honest.filter(({ worst }) => worst !== 'stop');
    const lies = dishonest.filter(({ sort }) => sort !== 'feature');
    const stopped = lies.filter(({ kind, worst }) => kind === 'promised' && worst === 'stop');
    const found = lies.filter(({ kind, worst }) => kind === 'soft' && worst !== undefined);
    expect(passed.length).toBeGreaterThanOrEqual(atLeast.honest);
    expect(stopped.length).toBeGreaterThanOrEqual(atLeast.promised);
    expect(found.length).toBeGreaterThanOrEqual(atLeast.soft);
  });
});

const worstOf = (text: string, over: Parameters<typeof guardBrief>[0]) =>
  (['stop', 'hold', 'warn'] as const).find((level) =>
    claimsIn(text, guardBrief(over)).some((finding) => finding.level === level),
  );

describe('a supplied number', () => {
  it.each([
    ['Groups of 8 at most.', ['max 8 people per group']],
    ['Rested for two days.', ['dough rested for 48 hours']],
    ['€15 off your first cut.', ['first cut €25 (normally €40)']],
    ['£5 a class.', ['3 classes for £15']],
    ['Twice a week, at your door.', ['delivered on Tuesdays and Fridays']],
    ['Two hours of clay.', ['Wednesdays 7–9pm']],
    ['Under £50.', ['check-up £48']],
    ['£10 less than usual.', ['£10 off your first visit']],
    ['Four centimetres of pad.', ['4cm pad']],
    ['Number two costs £65.', ['£65 a visit']],
    ['3 x £20 is £60.', ['£20 each']],
  ])('may be said another way: %s', (text, benefits) => {
    expect(worstOf(text, { benefits })).toBeUndefined();
  });

  it.each([
    ['87 % of children ask for books.', ['books for 7-8 years']],
    ['Get paid 30 days faster.', ['30-day free trial']],
    ['Play songs in 7 days.', ['7-day free trial']],
    ['9 in 10 invoices are paid on time.', ['£9 a month']],
    ['39 restaurants cook with it.', ['free shipping over €39']],
    ['25 miles on one charge.', ['25 km range']],
    ['Over 300 gyms use it.', ['used by 300 gyms']],
    ['Save 3 hours a day.', ['saves 3 hours a week']],
    ['25% cheaper than the same pair online.', ['25% off the next pair']],
    ['£10 less than a tuner in town.', ['£10 off your first visit']],
  ])('may not be moved into another claim: %s', (text, benefits) => {
    expect(worstOf(text, { benefits })).toBe('stop');
  });
});

describe('a number that follows from supplied ones', () => {
  const plan = ['£12 per user per month', 'ten lessons for £160', 'single lessons £18 each'];
  it.each([
    ['Two of you? That’s £24 a month.', plan],
    ['Ten lessons instead of singles save you £20.', plan],
    ['£144 a year for one.', plan],
    ['Reminders after three, seven and fourteen days.', ['reminders after 3, 7 and 14 days']],
    ['An hour and a half, start to finish.', ['takes about 90 minutes']],
    ['Six days a week.', ['open mon-sat']],
    ['Open until nine in the evening.', ['open till 9pm']],
    ['More than two-thirds merino wool.', ['68% merino wool']],
  ])('is never stopped: %s', (text, benefits) => {
    expect(worstOf(text, { benefits })).not.toBe('stop');
  });

  it.each([
    ['Two of you? That’s £26 a month.', plan],
    ['Ten lessons instead of singles save you £30.', plan],
    ['Every pass comes with twelve lessons.', ['three lessons a pass', '12 minute walk']],
    ['Open until eleven in the evening.', ['open till 9pm']],
    ['An hour and a half faster.', ['takes about 90 minutes']],
    ['Over 24 teams use it.', plan],
  ])('is stopped when one of them is invented: %s', (text, benefits) => {
    expect(worstOf(text, { benefits })).toBe('stop');
  });
});

describe('a first person', () => {
  it.each([
    ['“I can’t draw.” Come anyway.', {}],
    ['“I’ll do it tomorrow.” Or now.', {}],
    ['I only ever wash one dog at a time.', { benefits: ['i only do one dog at a time'] }],
  ])('may think or sell: %s', (text, over) => {
    expect(worstOf(text, over)).toBeUndefined();
  });

  it.each([
    ['“I can’t live without it.”', {}],
    ['“I don’t worry anymore.”', {}],
    ['I love how calm my dog was.', { benefits: ['i only do one dog at a time'] }],
  ])('may not praise: %s', (text, over) => {
    expect(worstOf(text, over)).toBe('stop');
  });
});

describe('a brief as people type it', () => {
  it.each([
    ['Martes de 2x1 al pastor.', ['martes 2x1 en pastor'], 'es'],
    ['Pides dos y pagas uno.', ['martes 2x1 en pastor'], 'es'],
    ['$149, down from $199. You keep $50.', ['$149 per audit (was 199)'], 'en'],
    ['From £395 for three hours.', ['from 395 for 3 hrs'], 'en'],
    ['Premier cours à 15 € au lieu de 32 €.', ['1er cours à 15€ au lieu de 32'], 'fr'],
    ['Dienstags bis freitags von 9 bis 18 Uhr.', ['Di-Fr 9-18, Sa 10-14 Uhr'], 'de'],
    ['Wij komen tussen vier en acht.', ['bezorgd op dinsdag tussen 16 en 20 u'], 'nl'],
    ['A primeira aula sai por 25 reais.', ['aula experimental por R$ 25'], 'pt'],
    ['600 to 720 kcal per pouch.', ['600-720 kcal per pouch'], 'en'],
    ['For 10% plus VAT.', ['10% +VAT, no set up fee'], 'en'],
    ['Hörtest: 0 Euro.', ['Hörtest kostenlos'], 'de'],
    ['Suplemento: 0 €.', ['sin suplemento por desplazamiento'], 'es'],
    ['1 recette, 0 engagement.', ['une recette par panier', 'sans engagement'], 'fr'],
    ['Quatre élèves au plus.', ['4 pers max'], 'fr'],
    ['Turma de até oito.', ['turma de no máximo 8', 'das 9h às 12h'], 'pt'],
    ['Daarna € 89 per maand.', ['proefmaand 59 euro. daarna 89 p/m'], 'nl'],
    ['Nog geen 50 cent per dag.', ['€14 per plant p/m'], 'nl'],
    ['Three: £150, so £50 each.', ['£60 a chimney, 2nd and 3rd £45 each'], 'en'],
    ['Closed by the 10th and filed every month.', ['books closed by the 10th'], 'en'],
    ['Insured up to £5m.', ['insured up to 5 million pounds'], 'en'],
  ])('carries what it says: %s', (text, benefits, language) => {
    expect(worstOf(text, { benefits, language })).not.toBe('stop');
  });

  it.each([
    ['Martes de 3x2 al pastor.', ['martes 2x1 en pastor'], 'es'],
    ['$149, down from $299.', ['$149 per audit (was 199)'], 'en'],
    ['Geöffnet bis 20 Uhr.', ['Di-Fr 9-18, Sa 10-14 Uhr'], 'de'],
    ['Feel 10% calmer.', ['10% off your first box'], 'en'],
    ['Suplemento: 0 €.', ['suplemento 5 € por desplazamiento'], 'es'],
    ['0 engagement.', ['engagement 12 mois'], 'fr'],
    ['Em 1 aula você dança.', ['aulas de dança'], 'pt'],
    ['Nog geen 40 cent per dag.', ['€14 per plant p/m'], 'nl'],
    ['Three: £150, so £43 each.', ['£60 a chimney, 2nd and 3rd £45 each'], 'en'],
    ['Con una cinquantina di euro.', ['diagnosi 20 €'], 'it'],
    ['Te darán de 3 a 5 kilos de verdura.', ['6 variedades de semillas'], 'es'],
    ['São 30 anos cuidando de você.', [], 'pt'],
  ])('carries nothing else: %s', (text, benefits, language) => {
    const audience = 'adultos de 30 a 60 anos';
    expect(worstOf(text, { benefits, language, audience })).toBe('stop');
  });
});

describe('without a number', () => {
  it.each([
    ['Vogue put it on its summer list.', 'en'],
    ['Il Corriere ci ha messo tra i migliori.', 'it'],
    ['A Camila chegou travada e hoje corre maratona.', 'pt'],
    ['My daughter checks her beans every day.', 'en'],
    ['TripAdvisor guests give us five bubbles.', 'en'],
    ['Après trois séances, vous coudrez vos robes.', 'fr'],
    ['Ne ha parlato anche GQ.', 'it'],
    ['We cost £10 less than any shop in town.', 'en'],
    ['Für unseren Saft gab es bei der Obstschau Gold.', 'de'],
    ['Le premier garde-meuble de l’agglomération.', 'fr'],
    ['Um método reconhecido pelo Ministério da Educação.', 'pt'],
    ['Im Schnitt sitzt der Schlag nach dem dritten Abend.', 'de'],
    ['Die Trainerin hat den Lehrschein der DLRG.', 'de'],
    ['Dan maken we uw 59 euro gewoon weer over.', 'nl'],
    ['If you’re not happy, you get every penny back.', 'en'],
    ['«È perfetto!»\n– Anna', 'it'],
    ['Moira in Corbridge rang that evening to say thank you.', 'en'],
    ['Frau Bremer rief noch am selben Abend an, um sich zu bedanken.', 'de'],
    ['Una novia nos mandó una postal.', 'es'],
    ['Les caméras du 13 heures ont embarqué chez nous.', 'fr'],
    ['Vorig jaar stonden we op het podium als Winkel van het Jaar.', 'nl'],
    ['Pelo segundo ano seguido, o troféu é nosso.', 'pt'],
    ['Il cinquecentesimo allievo è appena uscito con la patente.', 'it'],
    ['Die halbe Straße lässt ihre Hecken von uns schneiden.', 'de'],
    ['Je boekhouder is ingeschreven in het register van adviseurs.', 'nl'],
    ['Te vas con tu dinero en el bolsillo.', 'es'],
    ['No hay pared mejor en todo Aragón.', 'es'],
  ])('press, customers and results by number are stopped: %s', (text, language) => {
    expect(worstOf(text, { language })).toBe('stop');
  });

  it.each([
    ['You’ll never pay a cent too much again.', 'en'],
    ['Nobody in Leeds tunes a bike faster.', 'en'],
    ['Nergens in Brabant huur je goedkoper.', 'nl'],
    ['Dès la première séance, vous ne serez plus jamais stressé.', 'fr'],
  ])('promised results and denied rivals are held: %s', (text, language) => {
    expect(worstOf(text, { language })).toBe('hold');
  });

  it.each([
    ['Team building without trust falls.', 'en'],
    ['Every audit ends in a written list.', 'en'],
    ['Then let the salon come to you.', 'en'],
    ['Jij hoeft alleen nog te snijden.', 'nl'],
    ['Legumes do mercado.', 'pt'],
    ['—¿Quién te corta las uñas?\n—Yo.\n—Papá.', 'es'],
    ['“Did you file the tax?”\n“I thought you filed the tax.”', 'en'],
    ['Wood burners around town.', 'en'],
    ['9.40: somebody shares the wrong screen.', 'en'],
    ['No camera crew needed, a phone will do.', 'en'],
    ['Bring ruhig die ganze Straße mit.', 'de'],
    ['À vos enfants le podium, à vous le café.', 'fr'],
    ['Pregunta lo que quieras, hasta por las avispas.', 'es'],
    ['Il lunedì l’officina è chiusa.', 'it'],
    ['Vraag gerust, ook over de wespen.', 'nl'],
    ['Os seus joelhos merecem uma pausa.', 'pt'],
  ])('ordinary words claim nothing: %s', (text, language) => {
    expect(worstOf(text, { language })).toBeUndefined();
  });
});

it('takes structure, idiom and scene for what they are', () => {
  for (const text of [
    'Day three of the hike.',
    'Pottery 101.',
    'Book in two taps.',
    'Nine steps to the kettle.',
    'It’s 4.45pm.',
  ])
    expect(worstOf(text, {})).toBeUndefined();
});

it('reads a sentence in its own language only', () => {
  const language = 'fr';
  expect(worstOf('Le pain sort du four.', { language })).toBeUndefined();
  expect(worstOf('Quatre clients sur cinq reviennent.', { language })).toBe('stop');
});
