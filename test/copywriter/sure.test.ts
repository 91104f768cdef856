import { describe, expect, it } from 'vitest';
import { readHastyProduct } from '../../src/copywriter/builtin/reading/hasty-product.ts';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import type { LanguagePack } from '../../src/copywriter/languages/pack.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { isClear, isClearTrouble } from '../../src/copywriter/spelling/clear.ts';
import { withHours } from '../../src/copywriter/spelling/hours.ts';
import { mend } from '../../src/copywriter/spelling/mend.ts';
import { briefBody } from '../../src/operations/generate/ad-copy.ts';

const packOf = (tag: string): LanguagePack => {
  const pack = languages.find((one) => one.tag === tag);
  if (!pack) throw new Error(`no pack for ${tag}`);
  return pack;
};

/** A phrase as the writer reads it. */
const mended = (tag: string, typed: string) => {
  const pack = packOf(tag);
  const { nouns = (text: string) => text } = pack.spelling;
  return nouns(mend(withHours(nouns(mend(typed, pack.spelling)), pack), pack.spelling));
};

describe('a phrase that can be read in one way only is clear', () => {
  it.each([
    ['en', '£35/hr', '£35 an hour'],
    ['en', 'no fix no fee', 'no fix, no fee'],
    ['en', '6x4 from £395', '6x4 from £395'],
    ['en', 'open 10-6 mon-sat', 'open 10–6, Monday to Saturday'],
    ['en', '24/7', '24/7'],
    ['en', 'fitted by us not a kit in post', 'fitted by us, not a kit in post'],
    ['en', 'batteries not included', 'batteries not included'],
    ['en', 'sat am + wed after school', 'Saturday morning and Wednesday after school'],
    ['en', 'from £55 single oven', 'single oven: from £55'],
    ['en', 'life jackets all sizes', 'life jackets, all sizes'],
    ['en', 'small groups max 4', 'small groups, max 4'],
    ['en', 'physio led', 'physio-led'],
    ['en', 'free quote usualy within 2 days', 'free quote usually within 2 days'],
    ['en', 'no upsell on additives', 'no upsell on additives'],
    ['en', 'route w wineries or w/out', 'route with wineries or without'],
    ['de', 'jeden di + do 18.30', 'jeden Dienstag und Donnerstag 18.30 Uhr'],
    ['de', 'CHF 15 pro mal', 'CHF 15 pro Mal'],
    ['de', 'wir hängen auch bilder auf', 'wir hängen auch Bilder auf'],
    ['de', 'mo-sa 9-19h', 'Montag bis Samstag 9–19 Uhr'],
    ['fr', 'visite 30min 15e', 'visite de 30 minutes 15 €'],
    ['fr', 'de 40 a 200 pers', 'de 40 à 200 personnes'],
    ['fr', 'bain offert a la 5e visite', 'bain offert à la 5e visite'],
    ['fr', 'terre et cuisson comprise', 'terre et cuisson comprises'],
    [
      'fr',
      'entretien 119e au lieu de 140 jusqua fin oct',
      'entretien 119 € au lieu de 140 € jusqu’à fin octobre',
    ],
    ['fr', '10 pizzas = 1 offerte', '10 pizzas achetées, 1 offerte'],
    ['fr', 'contrôle CHF 89.-', 'contrôle 89 CHF'],
    ['fr', 'artisan qui rappelle jamais', 'artisan qui ne rappelle jamais'],
    ['fr', 'marche sur tel meme sans reseau', 'marche sur téléphone même sans réseau'],
    ['fr', 'viande d eleveurs', 'viande d’éleveurs'],
    ['fr', '49e/mois ss engagement', '49 € par mois sans engagement'],
    ['fr', 'dépannage sept jours sur sept', 'dépannage sept jours sur sept'],
    ['it', 'taglio e piega fr. 65', 'taglio e piega 65 CHF'],
    ['it', '20 anni in salone a chiasso', '20 anni in salone a Chiasso'],
    ['it', 'barche sicure ke nn si ribaltano', 'barche sicure che non si ribaltano'],
    ['es', '22e/h', '22 € la hora'],
    ['es', 'garantia 30 dias', 'garantía de 30 días'],
    ['it', '6 incontri 150e', '6 incontri 150 €'],
    ['it', 'anche sab dom', 'anche sabato e domenica'],
    ['pt', 'colchao -50%', 'colchão -50%'],
    ['pt', 'sofa 3 lug 45e', 'sofá 3 lugares 45 €'],
    ['nl', '€17,50 pp', '€ 17,50 per persoon'],
    ['nl', 'vanaf 195 eu', 'vanaf € 195'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(mended(tag, typed)).toBe(written);
    expect(isClear(written, packOf(tag))).toBe(true);
  });
});

describe('a phrase that must be guessed at is not', () => {
  it.each([
    // A figure that says not what it is.
    ['en', 'small dogs from 38 big from 55'],
    ['en', 'country loaf £4.80 seeded £5.20'],
    ['en', 'no need 2 visit'],
    ['de', 'Döner 6,50 Schülermenü 7 €'],
    ['fr', 'coupe homme 20 femme 35'],
    ['fr', 'mariages anniv entreprise 44 + 49'],
    ['it', 'porti un’amica -20'],
    ['it', 'controlli 50'],
    ['nl', '40 per uur ex'],
    // Words that nothing holds together.
    ['es', 'restaurantes casas'],
    ['es', 'control plagas'],
    ['pt', 'tela bateria'],
    ['nl', 'snoeien gras bestrating'],
    ['de', 'Umzug Senioren'],
    ['en', 'bath dry clip nails'],
    // Short forms and slips.
    ['it', 'macchine ns'],
    ['de', 'Termin innerh. 48 Stunden'],
    ['fr', 'prestation decoree'],
    // Said to whoever writes the ad.
    ['en', 'very patient but don’t put that'],
    ['en', 'free slabs? no scrap that'],
    ['es', 'no sé si poner el precio'],
  ])('%s: “%s”', (tag, text) => {
    expect(isClear(text, packOf(tag))).toBe(false);
  });
});

describe('a trouble is asked only where it is one', () => {
  it.each([
    ['en', 'mates who cancel last minute', true],
    ['en', 'tried as kid hated it', false],
    ['de', 'Rücken verspannt', true],
    ['de', 'Eltern im Haus zu groß', false],
    ['de', 'keine Zeit wohne weit weg', false],
    ['es', 'lo dejé 3 veces', false],
    ['es', 'miedo al agua fría', true],
    ['fr', 'chat stresse en pension', false],
    ['pt', 'loja oficial caro e demora', false],
    ['nl', 'huis vol troep', true],
  ])('%s: “%s”: %s', (tag, text, isOne) => {
    expect(isClearTrouble(text, packOf(tag))).toBe(isOne);
  });
});

describe('of a product line typed in haste only what surely is a whole is told', () => {
  it.each([
    // What is sold and where; nouns heaped behind it are left out.
    [
      'fr',
      'institut de beauté Charleroi épilation soin visage',
      'Institut de beauté à Charleroi',
      ['épilation et soin du visage'],
    ],
    ['fr', 'judo club Marmande', 'Club de judo à Marmande', []],
    ['fr', 'paniers légumes bio, Auxerre', 'Paniers de légumes bio à Auxerre', []],
    ['fr', 'club de badminton Le Locle', 'Club de badminton au Locle', []],
    [
      'fr',
      'réparation vélo, Mons place du marché',
      'Réparation de vélo à Mons',
      ['place du marché'],
    ],
    ['it', 'orologiaio Locarno', 'Orologiaio a Locarno', []],
    ['it', 'dj Benevento Caserta', 'DJ, Benevento e Caserta', []],
    ['it', 'scuola vela, Rovereto lun e gio', 'Scuola di vela a Rovereto', ['lunedì e giovedì']],
    ['fr', 'cours de danse salsa bachata kizomba Lyon 7e', 'Cours de danse à Lyon 7e', []],
    ['fr', 'pizzeria camion Saint-Brieuc et alentours', 'Pizzeria, Saint-Brieuc et alentours', []],
    [
      'pt',
      'energia solar residencial Goiânia instalação',
      'Energia solar residencial em Goiânia',
      [],
    ],
    [
      'pt',
      'take away churrasqueira em Leiria frango assado',
      'Churrasqueira em Leiria',
      ['frango assado'],
    ],
    ['en', 'window cleaning gutters fascias Leeds', 'Window cleaning in Leeds', []],
    ['en', 'kids birthday party hire', 'Kids birthday party hire', []],
    [
      'de',
      'Partyservice Spanferkel & Grillbuffet Raum Landshut',
      'Partyservice im Raum Landshut',
      [],
    ],
    ['nl', 'hovenier zzp Den Haag, ook klein', 'Hovenier in Den Haag', []],
    ['en', 'piano lessons for kids and adults', 'Piano lessons for kids and adults', []],
    // The little words and hyphens that people leave out.
    ['es', 'fumigación y control plagas CDMX', 'Fumigación y control de plagas en CDMX', []],
    ['es', 'reparación móviles Alcorcón', 'Reparación de móviles en Alcorcón', []],
    ['fr', 'location vans aménagés Bretagne', 'Location de vans aménagés en Bretagne', []],
    ['de', 'E-Roller Verleih Usedom', 'E-Roller-Verleih auf Usedom', []],
    ['de', 'Gitarrenunterricht Linz auch online', 'Gitarrenunterricht in Linz, auch online', []],
    ['de', 'Imkerei am Bodensee', 'Imkerei am Bodensee', []],
    // A line that no trade is known of is left out, if it is not clear.
    ['en', 'gubbins thrunk wimble leeds', '', []],
    // Names and several places.
    ['it', 'corso di cucito Roma san giovanni', 'Corso di cucito, Roma, San Giovanni', []],
    [
      'pt-PT',
      'limpeza de sofás, porto Gaia Matosinhos',
      'Limpeza de sofás no Porto, Gaia e Matosinhos',
      [],
    ],
    ['nl', 'glazenwasser Haarlem en bloemenbuurt', 'Glazenwasser in Haarlem en Bloemenbuurt', []],
    ['it', 'trattoria da nonna pina Roma', 'Trattoria Da Nonna Pina a Roma', []],
    ['en', 'leather bags (Cuoio Vivo)', 'Cuoio Vivo: leather bags', []],
    [
      'en',
      'dog grooming van, we park outside, bath dry clip nails brush',
      'Dog grooming van',
      ['we park outside'],
    ],
  ])('%s: “%s” is “%s” and %j', (tag, typed, line, facts) => {
    expect(readHastyProduct(typed, packOf(tag))).toMatchObject({ line, facts });
  });
});

describe('a town is known however it is typed', () => {
  it.each([
    ['nl', 'haarlem + bloemendaal', 'Haarlem en Bloemendaal'],
    ['fr', 'mardi tregueux mercredi yffiniac', 'mardi Trégueux mercredi Yffiniac'],
    ['en', 'dog owners in leigh', 'dog owners in Leigh'],
    ['es', 'tapas en triana', 'tapas en Triana'],
    ['pt', 'entrega em olinda', 'entrega em Olinda'],
    // Ordinary words stay small.
    ['fr', 'vue sur le port', 'vue sur le port'],
    ['pt', 'curso para vender', 'curso para vender'],
    ['de', 'training statt halle', 'training statt halle'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(mend(typed, packOf(tag).spelling)).toBe(written);
  });
});

describe('what was left out or misspelt is put right where it can be read in one way', () => {
  it.each([
    ['pt', 'material esterelizado', 'material esterilizado'],
    ['fr', 'cartons pretés', 'cartons prêtés'],
    ['fr', '-20% 1ere visite', '-20 % sur la 1re visite'],
    ['fr', '10 pizzas achetees la 11eme offerte', '10 pizzas achetées, la 11e offerte'],
    ['it', '5 lavaggi il 6 omaggio', '5 lavaggi, il 6º omaggio'],
    ['it', 'interno e esterno', 'interno ed esterno'],
    ['es', '5 cortes el 6º gratis', '5 cortes, el 6º gratis'],
    ['pt', 'aberto menos 2ªf', 'aberto menos segunda-feira'],
    ['nl', 'wo avond en za ochtend', 'woensdagavond en zaterdagochtend'],
    ['nl', 'ook za', 'ook zaterdag'],
    ['de', 'auch sa', 'auch samstags'],
    ['de', 'führerschein kl b', 'Führerschein Klasse B'],
    ['en', '10% off 1st visit', '10% off your first visit'],
    ['en', 'locks from 75 euro', 'locks from €75'],
    ['en', 'most screens done in 1 hr', 'most screens done in 1 hour'],
    ['en', 'chemicals incl in price', 'chemicals included in price'],
    ['fr', 'bouquets + deuil + mariage', 'bouquets, deuil et mariage'],
    ['nl', 'platte daken + dakgoten + lekkage', 'platte daken, dakgoten en lekkage'],
    ['fr', 'des le 1er achat', 'dès le 1er achat'],
    ['es', 'grupos peqeños', 'grupos pequeños'],
    // The end of a word is its grammar, and a short form with two meanings stays.
    ['es', 'cuidamos mascotas', 'cuidamos mascotas'],
    ['it', 'appt 4 persone', 'appt 4 persone'],
  ])('%s: “%s” is “%s”', (tag, typed, written) => {
    expect(mended(tag, typed)).toBe(written);
  });
});

describe('hours as a door sign has them', () => {
  it.each([
    ['en', 'mon-sat 9-6 sun 11-5', 'Monday to Saturday 9–6, Sunday 11–5'],
    ['en', 'queue fri night', 'queue Friday night'],
    ['de', 'fr sa bis 4', 'Freitag und Samstag bis 4'],
    ['fr', 'ven sam au marché', 'vendredi et samedi au marché'],
    ['nl', 'zonder afspraak di wo', 'zonder afspraak dinsdag en woensdag'],
    ['nl', 'ma t/m za', 'maandag tot en met zaterdag'],
    ['it', 'mart e giov 9-13', 'martedì e giovedì 9–13'],
    // Words that only look like days.
    ['de', 'so geht das', 'so geht das'],
    ['fr', 'vue sur mer', 'vue sur mer'],
    ['fr', 'vue mer 2 pièces', 'vue mer 2 pièces'],
    ['en', 'in the sun', 'in the sun'],
  ])('%s: “%s”', (tag, typed, printed) => {
    expect(withHours(typed, packOf(tag))).toBe(printed);
  });
});

const copyOf = async (asked: object) => {
  const brief = await readBrief(briefBody.parse({ num_variants: 3, num_hooks: 5, ...asked }), {
    writesAnyLanguage: false,
  });
  return composeFor(brief);
};

describe('a brief typed in haste', () => {
  it('prints what is sure and says in the notes what is not', async () => {
    const { variants, notes = [] } = await copyOf({
      product: 'bike repairs + servicing bristol, ring 4 detls',
      audience: 'commuters',
      benefits: ['quote before we start', 'puncture 15', 'back same day'],
      language: 'en',
    });
    for (const { primary_text } of variants) {
      expect(primary_text).toMatch(/Bike repairs and servicing in Bristol/u);
      expect(primary_text).toMatch(/Quote before we start/u);
    }
    expect(JSON.stringify(variants)).not.toMatch(/puncture|detls/iu);
    expect(notes).toEqual([
      { about: 'product', message: expect.stringMatching(/^“ring 4 detls” was left out/u) },
      { about: 'benefits', message: expect.stringMatching(/^“puncture 15” was left out/u) },
    ]);
  });

  it('prints nothing that it cannot read, and fills every variant with what it can', async () => {
    const { variants, hooks } = await copyOf({
      product: 'haircuts at home leeds',
      audience: 'busy people',
      benefits: ['cut 20 colour 45', 'patch test 48 b4', 'evenings too'],
      language: 'en',
    });
    expect(JSON.stringify([variants, hooks])).not.toMatch(/colour|b4/u);
    for (const { primary_text } of variants) expect(primary_text).toMatch(/evenings too/iu);
  });

  it('tells offer and benefits alone where nobody knows what is sold', async () => {
    const { variants } = await copyOf({
      product: 'gubbins thrunk wimble leeds',
      audience: 'home owners',
      benefits: ['free quote by text', 'done the same day'],
      offer: '10% off 1st visit',
      language: 'en',
    });
    for (const { primary_text } of variants) {
      expect(primary_text).toMatch(/10% off your first visit/u);
      expect(primary_text).not.toMatch(/thrunk/iu);
    }
  });

  it.each([
    ['es', 'CLASES DE SALSA Y BACHATA PEREIRA', 'Clases de salsa y bachata en Pereira'],
    ['en', 'OVEN CLEANING dunfermline', 'Oven cleaning in Dunfermline'],
    ['fr', 'SERRURERIE MARTIN Lyon', 'Serrurerie'],
  ])('%s: does not shout: “%s”', async (language, product, told) => {
    const { variants } = await copyOf({ product, audience: '-', benefits: ['24/7'], language });
    for (const { primary_text } of variants) expect(primary_text).toContain(told);
  });

  it('closes with a line that fits every trade, and says it once', async () => {
    const { variants } = await copyOf({
      product: 'locksmith galway 24/7',
      audience: 'landlords',
      benefits: ['no callout fee before 6pm'],
      tone: 'straight talking',
      language: 'en',
    });
    for (const { primary_text, description } of variants) {
      expect(primary_text).toMatch(/(?:Find out more|Get in touch|Ask for the details)\.$/u);
      expect(primary_text).not.toMatch(new RegExp(`${description}\\.$`, 'u'));
    }
  });
});
