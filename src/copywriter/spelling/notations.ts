import type { Spelling } from '../languages/pack.ts';
import { readPairs } from '../languages/sheet.ts';

const number = String.raw`\d+(?:[.,]\d+)*`;

/** An amount that says of which money it is. */
const money = String.raw`(?:(?:[£$€]|R\$|CHF)\s?${number}|${number} ?(?:[£$€]|CHF))`;

/** How people shorten what a price is for; a slash or a "p" leads up to it. */
const periods: readonly (readonly [string, RegExp])[] = [
  ['hour', /^(?:h|hrs?|hour|std|stunde|heure|hora|ora|uur|u)$/iu],
  ['day', /^(?:day|tag|jour|j|d[ií]a|giorno|gg|dag|d)$/iu],
  ['week', /^(?:wk|week|woche|semaine|sem|semana|settimana|sett|w)$/iu],
  ['month', /^(?:mo|mth|mnth|month|mon|monat|mois|mes|mese|mês|maand|mnd|cm|m)$/iu],
  ['year', /^(?:yr|year|jahr|an|año|anno|ano|jaar|jr)$/iu],
  ['night', /^(?:night|nacht|nuit|noche|notte|noite|nt|n)$/iu],
  ['person', /^(?:p|pers|person|personne|persona|pessoa|persoon|head|pax)$/iu],
];

const pricedPer = new RegExp(
  String.raw`(?<price>${money})(?:(?<slash>\s?/\s?)(?<unit>\p{L}+)|\s?p[/.]?(?<short>[hwmpun]|cm|pers))(?![\p{L}\p{N}])\.?`,
  'giu',
);

const withPeriods = (text: string, { each, per }: Spelling['notation']) => {
  const words = readPairs(per);
  return text.replace(pricedPer, (found, ...more) => {
    // The last argument holds the groups.
    const {
      price = '',
      slash = '',
      unit,
      short,
    } = more.at(-1) as unknown as Record<string, string>;
    const typed = unit ?? short ?? '';
    // "€/m" may be a metre or a month.
    if (unit === 'm') return found;
    const name = periods.find(([, names]) => names.test(typed))?.[0];
    const said = name === undefined ? undefined : words[name]?.replaceAll('_', ' ');
    if (said !== undefined) return `${price} ${said}`;
    // "£76 / block of 10" are two things.
    return typed.length > 2 && slash === '/' ? `${price} ${each} ${typed}` : found;
  });
};

/** "R$ 60 aula": what a price is for, without the word that says so. */
const pricedFor = new RegExp(
  `(${money}) (sesi[oó]n|clase|hora|noche|persona|d[ií]a|mes|s[eé]ance|cours|nuit|personne|sess[aã]o|aula|pessoa|m[eê]s|noite|lezione|seduta|notte|les|persoon|weekend|night|day|week|hour)(?=$|,)`,
  'giu',
);

/** What may follow "15e" where it is a price; "le 4e" and "la 2e pizza" count. */
const afterEuro = String.raw`(?=$|[\s]*[/,;)+=]|\s(?:ttc|ht|par|la?|les?|l’|pour|por|per|tout|tutto|todo|al?|cada|o)\s|\s(?:ttc|ht)$)`;

const asEuros = (text: string, { euro, signFirst }: Spelling['notation']) => {
  if (euro === '') return text;
  const long = new RegExp(String.raw`(${number})\s?(?:€|${euro})(?![\p{L}\d’']|\s\d)`, 'giu');
  const short = new RegExp(
    String.raw`(?<!(?:le|la|au|du|votre|chaque|\p{Lu}\p{L}+|paris|lyon|marseille) \d*)(${number})e(?! les (?:gratis|voor))${afterEuro}`,
    'gu',
  );
  const written = signFirst ? '€ $1' : '$1 €';
  const told = text.replace(long, written);
  const all = euro.includes('eu') ? told.replace(short, written) : told;
  return signFirst ? all.replace(/€\s?(?=\d)/gu, '€ ') : all;
};

/** A unit stands apart from its number. */
const units =
  /(\d)(?=(?:mins?|minutes?|minuten|minuti|hours|uur|stunden|days|dagen|jours|giorni|years|jaar|ans|mois|months|weeks|km|kg|ml|cl|cm|mm|qm|mq|kwh|miles|hrs|std)(?![\p{L}\d]))/giu;

/** "30-40 min", "9-19 Uhr" */
const span =
  /(?<![\d.,/-])(\d+(?:[.,:]\d+)?)-(\d+(?:[.,:]\d+)?)(?= ?(?:min|minuten|minutes|minutos|minuti|uhr|uur|h|hours|km|kg|m²|personen|persons|people|ppl|personas|persone|pessoas)(?![\p{L}\d]))/giu;

const allDayAlone =
  /(?<=\p{L} )(?<!\s(?:in|en|em|dans|sous|binnen|within|w\/in|innerhalb|per|cada|de|ogni|entro) )24\s?h(?:rs?)?\.?$/giu;

/** Behind "1" a unit is one. */
const one = readPairs(
  'minutes=minute minuti=minuto minutos=minuto minuten=minuut hours=hour heures=heure horas=hora ore=ora weeks=week weken=week semaines=semaine semanas=semana settimane=settimana days=day dagen=dag jours=jour días=día dias=dia giorni=giorno people=person personas=persona personnes=personne pessoas=pessoa persone=persona personen=persoon months=month maanden=maand',
);
const ones = new RegExp(`(?<![\\d.,/–-])1 (${Object.keys(one).join('|')})(?!\\p{L})`, 'gu');

/** Units behind a "1" that was written out: "in 1 min" is one minute. */
export const withSingulars = (text: string, { and }: Spelling): string =>
  // German has "Minuten" too, and rules of its own.
  and === 'und' ? text : text.replace(ones, (_, many: string) => `1 ${one[many]}`);

/** Money, periods and units as they are printed; only what can be read in one way. */
export const withNotations = (text: string, { notation, and }: Spelling): string =>
  withPeriods(
    asEuros(
      text
        // Soles of Peru; in Portuguese "s/" is "without".
        .replace(/(?<![\p{L}\d])s\/\.? ?(\d[\d.,]*)/giu, and === 'y' ? '$1 soles' : '$&')
        .replace(/(?<![\p{L}\d])(\d+) quid(?!\p{L})/giu, '£$1')
        .replace(/(?<!R\$ ?)(?<![\d.,])(\d+(?:,\d\d)?) reais(?!\p{L})/giu, 'R$ $1')
        .replace(/R\$\s?(?=\d)/gu, 'R$ ')
        .replace(
          /(?<=[€\d]) p\/ ?(?=pes|pers|per|m[eê]s|dia|noite|noche|hora)/giu,
          ` ${notation.each} `,
        )
        .replace(units, '$1 ')
        .replace(span, '$1–$2')
        .replace(/(?<!\d)(\d\d?[.:h]\d\d)\s?-\s?(?=\d\d?[.:h]\d\d(?!\d))/gu, '$1–')
        .replace(allDayAlone, notation.allDay),
      notation,
    ),
    notation,
  ).replace(pricedFor, `$1 ${notation.each} $2`);
