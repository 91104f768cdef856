import { describe, expect, it } from 'vitest';
import { callToActionFor } from '../../src/copywriter/builtin/call-to-action.ts';
import { composeDraft, writeDraft } from '../../src/copywriter/builtin/writer.ts';
import type { LanguageCode } from '../../src/copywriter/facts/words.ts';
import { checkText, guard } from '../../src/copywriter/guard/guard.ts';
import { writerWords } from '../../src/copywriter/language.ts';
import type { Brief } from '../../src/copywriter/types.ts';

const base = { num_variants: 10, num_hooks: 20 };

const briefs: Record<LanguageCode, Brief> = {
  en: {
    ...base,
    language: 'en',
    product: 'Tidewater – inventory planning software for Shopify brands',
    audience: 'Operations managers at online brands',
    offer: '14-day free trial',
    pain_points: ['Bestsellers run out', 'Cash tied up in slow stock'],
    benefits: [
      'Used by 340 brands',
      'Connects to Shopify in about 10 minutes',
      'Plans from $99 a month',
    ],
  },
  de: {
    ...base,
    language: 'de',
    product: 'Blattwerk, Gartenpflege in Köln',
    audience: 'Hausbesitzer',
    offer: 'Erster Schnitt 20 € günstiger',
    pain_points: ['Die Hecke wächst über den Zaun'],
    benefits: ['Feste Termine', 'Wir nehmen den Grünschnitt mit'],
  },
  fr: {
    ...base,
    language: 'fr',
    product: 'Le Fournil de Jeanne, boulangerie à Lyon',
    audience: 'les gens du quartier',
    pain_points: ['Le pain est sec dès le soir'],
    benefits: ['Pain au levain', 'Ouvert dès 6 h 30'],
  },
  es: {
    ...base,
    language: 'es',
    product: 'Clases de guitarra en Gràcia',
    audience: 'adultos que empiezan',
    pain_points: ['Los vídeos no corrigen errores'],
    benefits: ['Grupos de 4 personas', 'Guitarra prestada el primer mes'],
  },
  it: {
    ...base,
    language: 'it',
    product: 'Officina Biciclette Rossi, Torino',
    audience: 'ciclisti urbani',
    pain_points: ['La catena salta in salita'],
    benefits: ['Riparazione in giornata', 'Preventivo prima del lavoro'],
  },
  pt: {
    ...base,
    language: 'pt',
    product: 'Horta em Casa, cabazes de legumes em Lisboa',
    audience: 'famílias ocupadas',
    pain_points: ['Os legumes do supermercado duram pouco'],
    benefits: ['Entrega à quinta-feira', 'Cabaz por 18 €'],
  },
  nl: {
    ...base,
    language: 'nl',
    product: 'Fietskoerier Gent, pakjes binnen de stad',
    audience: 'winkels in Gent',
    pain_points: ['Pakjes komen te laat'],
    benefits: ['Ophalen binnen het uur', 'Vaste prijs per zone'],
  },
};

/** The sentences and lines of a text without the signs around them. */
const sentencesOf = (text: string) =>
  text
    .replace(/^(?:✓|\d\.) /gmu, '')
    .split(/(?<=[.?!…]) |\n+/u)
    .map((line) => line.replace(/^¿|[.:?\s]+$/gu, ''));

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

describe.each(Object.entries(briefs))('a draft in %s', async (_, brief) => {
  const draft = await writeDraft(brief);

  it('is as many as asked for, and the guard lets it through', () => {
    expect(draft.variants).toHaveLength(10);
    expect(draft.hooks).toHaveLength(20);
    expect(guard(draft, brief).filter(({ level }) => level !== 'warn')).toEqual([]);
  });

  it('has another angle in each, and shares at most half of the sentences', () => {
    expect(new Set(draft.variants.map(({ angle }) => angle)).size).toBe(10);
    const texts = draft.variants.map(({ primary_text }) => sentencesOf(primary_text));
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(0, at)) {
        const shared = one.filter((sentence) => other.includes(sentence)).length;
        expect(shared * 2).toBeLessThanOrEqual(Math.min(one.length, other.length));
      }
  });

  it('prints facts as typed but for the capital at the beginning, and names them', () => {
    const briefTexts = [brief.product, brief.offer, ...brief.benefits];
    for (const { words, sources } of draft.claims.flat())
      for (const { quote } of sources) {
        expect(briefTexts.some((text) => text?.includes(quote))).toBe(true);
        expect(words.slice(1)).toBe(quote.slice(1));
        expect(words.toLowerCase()).toBe(quote.toLowerCase());
      }
    for (const [at, { primary_text, headline, description }] of draft.variants.entries())
      for (const { words } of draft.claims[at] ?? [])
        expect(`${primary_text}\n${headline}\n${description}`).toContain(words);
  });

  it('says nothing but entries of the brief and words of ours that claim nothing', () => {
    const { closings, introductions, question, hooks } = writerWords(brief.language);
    const frames = [
      ...Object.values(closings).flat(),
      ...Object.values(hooks).flatMap(({ about, neutral }) => [...about, ...neutral]),
      ...introductions,
      question,
    ];
    const ours = frames.flatMap((frame) => sentencesOf(frame.replace(/\{\w+\}/g, '')));
    const sentenceLetters = new Set(['', ...ours.map(lettersOf)]);
    const parts = brief.product.split(/, | – /);
    const entries = [brief.product, ...parts, brief.offer ?? '', ...brief.benefits]
      .concat(brief.pain_points)
      .map((entry) => entry.toLowerCase())
      .filter(Boolean);
    const texts = draft.variants.flatMap((one) => [
      one.primary_text,
      one.headline,
      one.description,
    ]);
    for (const sentence of [...texts, ...draft.hooks.map(({ text }) => text)].flatMap(
      sentencesOf,
    )) {
      const rest = entries.reduce(
        (text, entry) => text.replaceAll(entry, ''),
        sentence.toLowerCase(),
      );
      expect([...sentenceLetters], sentence).toContain(lettersOf(rest));
    }
  });

  it('never says whom it is for', () => {
    expect(JSON.stringify([draft.variants, draft.hooks])).not.toContain(brief.audience);
  });

  it('is the same each time', async () => {
    expect(await writeDraft({ ...brief })).toEqual(draft);
  });

  it('says that later ads repeat', () => {
    expect(draft.notes).toContainEqual(expect.objectContaining({ about: 'num_variants' }));
  });
});

const english = briefs['en'] as Brief;

it('counts a fact that is typed as several sentences as several', async () => {
  const { variants } = await composeDraft({
    ...english,
    product: 'Northgate Dental. Family dentistry. In Boise',
    benefits: ['Dr. Lee has 17 years of experience. She speaks Spanish. And French', 'Open late'],
  });
  const texts = variants.map(({ primary_text }) => sentencesOf(primary_text));
  const shares = texts.flatMap((one, at) =>
    texts.slice(0, at).map((other) => {
      const shared = one.filter((sentence) => other.includes(sentence)).length;
      return shared / Math.min(one.length, other.length);
    }),
  );
  expect(texts).toHaveLength(10);
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.5);
});

describe('the built-in writer', () => {
  it('takes the four angles first: a pain, the offer, proof, a benefit', async () => {
    const { variants } = await composeDraft({
      ...english,
      pain_points: ['Bestsellers run out'],
      benefits: [
        ...english.benefits,
        'Warns before stock runs out',
        'Open data',
        'Cancel any month',
      ],
      num_variants: 4,
    });
    expect(variants.map(({ angle }) => angle)).toEqual([
      'Pain and answer',
      'The offer',
      'Proof',
      'One benefit',
    ]);
    expect(variants.map(({ hook }) => hook)).toEqual([
      'Bestsellers run out?',
      '14-day free trial.',
      'Used by 340 brands.',
      'Tidewater connects to Shopify in about 10 minutes.',
    ]);
  });

  it.each([
    ['en', 'The shop keeps the bike for a month?'],
    ['de', 'Die Werkstatt hat nie Zeit?'],
    ['fr', 'La roue fait du bruit ?'],
    ['es', '¿La cadena se sale?'],
    ['it', 'La catena è rumorosa?'],
    ['pt', 'A corrente faz barulho?'],
    ['nl', 'De ketting maakt lawaai?'],
  ] as const)('asks for a trouble (%s)', async (code, question) => {
    const trouble = question.replace(/^¿|\s?\?$/g, '');
    const { variants } = await writeDraft({ ...briefs[code], pain_points: [trouble] });
    expect(variants[0]?.hook).toBe(question);
  });

  it('lets the fact that speaks of a trouble answer it', async () => {
    const {
      variants: [first],
    } = await writeDraft({
      ...english,
      pain_points: ['Nights away from home'],
      benefits: ['Trucks under 3 years old', 'Home every night'],
    });
    expect(first?.primary_text).toMatch(/^Nights away from home\? Home every night\./);
  });

  it('begins with the second pain before it begins with a bare fact', async () => {
    const benefits = [...english.benefits, 'Warns you early', 'Open data', 'Cancel any month'];
    const { variants } = await composeDraft({ ...english, benefits, num_variants: 4 });
    expect(variants[3]?.hook).toBe('Cash tied up in slow stock?');
  });

  it('does not print what the customer added for whoever writes', async () => {
    const product = 'Tidewater, planning software (NB: no demo in July, not for the text)';
    const { variants, claims } = await writeDraft({ ...english, product });
    expect(JSON.stringify([variants, claims])).not.toContain('July');
    expect(variants[0]?.primary_text).toContain('Tidewater, planning software:');
  });

  it('puts the name before what the product does, and phrases on lines of their own', async () => {
    const benefits = ['Reminds you by text', 'Open data', 'Cancel any month', '£9 a month'];
    const { variants } = await writeDraft({ ...english, benefits, num_variants: 5 });
    const texts = variants.map(({ primary_text }) => primary_text);
    expect(texts.slice(0, 3)).toEqual([
      'Bestsellers run out?\n\nTidewater – inventory planning software for Shopify brands:\n✓ Reminds you by text\n✓ Open data\n✓ Cancel any month\n\n14-day free trial. Have a look.',
      '14-day free trial.\n\nInventory planning software for Shopify brands:\n✓ Reminds you by text\n✓ Open data\n✓ £9 a month\n\nFind out more.',
      'Cash tied up in slow stock?\n\nInventory planning software for Shopify brands:\n✓ Cancel any month\n✓ £9 a month\n\n14-day free trial. Have a look.',
    ]);
    expect(texts.join()).toContain('Tidewater reminds you by text.');
  });

  it.each([
    ['Tidewater: planning for shops', 'Tidewater: planning for shops.\n✓ '],
    ['We mend bikes in Leeds.', 'We mend bikes in Leeds:\n✓ '],
    ['Bike repair in Leeds', 'Bike repair in Leeds:\n✓ '],
  ])('sets %s above a list', async (product, line) => {
    const { variants } = await writeDraft({ ...english, product });
    expect(variants[0]?.primary_text).toContain(line);
    expect(JSON.stringify(variants)).not.toContain('We mend bikes in Leeds ·');
  });

  it('prints what ticks part as several facts, each in sentence case', async () => {
    const { variants } = await writeDraft({
      ...english,
      benefits: ['gas safe registered ✅ card payments ✅', 'open until 8pm'],
    });
    const text = JSON.stringify(variants);
    for (const fact of ['Gas safe registered', 'Card payments', 'Open until 8pm'])
      expect(text).toContain(fact);
    expect(text).not.toContain('✅');
  });

  it('leaves out, with a note, what is typed as a note where enough is left', async () => {
    const benefits = ['Open late', 'Free parking', 'Two dentists', 'cleans+whitening w/ £££'];
    const draft = await writeDraft({ ...english, benefits });
    expect(JSON.stringify(draft.variants)).not.toContain('whitening');
    expect(draft.notes).toContainEqual(expect.objectContaining({ about: 'benefits[3]' }));
  });

  it('gives hooks only in categories that the brief can fill, and names the others', async () => {
    const { hooks, notes } = await writeDraft({ ...english, pain_points: [], num_hooks: 7 });
    expect(hooks.map(({ category }) => category)).not.toContain('fear-loss');
    expect(notes).toContainEqual({
      about: 'num_hooks',
      message: expect.stringContaining('Fear of loss'),
    });
  });

  it('writes ten ads from a product and an audience alone', async () => {
    const bare = { ...english, offer: undefined, benefits: [], pain_points: [] };
    const draft = await writeDraft(bare);
    expect(draft.variants).toHaveLength(10);
    expect(draft.notes).toContainEqual(
      expect.objectContaining({
        about: 'num_hooks',
        message: expect.stringContaining('Social proof'),
      }),
    );
  });

  it('leaves out, with a note, what may not be printed', async () => {
    const draft = await writeDraft({
      ...english,
      benefits: ['BUY NOW!!! #1 IN THE WORLD', 'Plain words'],
    });
    expect(JSON.stringify(draft.variants)).not.toContain('BUY NOW');
    expect(draft.notes).toContainEqual(expect.objectContaining({ about: 'benefits[0]' }));
  });

  const phrase =
    'A lightweight waterproof two person trekking tent with a full length porch and colour coded poles and reflective guy lines and a repair kit and a carry bag and a footprint and spare pegs that packs down very small into any rucksack';
  const described =
    `${'Northlight, a two-person tent for wet weekends. It has a porch for boots, two doors and a bag. '.repeat(5)}${'It stands alone. '.repeat(9)}`
      .slice(0, 500)
      .trim();

  it.each([
    ['a phrase too long to print', phrase],
    ['a description of 500 characters', described],
    ['one word of 500 letters', 'x'.repeat(500)],
    ['words without a sign, 500 characters', 'tent '.repeat(100).trim()],
    ['capitals', 'NORTHLIGHT TENT'],
    ['a name in capitals', 'NASA T-SHIRT'],
    ['a line in capitals', 'NORTHLIGHT TENT FOR THE WHOLE FAMILY, NOW WITH PORCH'],
    ['capitals of another alphabet with accents', 'ÉCOLE DE MUSIQUE À LYON'],
    ['marks', 'Best tent ever!!! Buy it???'],
    ['a question about the reader', 'Suffering from depression?'],
    ['a cure', 'Miracle cure for arthritis'],
    ['an income', 'Get rich quick course: earn from home'],
    ['swearing', 'Shit happens mugs'],
    ['a placeholder', '[your product]'],
    ['two letters', 'XS'],
    ['an address', 'https://example.com/tent'],
    ['a rating', 'Rated 4.9 of 5 by 12,000 customers'],
    ['a superlative', 'The best tent in the world, guaranteed'],
    ['a quotation', '“It changed my whole life for good” – Ana, tent owner'],
    ['quantities', '2-in-1 50% off 3 for 2 tents from $99 a month'],
    ['signs', '*** tent *** #1 {{name}}'],
  ])('writes as many ads as asked for with %s as the product', async (_, product) => {
    const bare = { ...english, offer: undefined, benefits: [], pain_points: [] };
    for (const briefParts of [bare, { ...english, num_variants: 3, num_hooks: 7 }]) {
      const brief: Brief = { ...briefParts, product };
      const draft = await writeDraft(brief);
      expect(draft.variants).toHaveLength(brief.num_variants);
      expect(draft.hooks).toHaveLength(brief.num_hooks);
      expect(guard(draft, brief).filter(({ level }) => level === 'stop')).toEqual([]);
      for (const { hook } of draft.variants) expect(hook).not.toMatch(/\{\w+\}/);
    }
  });

  it('prints capitals of the brief as they were typed', async () => {
    const bare = { ...english, offer: undefined, benefits: [], pain_points: [] };
    const draft = await writeDraft({
      ...bare,
      product: 'NORTHLIGHT TENT',
      audience: 'weekend hikers',
    });
    expect(JSON.stringify(draft.variants)).toContain('NORTHLIGHT TENT');
    expect(draft.notes?.filter(({ about }) => about === 'product')).toEqual([]);
  });

  it('prints the front of a product line that is too long, with a note', async () => {
    const draft = await writeDraft({ ...english, product: described });
    expect(JSON.stringify(draft.variants)).toContain('Northlight');
    expect(draft.notes).toContainEqual({
      about: 'product',
      message: expect.stringMatching(/^Printed up to “Northlight.*too long/),
    });
  });

  it('prints nothing of one that has no front, with a note', async () => {
    const draft = await writeDraft({ ...english, product: phrase });
    expect(JSON.stringify(draft.variants)).not.toContain('lightweight');
    expect(draft.notes).toContainEqual({
      about: 'product',
      message: expect.stringMatching(/^Not printed: it is too long/),
    });
  });

  it.each(Object.values(briefs))(
    'writes neutral ads where nothing can be printed ($language)',
    async (brief) => {
      const bare = { ...brief, offer: undefined, benefits: [], pain_points: [] };
      const draft = await writeDraft({
        ...bare,
        product: 'x'.repeat(300),
        audience: 'y'.repeat(300),
      });
      expect(draft.variants).toHaveLength(10);
      expect(draft.hooks).toHaveLength(20);
    },
  );

  it('lets others go first while it writes from a long brief', async () => {
    const long = (word: string) =>
      Array.from({ length: 10 }, (_, at) => `${word} ${at + 2} `.repeat(40));
    const brief = { ...english, benefits: long('works in'), pain_points: long('lost') };
    let turns = 0;
    let isDone = false;
    const others = () => {
      turns += 1;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    await composeDraft(brief);
    isDone = true;
    expect(turns).toBeGreaterThan(1);
  });

  it.each([
    ['visits', 'LEARN_MORE', 'Drop in'],
    ['website visits', 'LEARN_MORE', 'Have a look'],
    ['phone calls', 'CONTACT_US', 'Give us a call'],
    ['appointments', 'CONTACT_US', 'Make an appointment'],
    ['bookings', 'CONTACT_US', 'Pick a date and book'],
  ])(
    'answers the goal %s with the button %s and the last line: %s',
    async (objective, button, line) => {
      const brief = { ...english, product: 'Tidewater, a bakery in Leeds', objective };
      const [first] = (await writeDraft({ ...brief, num_variants: 1 })).variants;
      expect(first?.call_to_action_type).toBe(button);
      expect(first?.primary_text).toMatch(new RegExp(`${line}\\.$`, 'u'));
    },
  );

  it.each([
    ['app installs', 'Runo, a running app', 'DOWNLOAD'],
    ['leads', 'Loft conversions, roofers in Leeds', 'GET_QUOTE'],
    ['leads', 'Tidewater – planning software', 'SIGN_UP'],
    ['sales', 'Sourdough bread by post', 'ORDER_NOW'],
    ['sales', 'Merino socks', 'SHOP_NOW'],
    ['Verkäufe', 'Wollsocken', 'SHOP_NOW'],
    ['réservations', 'Gîte en Bretagne', 'BOOK_TRAVEL'],
    ['awareness', 'Merino socks', 'LEARN_MORE'],
    ['newsletter', 'Merino socks', 'SUBSCRIBE'],
    ['bookings', 'Dog groomer', 'CONTACT_US'],
  ])('answers the goal %s of the product %s with the button %s', (objective, product, button) => {
    expect(callToActionFor({ ...english, product, objective, offer: undefined })).toBe(button);
  });
});

describe.each([
  ['en', 'Miracle cure', 'Get rich quick', 'Better than any other app'],
  ['de', 'Wunderheilmittel', 'Schnell reich werden', 'Besser als jede andere App'],
  ['fr', 'Remède miracle', 'Devenez riche rapidement', 'Meilleur que toutes les autres applis'],
  ['es', 'Cura milagrosa', 'Hazte rico rápido', 'Mejor que cualquier otra app'],
  ['it', 'Cura miracolosa', 'Diventa ricco in fretta', 'Migliore di qualsiasi altra app'],
  ['pt', 'Cura milagrosa', 'Fique rico rápido', 'Melhor do que qualquer outra app'],
  ['nl', 'Wondermiddel', 'Snel rijk worden', 'Beter dan elke andere app'],
])('the platform’s rules in %s', (language, cure, riches, best) => {
  const levelsOf = (text: string) =>
    checkText(text, { ...english, language, benefits: [text] })
      .filter(({ rule }) => rule.startsWith('policy.'))
      .map(({ level }) => level);
  it('stop a wonder and riches, and hold what outdoes all others, though the brief says so', () => {
    expect(levelsOf(cure)).toContain('stop');
    expect(levelsOf(riches)).toContain('stop');
    expect(levelsOf(best)).toContain('hold');
  });
});
