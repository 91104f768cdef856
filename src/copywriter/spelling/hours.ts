import type { LanguagePack } from '../languages/pack.ts';
import { readPairs } from '../languages/sheet.ts';

/** Days as people shorten them, beside what they stand for. */
const days: Readonly<Record<string, string>> = {
  en: 'mon=Monday tue=Tuesday tues=Tuesday wed=Wednesday weds=Wednesday thu=Thursday thur=Thursday thurs=Thursday fri=Friday sat=Saturday sun=Sunday',
  de: 'mo=Montag di=Dienstag mi=Mittwoch do=Donnerstag fr=Freitag sa=Samstag so=Sonntag',
  fr: 'lun=lundi mar=mardi mer=mercredi jeu=jeudi ven=vendredi sam=samedi dim=dimanche',
  es: 'lun=lunes mar=martes mie=miércoles mié=miércoles jue=jueves vie=viernes sab=sábado sáb=sábado dom=domingo',
  it: 'lun=lunedì mar=martedì mart=martedì mer=mercoledì merc=mercoledì gio=giovedì giov=giovedì ven=venerdì sab=sabato dom=domenica',
  pt: 'seg=segunda ter=terça qua=quarta qui=quinta sex=sexta sab=sábado sáb=sábado dom=domingo',
  nl: 'ma=maandag di=dinsdag wo=woensdag do=donderdag vr=vrijdag za=zaterdag zo=zondag',
};

type Clock = {
  short: RegExp;
  full: Readonly<Record<string, string>>;
  parted: RegExp;
  listed: RegExp;
};

const clockOf = (list: string): Clock => {
  const full = readPairs(list);
  const names = [...new Set([...Object.keys(full), ...Object.values(full)])]
    .sort((a, b) => b.length - a.length)
    .join('|');
  const short = Object.keys(full)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const beside = `\\s?(?:[-–+&/,]|\\d|bis|til|until|tot|jusqu|hasta|até|fino|only|zu|closed|night|nights|morning|mornings|evening|evenings|afternoon|abends|morgens|vormittags|nachmittags|früh|mattina|sera|matin|soir|mañana|tarde|manhã|ochtend|avond|lunch|au|geschlossen|fermé|cerrado|chiuso|fechado|dicht|(?:and|und|et|y|e|en|o|ou|or|oder|of)\\s(?:${names})(?!\\p{L})|(?:${names})(?!\\p{L}))`;
  const leading = `(?:(?:${names})\\.?\\s?(?:[-–+&/,]|and|und|et|y|e|en|o|ou|or|oder|of|to|bis|a|au|tot)?\\s?|(?:closed|only|every|each|zu|geschlossen|jeden|fermé|chaque|cerrado|cada|chiuso|ogni|fechado|gesloten|elke|on|am|le|el|il|al) )`;
  return {
    full,
    short: new RegExp(
      `(?<![\\p{L}\\d.])(${short})\\.?(?=${beside})|(?<=\\s(?:y|e|et|o|ou|and|en) )(sab|sáb|sam|dim|sat|fri|mon)$|(?<=(?<!\\p{L})${leading})(${short})\\.?(?![\\p{L}])`,
      'giu',
    ),
    listed: new RegExp(
      `(?<=(?:${Object.values(full).join('|')}))\\s(?=(?:${Object.values(full).join('|')})(?!\\p{L}))`,
      'gu',
    ),
    // "9-6 sun 11-5": a comma before the next day.
    parted: new RegExp(
      `(?<=\\d(?:\\s?(?:am|pm|Uhr|uur|h|u))?)\\s(?=(?:closed |geschlossen |fermé |cerrado |chiuso |fechado )?(?:${Object.values(full).join('|')})(?!\\p{L}))`,
      'giu',
    ),
  };
};

const clocks = new Map(Object.entries(days).map(([tag, list]) => [tag, clockOf(list)]));

const range =
  /(?<![\d./-])([0-2]?\d(?:[.:h][0-5]\d)?h?)\s?-\s?([0-2]?\d(?:[.:h][0-5]\d)?h?)(?![\d/-]|\.\d)/gu;

/** "mon-sat 9-6 sun 11-5" as a door sign has it: whole days, dashes between hours, commas between days. */
export const withHours = (text: string, { tag, spelling }: LanguagePack): string => {
  const clock = clocks.get(tag.slice(0, 2));
  if (!clock) return text;
  const named = text.replace(clock.short, (found) => {
    const key = found.replace('.', '').toLowerCase();
    return clock.full[key] ?? found;
  });
  const hasDay = Object.values(clock.full).some((day) => named.includes(day));
  return named
    .replace(clock.listed, named.match(clock.listed)?.length === 1 ? ` ${spelling.and} ` : ', ')
    .replace(clock.parted, ', ')
    .replace(range, hasDay ? '$1–$2' : '$1-$2');
};

export const isDay = (word: string, { tag }: LanguagePack): boolean =>
  Object.values(clocks.get(tag.slice(0, 2))?.full ?? {}).includes(word);
