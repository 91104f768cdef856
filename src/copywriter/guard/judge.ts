import { remember, rememberOf } from '../../kernel/remember.ts';
import type { Brief, Fault, Finding } from '../types.ts';
import { findClaims } from './claims/claims.ts';
import { readLicence } from './claims/read-licence.ts';
import { findPolicy, houseOf, labelRules } from './policy/policy.ts';
import type { PolicyRule } from './policy/rule.ts';
import { readText } from './reading.ts';

/** More than an answer holds, however often it is rewritten. */
const mostTexts = 4000;

/** No field of an ad comes near this; what is longer is refused unread, so reading stays cheap. */
const longest = 5000;

const tooLong = (text: string): Fault => ({
  rule: 'claims.too-long',
  level: 'stop',
  text: '',
  start: longest,
  end: text.length,
  message: `It has ${text.length} characters; more than ${longest} are not read. Write a shorter text.`,
});

const createJudge = (brief: Brief) => {
  const licence = readLicence(brief);
  const house = houseOf(brief);
  /** Reads a text once, wherever it stands. */
  const read = (rules?: PolicyRule[]) => {
    const faultsOf = remember(mostTexts, (text): Fault[] => {
      const reading = readText(text, licence.language);
      return [...findClaims(reading, licence), ...findPolicy(reading, house, rules)];
    });
    return (text: string, field: string, variant: number | null = null): Finding[] => {
      const faults = text.length > longest ? [tooLong(text)] : faultsOf(text);
      return faults.map((fault) => ({ variant, field, ...fault }));
    };
  };
  return {
    /** Claims and policy, for a text that people read. */
    text: read(),
    /** Claims, and of the platform's rules only what must never be shown: ids and titles are no sentences. */
    label: read(labelRules),
  };
};

/**
 * One judge per brief, who reads each text once: the built-in writer asks before it hands its
 * work over, the house asks again before it leaves, and nothing has changed in between.
 */
export const judgeFor = rememberOf(createJudge);
