import type { LanguagePack } from '../languages/pack.ts';
import { readPairs } from '../languages/sheet.ts';

/** Days as people shorten them, by language; in front, what stands before and between the ends of a row of days. */
const weeks = `
en: |to|mon=Monday tue=Tuesday tues=Tuesday wed=Wednesday weds=Wednesday thu=Thursday thur=Thursday thurs=Thursday fri=Friday sat=Saturday sun=Sunday
de: |bis|mo=Montag di=Dienstag mi=Mittwoch do=Donnerstag fr=Freitag sa=Samstag so=Sonntag
fr: du |au|lun=lundi mar=mardi mer=mercredi jeu=jeudi ven=vendredi sam=samedi dim=dimanche
es: de |a|lun=lunes mar=martes mie=miércoles mié=miércoles jue=jueves vie=viernes sab=sábado sáb=sábado dom=domingo
it: da |a|lun=lunedì mar=martedì mart=martedì mer=mercoledì merc=mercoledì gio=giovedì giov=giovedì ven=venerdì sab=sabato dom=domenica
pt: de |a|seg=segunda ter=terça qua=quarta qui=quinta sex=sexta sab=sábado sáb=sábado dom=domingo
nl: |tot en met|ma=maandag di=dinsdag wo=woensdag do=donderdag vr=vrijdag za=zaterdag zo=zondag`;

/** Short forms with what they stand for, and patterns for either. */
const formsOf = (pairs: string) => {
  const full = readPairs(pairs);
  const short = Object.keys(full).join('|');
  const whole = [...new Set(Object.values(full))].join('|');
  return { full, short, whole, any: `(?:${whole}|${short})` };
};

/** A language's forms, out of a sheet with a line for each: "en: …". */
const byLanguage = <T>(sheet: string, read: (line: string, tag: string) => T) =>
  new Map(
    sheet
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 2), read(line.slice(4), line.slice(0, 2))] as const),
  );

/** Beside these a short form is a day: "sun 11", "every tue", "fri night". */
const after =
  '[0-2]?\\d(?:[.:h–-]|\\s?(?:am|pm|uhr|uur|h)(?!\\p{L}))|[0-3]?\\d(?:\\.|st|nd|rd|th)?\\s(?:jan|feb|m[aä]r|mrt|maart|apr|ma[iy]|mei|jun|jul|aug|sep|o[ck]t|nov|de[cz])|[ap]\\.m\\.|(?:by|ruhetag|bis|until|tot|jusqu’|hasta|até|fino|only|closed|geschlossen|gesloten|nights?|mornings?|evenings?|abends|morgens|vormittags|nachmittags|mattina|sera|matin|soir|mañana|tarde|manhã|ochtend|avond|koopavond|too|auch|ook|anche|aussi|também|también|tb)(?!\\p{L})';
const before =
  '(?:also|auch|aussi|también|anche|também|ook|op|los|aos|às|closed|only|every|each|geschlossen|jeden|fermé|chaque|cerrado|cada|chiuso|ogni|fechado|gesloten|elke|(?:evenings?|weekends?) and|(?:abends|avonds) (?:und|en|&)) ';
const joined = '\\s?(?:[-–+&/,]|and|und|et|y|e|en|o|ou|or|oder|of)?\\s?';

const clocks = byLanguage(weeks, (line) => {
  const [from = '', to = '', days = ''] = line.split('|');
  const { full, short, whole, any } = formsOf(days);
  // "Tuesday to sat"; where a word stands before the row, it may be there already.
  const behindWhole =
    from === '' ? `|(?<=(?:${whole})\\s)(?:bis|to)(?=\\s(?:${short})(?!\\p{L}))` : '';
  return {
    full,
    /** "mon-fri" */
    row: new RegExp(
      `(?<![\\p{L}-])(?:(?:du|de|da|dal|von|van|from) )?(${any})\\.?\\s?(?:[-–]|t/m|tot en met|(?<=(?:${short})\\.?\\s)(?:a|à|bis|to|au)(?=\\s)${behindWhole})\\s?(${any})(?![\\p{L}-])\\.?`,
      'giu',
    ),
    say: (first: string, last: string) => `${from}${first} ${to} ${last}`,
    /** A short form that something beside it shows to be a day. */
    short: new RegExp(
      `(?<![\\p{L}\\d.])(?:${short})\\.?(?=\\s?(?:${after})|${joined}${any}(?!\\p{L}))(?!\\p{L})|(?<=(?<!\\p{L})(?:${any}\\.?${joined}|${before}))(?:${short})(?!\\p{L})\\.?`,
      'giu',
    ),
    /** Between days that are listed, and between an hour and the next day. */
    listed: [
      new RegExp(`(?<=(?:${whole}))\\s?[&+/]\\s?(?=(?:${whole})(?!\\p{L}))`, 'giu'),
      new RegExp(`(?<=(?:${whole}))\\s(?=(?:${whole})(?!\\p{L}))`, 'giu'),
    ],
    parted: new RegExp(
      `(?<=\\d(?:\\s?(?:am|pm|Uhr|uur|h))?)\\s(?=(?:(?:closed|geschlossen|fermé|cerrado|chiuso|fechado|gesloten) )?(?:${whole})(?!\\p{L}))`,
      'giu',
    ),
  };
});

const longest = 200;

const range =
  /(?<![\d./-])([0-2]?\d(?:[.:h][0-5]\d)?)\s?-\s?([0-2]?\d(?:[.:h][0-5]\d)?)(?![\d/-]|\.\d)/gu;

/** "8–12.30 14–18.30" */
const twice = /(?<=\d–\d\d?(?:[.:h]\d\d)?) (?=\d\d?(?:[.:h]\d\d)?–\d)/gu;

/** Months as people shorten them, by language. */
const months = byLanguage(
  `
en: jan=January feb=February mar=March apr=April jun=June jul=July aug=August sept=September sep=September oct=October nov=November dec=December
de: jan=Januar feb=Februar mär=März apr=April aug=August sept=September sep=September okt=Oktober nov=November dez=Dezember
fr: janv=janvier févr=février fév=février avr=avril juil=juillet sept=septembre oct=octobre nov=novembre déc=décembre
es: ene=enero feb=febrero mzo=marzo abr=abril jun=junio jul=julio ago=agosto sept=septiembre sep=septiembre oct=octubre nov=noviembre dic=diciembre
it: gen=gennaio feb=febbraio apr=aprile mag=maggio giu=giugno lug=luglio ago=agosto sett=settembre set=settembre ott=ottobre nov=novembre dic=dicembre
pt: jan=janeiro fev=fevereiro mar=março abr=abril mai=maio jun=junho jul=julho ago=agosto set=setembro out=outubro nov=novembro dez=dezembro
nl: jan=januari feb=februari mrt=maart apr=april jun=juni jul=juli aug=augustus sept=september sep=september okt=oktober nov=november dec=december`,
  (line, tag) => {
    const { full, short, any } = formsOf(line);
    const joint = '\\s?(?:[-–&/]|t/m|tot en met|to|thru|through|a|au|bis|und|y|e|et|en|and)\\s?';
    // "15% off in Nov."
    const within = /^(?:en|de|nl)$/u.test(tag)
      ? `|(?<=(?<!\\p{L})(?:in|im|bis|until|till|tot|ab|vanaf|from|end of|ende|eind) )(?:${short})(?=\\.?(?:$|[\\s,)]))\\.?|(?<!\\p{L})(?:${short})\\.?(?= only)`
      : `|(?<=(?<!\\p{L})(?:en|em|in|à|a|de|da|di|hasta|até) )(?:${short})\\.(?!\\p{L})`;
    const beside = new RegExp(
      `(?<!\\p{L})(?:${short})\\.?(?=${joint}${any}(?!\\p{L})|\\s\\d{1,2}(?![\\d.,:%€]))(?!\\p{L})|(?<=\\d(?:st|nd|rd|th|er|º|\\.)?(?: de| of)?\\s|${any}\\.?${joint})(?:${short})(?!\\p{L})\\.?${within}`,
      'giu',
    );
    return { full, beside };
  },
);

/** "ends Apr 30", "July & Aug", "mag.–giu." */
export const withMonths = (text: string, { tag }: LanguagePack): string => {
  const found = months.get(tag.slice(0, 2));
  if (!found || text.length > longest) return text;
  return text.replace(
    found.beside,
    (month) => found.full[month.replace('.', '').toLowerCase()] ?? month,
  );
};

/** "mon-sat 9-6 sun 11-5" as a door sign has it: whole days, dashes between hours, commas between days. */
export const withHours = (text: string, { tag, spelling }: LanguagePack): string => {
  const clock = clocks.get(tag.slice(0, 2));
  // A phrase is short; patterns that look back must not meet a novel.
  if (!clock || text.length > longest) return text;
  const day = (typed: string) => clock.full[typed.replace('.', '').toLowerCase()] ?? typed;
  const named = text
    .replace(clock.row, (_, from: string, to: string) => clock.say(day(from), day(to)))
    .replace(clock.short, day);
  const hasDay = Object.values(clock.full).some((name) => named.includes(name));
  if (!hasDay) return text;
  const withAnd = (said: string, gap: RegExp) =>
    said.replace(gap, (_, at: number, all: string) =>
      all.slice(at + 1).search(gap) < 0 ? ` ${spelling.and} ` : ', ',
    );
  return (
    clock.listed
      .reduce(withAnd, named)
      .replace(clock.parted, ', ')
      // "los sáb. y dom.", "às qua."
      .replace(
        /(?<=(?<!\p{L})(?:los|aos|às|nas|nos) (?:\p{L}+(?:,| y| e) )*)(segunda|terça|quarta|quinta|sexta|sábado|domingo)(?![\p{L}-])/gu,
        '$1s',
      )
      .replace(range, '$1–$2')
      .replace(twice, ` ${spelling.and} `)
  );
};
