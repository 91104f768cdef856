import type { Reading } from '../reading.ts';
import { classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import type { Clock } from './spoken-hour.ts';

/** A word right after a number that is counted by it; "acht aan de deur", "ten at night" count nothing. */
const counts =
  /^(?!(?:eastern|central|pacific|est|et|gmt|o|oclock|uhr|u|in|pm|am|sharp|on|twice|at|and|or|the|every|each|to|until|till|for|aan|op|bij|en|of|tot|an|am|und|oder|bis|zu|a|à|et|ou|chez|du|de|del|y|hasta|por|con|e|o|al|alle|ate|da|das|na|no)$)\p{L}/u;

/** Words for hours that last, never hours of the day. */
const lasts = /^(?:stunden?|hours?|hrs)$/;

/** "Until eight" leans on "8pm"; what counts something is no hour. */
export const isHourGiven = (fact: Fact, nextWord: string, clocks: readonly Clock[]): boolean =>
  (fact.unit === 'hour' ? !fact.gain && !lasts.test(nextWord) : classOf(fact) === 'thing') &&
  fact.value <= 24 &&
  (fact.word === undefined || fact.unit === 'hour' || !counts.test(nextWord)) &&
  clocks.some(({ minutes }) => Math.floor(minutes / 60) % 12 === fact.value % 12);

/** Words by which a time of day becomes a promise. */
const opening =
  /^(?:doors|open|opens|starts?|starting|begins?|closes?|offen|offnet|beginnt|abre|ouvre|ouvert|apre)$/;

const bounding = /^(?:until|till|from|by|ab|bis|desde|hasta|jusqu|dalle|fino|ate|vanaf|tot)$/;

const deadline =
  /^(?:until|till|til|by|before|from|ends?|bis|ab|vor|entro|fino|dal|dall|hasta|antes|desde|jusqu|avant|des|ate|partir|tot|voor|vanaf|valid|book|join|register)$/;

/** Words that make a day one on which something ends. */
export const isDeadline = ({ tokens }: Reading): boolean =>
  tokens.some(({ text }) => deadline.test(text));

/** "By nine" bounds an hour, "up by your ears" does not. */
export const isSchedule = ({ tokens, tongue }: Reading): boolean =>
  tokens.some(
    ({ text }, at) =>
      opening.test(text) ||
      (bounding.test(text) &&
        tokens
          .slice(at + 1, at + 3)
          .some(({ kind, text: next }) => kind === 'number' || tongue.number(next) !== undefined)),
  );
