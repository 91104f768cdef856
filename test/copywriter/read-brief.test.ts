import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../src/copywriter/facts/words.ts';
import { resolveLanguage } from '../../src/copywriter/language-names.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';

const briefInput = {
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
    expect((await readBrief(briefInput, { isModel: false })).language).toBe('de');
  });
  it('is written in English by a model', async () => {
    expect((await readBrief(briefInput, { isModel: true })).language).toBe('en');
  });
});

/** Short briefs, product and audience, by their language. */
const shortBriefs: Record<LanguageCode, string[]> = {
  en: [
    'Tent / weekend hikers',
    'Camera / fans',
    'Hair salon / parents',
    'Sauna / tourists',
    'https://example.com/tent / everyone',
    'https://example.com/tent / https://example.com/fans',
    'NORTHLIGHT TENT / weekend hikers',
    'NASA T-SHIRT / space fans',
    'Desk lamp / students',
    'Sun hat / beach lovers',
    'Die cutting machine / crafters',
    'Pour over coffee / commuters',
    'La Marzocco espresso machine / baristas',
    'Le Creuset pan / home cooks',
    'De Longhi heater / renters',
    'Los Angeles walking tour / visitors',
    'San Marzano tomatoes / cooks',
    'Casa Bella villa / couples',
    'Crème brûlée kit / foodies',
    'Café Luna / neighbours',
    'Jalapeño sauce / grill fans',
    'Piñata / birthday kids',
    'Häagen ice cream / families',
    'Über ride credits / commuters',
    'Pro golf lessons / men over 40',
    'War games / gamers',
    'Pizza / students',
    'Pasta machine / home chefs',
    'Sushi / office workers',
    'Yoga / beginners',
    'Panda toys / kids',
    'Kombucha / runners',
    'Matcha latte / yogis',
    'Lego / adults',
    'Ikea hacks / renters',
    'Spa / mums',
    'Piano / toddlers',
    'Sofa / pets',
    'Radio ads / bars',
    'Gin / bartenders',
    'Vegan leather bag / women',
    'Mini bar / hotels',
    'Podcast / founders',
    'SaaS / CTOs',
    'CRM / sales reps',
    'VPN / gamers',
    'E-bike / seniors',
    'iPhone case / teens',
    'Garden hose / homeowners',
    'Bath robe / hotel guests',
    'Legumes by post / vegans',
    'Merino tee / travellers',
    'Rucksack / commuters',
    'Ramen bowl / night owls',
    'Data plan / nomads',
    'Solo travel guide / women',
    'Regional rail pass / tourists',
    'Artisan bread / locals',
    'Robot vacuum / cat owners',
    'Drone / pilots',
    'Taco truck / festivals',
    'Salsa class / couples',
    'Villa / investors',
    'Panini press / snackers',
    'Mattress / side sleepers',
    'Kindergarten / parents',
    'Poster of the Mona Lisa / art fans',
    'Das Keyboard / programmers',
    'Van Gogh puzzle / museum lovers',
    'Gala tickets / donors',
    'Bali retreat / burnt-out managers',
    'Xylo / Zanzibaris',
    'Ottomania / everyone',
    'MIT prep / applicants',
  ],
  de: [
    'Zelt / Wanderer',
    'Wollsocken / Familien',
    'Fahrradwerkstatt / Pendler',
    'Klavierunterricht / Kinder',
    'Bäckerei Huber / Nachbarn',
    'Hundeschule am See / Hundebesitzer',
    'Fensterreinigung / Hausbesitzer',
    'Ferienwohnung an der Ostsee / Paare',
    'Möbel nach Maß / Menschen mit wenig Platz',
    'Steuerberatung / Selbstständige',
    'Brot und Brötchen / alle',
  ],
  fr: [
    'Tente légère / randonneurs',
    'Boulangerie de quartier / familles',
    'Cours de guitare / débutants',
    'Réparation de vélos / étudiants',
    'Gîte en Bretagne / couples avec enfants',
    'Savon artisanal / femmes',
    'Toilettage pour chiens / propriétaires',
    'Fromages de chèvre / gourmands du quartier',
    'Assurance auto / jeunes conducteurs et étudiants',
    'Fleuriste à Lyon / amoureux',
  ],
  es: [
    'Tienda de campaña / excursionistas',
    'Clases de guitarra / adultos que empiezan',
    'Panadería artesanal / vecinos',
    'Zapatos de cuero / mujeres',
    'Peluquería canina / dueños de perros',
    'Reparación de bicicletas / estudiantes',
    'Casa rural / parejas con niños',
    'Limpieza de oficinas / empresas',
    'Vino tinto / amantes del buen comer',
    'Academia de inglés / jóvenes',
  ],
  it: [
    'Tenda leggera / escursionisti',
    'Officina biciclette / studenti',
    'Panificio di quartiere / famiglie',
    'Corso di chitarra / principianti',
    'Agriturismo in Toscana / coppie con bambini',
    'Scarpe in pelle / donne',
    'Gelateria / turisti',
    'Pulizie per uffici / aziende',
    'Sapone artigianale / mamme',
    'Cassette di verdura / famiglie',
  ],
  pt: [
    'Aulas de violão / iniciantes',
    'Padaria do bairro / vizinhos',
    'Loja de bicicletas / estudantes',
    'Sapatos de couro / mulheres',
    'Banho e tosa / donos de cachorros',
    'Limpeza de escritórios / empresas',
    'Casa na praia / casais com crianças',
    'Queijos da serra / famílias',
    'Viagens em grupo / jovens',
    'Sabonete artesanal / mães',
  ],
  nl: [
    'Fietsenwinkel / forenzen',
    'Gitaarles / volwassenen',
    'Warme bakkerij / buurt',
    'Schoenen van leer / vrouwen',
    'Hondentrimsalon / hondenbezitters',
    'Vakantiehuis aan zee / gezinnen',
    'Schoonmaak voor kantoren / bedrijven',
    'Kaas van de boer / liefhebbers',
    'Handgemaakte zeep / moeders',
    'Bloemen aan huis / stellen',
  ],
};

const shortBrief = (line: string) => {
  const [product = '', audience = ''] = line.split(' / ');
  return { product, audience, pain_points: [], benefits: [], num_variants: 3, num_hooks: 3 };
};

const languageOfShort = async (line: string) =>
  (await readBrief(shortBrief(line), { isModel: false })).language;

describe('a short brief without a language', () => {
  it('is English where it is English, or leaves a doubt', async () => {
    const languages = await Promise.all(shortBriefs.en.map(languageOfShort));
    expect(shortBriefs.en.filter((_, at) => languages[at] !== 'en')).toEqual([]);
  });
  it.each(Object.entries(shortBriefs).filter(([code]) => code !== 'en'))(
    'is %s where its words are, and never a third language',
    async (code, lines) => {
      const languages = await Promise.all(lines.map(languageOfShort));
      const misses = lines.filter((_, at) => languages[at] !== code);
      expect(misses.length, misses.join('; ')).toBeLessThanOrEqual(1);
      for (const one of languages) expect([code, 'en']).toContain(one);
    },
  );
  it('says so where it is English by default', async () => {
    const brief = await readBrief(shortBrief('Xylo / Zanzibaris'), { isModel: false });
    expect(brief).toMatchObject({ language: 'en', isLanguageInDoubt: true });
    const sure = await readBrief(shortBrief('Tent / weekend hikers'), { isModel: false });
    expect(sure.isLanguageInDoubt).toBeUndefined();
  });
  it.each(['テント / 週末のハイカー', '帐篷 / 徒步者', 'Палатка / туристы', 'خيمة / المتنزهون'])(
    'is refused in a script that the built-in writer does not write: %s',
    async (line) => {
      expect(await codeOf(languageOfShort(line))).toBe('unsupported_language');
    },
  );
});

describe('a short brief with a language', () => {
  it.each(['en', 'en-US', 'ENGLISH', 'English'])(
    'is taken as %s unless certainly not',
    async (language) => {
      for (const line of shortBriefs.en) {
        const brief = await readBrief({ ...shortBrief(line), language }, { isModel: false });
        expect(brief.language, line).toMatch(/^en/);
      }
    },
  );
  it.each(Object.entries(shortBriefs))('is taken as its own: %s', async (language, lines) => {
    for (const line of lines) {
      const briefInput = { ...shortBrief(line), language };
      expect(await codeOf(readBrief(briefInput, { isModel: false })), line).toBeNull();
    }
  });
  it('is refused where it is certainly in another', async () => {
    for (const [line, language] of [
      ['Möbel nach Maß / Menschen mit wenig Platz', 'en'],
      ['Desk lamp / students', 'de'],
      ['Clases de guitarra / adultos que empiezan', 'en'],
      ['テント / 週末のハイカー', 'en'],
    ] as const) {
      const briefInput = { ...shortBrief(line), language };
      expect(await codeOf(readBrief(briefInput, { isModel: false })), line).toBe(
        'unsupported_language',
      );
    }
  });
});

describe('a brief in another language than asked for', () => {
  it('is refused by the built-in writer, with a word on what can do it', async () => {
    const refusal = readBrief({ ...briefInput, language: 'English' }, { isModel: false });
    await expect(refusal).rejects.toMatchObject({
      code: 'unsupported_language',
      message: expect.stringMatching(/A model, where the operator connects one/),
    });
  });
  it('is refused though the line on its readers, which is not printed, is in the language asked for', async () => {
    const brief = {
      ...briefInput,
      product: 'Osteria del Ponte, cucina di lago a Riva del Garda',
      audience: 'Urlaubsgäste aus Deutschland, Österreich und der Schweiz',
      offer: 'Menu di tre portate a 34 €, da lunedì a giovedì',
      pain_points: ['Le trattorie sul lungolago sono piene'],
      benefits: ['Pesce di lago da due pescatori di Torbole', 'Terrazza sul torrente'],
      language: 'de',
    };
    expect(await codeOf(readBrief(brief, { isModel: false }))).toBe('unsupported_language');
    expect(await codeOf(readBrief({ ...brief, language: 'it' }, { isModel: false }))).toBeNull();
  });
  it.each([
    [
      'fr',
      'plomberie MARCHETTI lyon 3e/6e/8e depannage + salle de bain',
      'proprios et locataires lyon',
    ],
    [
      'fr',
      'Software as a Service, Cloud Backup',
      'Petites entreprises à Lyon qui veulent dormir tranquilles',
    ],
  ])('is not seen in a name and a few words (%s, %s)', async (language, product, audience) => {
    const brief = {
      ...briefInput,
      product,
      audience,
      offer: undefined,
      pain_points: [],
      benefits: [],
      language,
    };
    expect(await codeOf(readBrief(brief, { isModel: false }))).toBeNull();
  });
  it('is left to a model', async () => {
    expect((await readBrief({ ...briefInput, language: 'pl' }, { isModel: true })).language).toBe(
      'pl',
    );
  });
});

describe('a brief', () => {
  it('keeps the words as they were typed, without control characters and empty entries', async () => {
    const brief = await readBrief(
      { ...briefInput, product: 'MERINO\u202e SOCKS 🧦' },
      { isModel: true },
    );
    expect(brief.product).toBe('MERINO SOCKS 🧦');
    expect(brief.benefits).toEqual(['Wir nehmen den Grünschnitt mit', 'Feste Termine']);
  });
  it('needs a product with words', async () => {
    expect(await codeOf(readBrief({ ...briefInput, product: '!! 12' }, { isModel: true }))).toBe(
      'invalid_request',
    );
  });
  it('needs a language that exists', async () => {
    const klingon = { ...briefInput, language: 'Klingonisch-2' };
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
