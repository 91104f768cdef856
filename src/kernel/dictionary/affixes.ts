import { remember } from '../remember.ts';
import { type Entry, plainLetters } from './word-list.ts';

type Rule = { flag: string; strip: string; add: string; condition: RegExp; flags: string[] };
type Reading = { form: string; flags: string[] };

/** Our dictionaries write a flag with one letter or with two; none uses numbers or aliases. */
const settingsOf = (text: string) => {
  const first = (name: string) => new RegExp(`^${name} +(\\S+)`, 'm').exec(text)?.[1] ?? '';
  const flag = first('FLAG') === 'long' ? /../gs : /./gu;
  return {
    flagsOf: remember(1000, (flags): string[] => flags.match(flag) ?? []),
    forbidden: first('FORBIDDENWORD'),
    needsAffix: first('NEEDAFFIX'),
    onlyInCompound: first('ONLYINCOMPOUND'),
  };
};

/**
 * Lines like "SFX S. 0 s/L'D' [^sx]": flag, what goes, what comes and its own flags, the condition. The line above them,
 * "SFX S. Y 4", becomes a rule that adds a number, which does no harm.
 */
const rulesOf = (text: string, kind: 'PFX' | 'SFX', flagsOf: (flags: string) => string[]) => {
  const patternOf = remember(1000, (condition) =>
    kind === 'SFX' ? new RegExp(`(?:${condition})$`) : new RegExp(`^(?:${condition})`),
  );
  const unlessNone = (letters: string) => (letters === '0' ? '' : letters);
  const line = new RegExp(`^${kind}\\s+(\\S+)\\s+(\\S+)\\s+([^\\s/]*)/?(\\S*)[ \\t]*(\\S*)`, 'gm');
  return Array.from(
    text.matchAll(line),
    ([, flag = '', strip = '', add = '', flags = '', condition]): Rule => ({
      flag,
      strip: unlessNone(strip),
      add: unlessNone(add),
      condition: patternOf(condition || '.'),
      flags: flagsOf(flags),
    }),
  );
};

/** The rules by what comes, then by what goes, in plain letters. */
const byLetters = (rules: Rule[]) => {
  const plainOf = remember(10_000, plainLetters);
  const found = new Map<string, Map<string, Rule[]>>();
  for (const rule of rules) {
    const add = plainOf(rule.add);
    const strip = plainOf(rule.strip);
    const strips = found.get(add) ?? new Map<string, Rule[]>();
    const same = strips.get(strip) ?? [];
    if (same.push(rule) === 1) found.set(add, strips.set(strip, same));
  }
  return found;
};

/** Forms of a word, those that begin a compound too, and whether the dictionary warns of one. */
type Found = { forms: string[]; parts: string[]; isWarnedOf: boolean };

/**
 * What a Hunspell dictionary has for a word in plain letters. The word is taken apart, because a verb has a hundred
 * forms: without its ending, and with what that replaced, it must be in the list and carry the rule's flag.
 */
export const readAffixes = (text: string, entriesOf: (plain: string) => Entry[]) => {
  const { flagsOf, forbidden, needsAffix, onlyInCompound } = settingsOf(text);
  const prefixes = rulesOf(text, 'PFX', flagsOf);
  const suffixes = rulesOf(text, 'SFX', flagsOf);
  const beginnings = byLetters(prefixes);
  const endings = byLetters(suffixes);
  const prefixFlags = new Set(prefixes.map(({ flag }) => flag));
  // Endings that stand behind another, or only behind a word with a beginning: "centi-mètre-s".
  const laterFlags = new Set([...prefixes, ...suffixes].flatMap(({ flags }) => flags));

  const stemsOf = (plain: string): Reading[] =>
    entriesOf(plain).map(({ form, flags }) => ({ form, flags: flagsOf(flags) }));

  const inflect = (stems: Reading[], rules: Rule[], join: (form: string, add: string) => string) =>
    stems.flatMap((stem) =>
      rules
        .filter(({ flag, condition }) => stem.flags.includes(flag) && condition.test(stem.form))
        .map(({ add, flags }) => ({
          form: join(stem.form, add),
          flags: [...flags, ...stem.flags.filter((flag) => prefixFlags.has(flag))],
        })),
    );

  const withEnding = (plain: string, isInner: boolean): Reading[] => {
    const found: Reading[] = [];
    for (let at = plain.length; at >= 0; at--)
      for (const [strip, rules] of endings.get(plain.slice(at)) ?? []) {
        const stem = plain.slice(0, at) + strip;
        const stems = stemsOf(stem);
        if (!isInner && rules.some(({ flag }) => laterFlags.has(flag)))
          stems.push(...withEnding(stem, true), ...withBeginning(stem, true));
        found.push(...inflect(stems, rules, (form, add) => form.slice(0, at) + add));
      }
    return found;
  };

  const withBeginning = (plain: string, isInner: boolean): Reading[] => {
    const found: Reading[] = [];
    for (let at = 0; at < plain.length; at++)
      for (const [strip, rules] of beginnings.get(plain.slice(0, at)) ?? []) {
        const stem = strip + plain.slice(at);
        const stems = stemsOf(stem);
        if (!isInner) stems.push(...withEnding(stem, false));
        found.push(...inflect(stems, rules, (form, add) => add + form.slice(strip.length)));
      }
    return found;
  };

  return (plain: string): Found => {
    const readings = [
      ...stemsOf(plain),
      ...withEnding(plain, false),
      ...withBeginning(plain, false),
    ];
    const formsWithout = (...flags: string[]) =>
      readings.filter((one) => !flags.some((flag) => one.flags.includes(flag)));
    const warned = readings.filter(({ flags }) => flags.includes(forbidden));
    const isFine = ({ form }: Reading) => warned.every((one) => one.form !== form);
    const formOf = ({ form }: Reading) => form;
    return {
      forms: formsWithout(needsAffix, onlyInCompound).filter(isFine).map(formOf),
      parts: formsWithout(needsAffix).filter(isFine).map(formOf),
      isWarnedOf: warned.length > 0,
    };
  };
};
