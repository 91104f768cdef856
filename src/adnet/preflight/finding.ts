import { type RuleName, rules } from './rules.ts';

/** Whether Meta would refuse it, or whether somebody should know it before it is sent. */
export type Level = 'refuse' | 'warn';

/** What a rule found: a field of the object, why, and what to do about it. */
export type Finding = {
  rule: RuleName;
  field: string;
  level: Level;
  message: string;
  fix: string;
  /** What the field may be, where the list is closed. */
  allowed?: readonly string[];
};

type More = { allowed?: readonly string[]; level?: Level; fix?: string };

export const found = (
  rule: RuleName,
  field: string,
  message: string,
  { allowed, level, fix }: More = {},
): Finding => ({
  rule,
  field,
  level: level ?? rules[rule].level,
  message,
  fix: fix ?? rules[rule].fix,
  ...(allowed && { allowed }),
});
