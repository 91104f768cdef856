import { hasWord, phraseOf, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { classOf } from './classes.ts';
import type { Fact, Mention } from './fact.ts';

/** A time of day; without "am" or "pm" an hour up to twelve may be either. */
export type Clock = { minutes: number; either: boolean };

/** One that a number tells: the token from which to read on, and whether it can be nothing else. */
type Hour = Clock & { last: number; isSure: boolean };

/** "alle 10", "a las 10": the word before makes it a time of day, unless it counts something. */
const isToldBefore = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^(?:alle|las|as|um|om|at|until|till|til|bis|hasta|ate|fino|tot)$/.test(
    textAt(tokens, first - 1),
  ) &&
  // "Turma de até oito": eight at most.
  !/^de (?:ate|hasta)$/.test(phraseOf(tokens, first - 2, first)) &&
  !/^[%€$£]$/.test(textAt(tokens, last)) &&
  // "Alle 15 esci"
  (/^alle \d/.test(phraseOf(tokens, first - 1, first + 1)) ||
    tokens[last]?.kind !== 'word' ||
    /^(?:e|y|und|en|de|del|di|o|u|oder|oppure|ou|or|of|una?|uno|el|la|il|uma?|eine?|een|het|der|die|das)$/.test(
      textAt(tokens, last),
    ));

const partOfDay =
  /^(?:morning|evening|afternoon|night|manana|tarde|noche|matin|soir|manha|noite|mattina|mattino|sera|notte|morgens|fruh|abends|nachmittags|ochtends|avonds|middags)$/;

const morning = /^(?:morning|manana|matin|manha|mattina|mattino|morgens|fruh|ochtends)$/;

const beforePart =
  /^(?:in|the|at|o|clock|oclock|uhr|heures?|h|ore|horas|uur|de|la|da|del|della|di|du|s|zu)$/;

/** "Alle nove e cinque", "9 Uhr 15": minutes behind the hour. */
const minutesAfter = ({ tokens, tongue }: Reading, at: number): [minutes: number, last: number] => {
  const place = tongue.isAnd(textAt(tokens, at)) ? at + 1 : at;
  const token = tokens[place];
  const minutes = token?.kind === 'number' ? Number(token.text) : tongue.number(token?.text ?? '');
  const isTold = minutes !== undefined && minutes >= 5 && minutes < 60;
  return isTold ? [minutes, place + 1] : [0, at];
};

/** "Nine in the evening", "sept heures du matin", "nove da noite". */
const hourOfDay = (reading: Reading, { value, by, first, last }: Mention): Hour | undefined => {
  const { tokens } = reading;
  if ((by !== 'words' && by !== 'digits') || value < 1 || value > 12) return undefined;
  const timeAt = (end: number): Hour => {
    const [minutes, until] = minutesAfter(reading, end);
    return { minutes: value * 60 + minutes, either: true, last: until, isSure: true };
  };
  let at = last;
  while (at < last + 4 && beforePart.test(textAt(tokens, at))) at += 1;
  const part = textAt(tokens, at);
  const isClock =
    /^(?:o|uhr)$/.test(textAt(tokens, last)) &&
    (tokens[last]?.text === 'uhr' || tokens[last + 1]?.text === 'clock');
  if (isClock) return timeAt(last + 1);
  // "Aterra às dez", "um acht": told as an hour, with nothing counted after it.
  if (by === 'words' && isToldBefore(tokens, first, last)) return timeAt(last);
  // "Two nights": a part of the day right after a number is counted.
  if (!partOfDay.test(part) || (at === last && !/^(?:morgens|abends|fruh)$/.test(part)))
    return undefined;
  const hour = Math.floor(value);
  const isLate = !morning.test(part) && value >= 4 && value < 12;
  return {
    // "6.45 in the morning" has minutes after its point.
    minutes:
      (hour + (isLate ? 12 : 0)) * 60 + Math.round((value - hour) * (by === 'words' ? 60 : 100)),
    either: value === 12 || (!morning.test(part) && value < 4),
    last: at + 1,
    isSure: true,
  };
};

/** The first letter of "am" or "p.m.". */
const halfAt = (tokens: readonly Token[], at: number): string | undefined =>
  /^([ap])(?:m| \. m)(?: |$)/.exec(phraseOf(tokens, at, at + 3))?.[1];

/** "18 h 30", "7:30"; but the "23" of "7h-23h" is an hour of its own. */
export const minutesAt = ({ tokens, folded: { flat } }: Reading, at: number) => {
  const [number, sign, minutes] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const gap = flat.slice(sign?.end, minutes?.start) + flat.slice(number?.end, sign?.start);
  // "2h 38 €": a price after a length.
  if (/^(?:[$€£]|euros?|eur)$/.test(textAt(tokens, at + 2))) return undefined;
  const isMark = sign?.text === ':' ? gap === '' : sign?.text === 'h' && /^ *$/.test(gap);
  return isMark && /^[0-5]\d$/.test(minutes?.text ?? '') ? Number(minutes?.text) : undefined;
};

/** "At 8.10 the chain snaps", "the 5.45 train": dotted, after a word of time, with nothing counted after it. */
const isAtDotted = (tokens: readonly Token[], first: number): boolean =>
  /^(?:the|your|that|s|is|ist|est|sono|son|sao|at|by|until|til|till|um|om|bis|tot|ore|alle|dalle|las|as|after|before|nach|vor|na|voor)$/.test(
    textAt(tokens, first - 1),
  );

/** "18", "18.30" */
export const hourText = /^([01]?\d|2[0-4])(?:\.([0-5]\d))?$/;

/** The time of day that begins with a number: "7:30 pm", "7pm", "19:30", "19 Uhr". */
export const clockAt = (reading: Reading, mention: Mention): Hour | undefined => {
  const { tokens } = reading;
  const spoken = hourOfDay(reading, mention);
  if (spoken) return spoken;
  const { first, by } = mention;
  const [, hours, dotted] = hourText.exec(textAt(tokens, first)) ?? [];
  if (by !== 'digits' || hours === undefined) return undefined;
  const told = dotted === undefined ? minutesAt(reading, first + 1) : undefined;
  const last = told === undefined ? first + 1 : first + 3;
  const half = halfAt(tokens, last);
  // "9.40: we're on your gears": what happens when.
  const isListed = first === 0 && textAt(tokens, first + 1) === ':';
  // "Sabato mattina, 9.30."
  const isOwn =
    textAt(tokens, first - 1) === ',' && /^[.,]?$/.test(textAt(tokens, first + 1)) && first > 1;
  const isTrain = dotted !== undefined && (isListed || isOwn || isAtDotted(tokens, first));
  // "Dimanche soir, 21 h.": alone between two marks; "são 21h".
  const [before, after] = [textAt(tokens, first - 1), textAt(tokens, last + 1)];
  const isAlone =
    /^(?:h|u|uur|heures|horas)$/.test(textAt(tokens, last)) &&
    (/^(?:sao|son|sono|est)$/.test(before) ||
      [before, after].every((text) => /^[,.:]?$/.test(text)));
  const isSure =
    isAlone || isTrain || half !== undefined || tokens[last]?.text === 'uhr' || told !== undefined;
  const named =
    isSure ||
    isToldBefore(tokens, first, last) ||
    /^(?:h|u|uur|hs|hrs)$/.test(textAt(tokens, last));
  if (!named) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  return {
    minutes: hour * 60 + (told ?? Number(dotted ?? 0)),
    either: half === undefined && hour <= 12,
    last,
    isSure,
  };
};

const halfDay = 12 * 60;

export const sameTime = (one: Clock, other: Clock): boolean =>
  one.either || other.either
    ? one.minutes % halfDay === other.minutes % halfDay
    : one.minutes === other.minutes;

/** A word right after a number that is counted by it; "acht aan de deur", "ten at night" count nothing. */
const counts =
  /^(?!(?:eastern|central|pacific|est|et|gmt|o|oclock|uhr|u|in|pm|am|sharp|on|twice|at|and|or|the|every|each|to|until|till|for|aan|op|bij|en|of|tot|an|am|und|oder|bis|zu|a|à|et|ou|chez|du|de|del|y|hasta|por|con|e|o|al|alle|ate|da|das|na|no)$)\p{L}/u;

/** "Until eight" leans on "8pm"; what counts something is no hour. */
export const isHourGiven = (fact: Fact, nextWord: string, clocks: readonly Clock[]): boolean =>
  (fact.unit === 'hour' ? !fact.gain : classOf(fact) === 'thing') &&
  fact.value <= 24 &&
  (fact.word === undefined || fact.unit === 'hour' || !counts.test(nextWord)) &&
  clocks.some(({ minutes }) => Math.floor(minutes / 60) % 12 === fact.value % 12);

/** Words by which a time of day becomes a promise, anywhere in its sentence or right before it. */
const promising =
  /(?<!(?:\p{L}|you |he |she |they |du |tu |vous |il |elle ))(?:doors|open|opens|starts?|starting|begins?|closes?|offen|offnet|beginnt|abre|ouvre|ouvert|apre)(?!\p{L})/u;
const bounding = /^(?:until|till|from|by|ab|bis|desde|hasta|jusqu|dalle|fino|ate|vanaf|tot)$/;

export const isSchedule = ({ tokens }: Reading, { first }: Mention): boolean =>
  promising.test(phraseOf(tokens, 0, tokens.length)) || hasWord(tokens, first - 3, first, bounding);
