import type { Reading } from '../reading.ts';
import { classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import type { Clock } from './spoken-hour.ts';

/** A word right after a number that is counted by it; "acht aan de deur", "ten at night" count nothing. */
const counts =
  /^(?!(?:o|oclock|uhr|u|in|pm|am|sharp|on|twice|at|and|or|the|every|each|to|until|till|for|aan|op|bij|en|of|tot|an|am|und|oder|bis|zu|a|à|et|ou|chez|du|de|del|y|hasta|por|con|e|o|al|alle|ate|da|das|na|no)$)\p{L}/u;

/** "Until eight" leans on "8pm"; what counts something is no hour. */
export const isHourGiven = (fact: Fact, nextWord: string, clocks: readonly Clock[]): boolean =>
  (fact.unit === 'hour' ? !fact.gain : classOf(fact) === 'thing') &&
  fact.value <= 24 &&
  (fact.word === undefined || fact.unit === 'hour' || !counts.test(nextWord)) &&
  clocks.some(({ minutes }) => Math.floor(minutes / 60) % 12 === fact.value % 12);

/** Words by which a time of day becomes a promise. */
const schedule =
  /^(?:doors|open|opens|starts?|starting|begins?|until|till|from|by|closes?|ab|bis|offen|offnet|beginnt|desde|hasta|abre|jusqu|ouvre|ouvert|dalle|fino|apre|ate|vanaf|tot)$/;

export const isSchedule = ({ tokens }: Reading): boolean =>
  tokens.some(({ text }) => schedule.test(text));
