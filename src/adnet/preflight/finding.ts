/** Whether Meta would refuse it, or whether somebody should know it before it is sent. */
export type FindingLevel = 'refuse' | 'warn';

/**
 * One thing that Meta refuses, or that somebody should know. `error`: Meta's code and subcode, null where only the
 * rule is known. `fact`: who says so, by the keys of the error table's `sources`; with a pair in that table, its
 * own sources come on top.
 */
export type PreflightRule = {
  level: FindingLevel;
  error: readonly [code: number, subcode: number | null] | null;
  fix: string;
  fact: string;
};

const ruleOf =
  (level: FindingLevel) =>
  (error: PreflightRule['error'], fix: string, fact = 'error table'): PreflightRule => ({
    level,
    error,
    fix,
    fact,
  });

export const refuse = ruleOf('refuse');
export const warn = ruleOf('warn');

/** What a rule found: a field of the object, why, and what to do about it. */
export type Finding = {
  rule: string;
  field: string;
  level: FindingLevel;
  message: string;
  fix: string;
  error: PreflightRule['error'];
  /** What the field may be, where the list is closed. */
  allowed?: readonly string[];
};

/** `step`: null for what is about all of them. */
export type PlanFinding = Finding & { step: string | null };

/** A known name in the wrong case only warns: no fact says whether Meta minds. */
export const enumLevel = (name: string, list: readonly string[]): FindingLevel =>
  list.includes(name.trim().toUpperCase()) ? 'warn' : 'refuse';

type FindingDetails = { allowed?: readonly string[]; level?: FindingLevel; fix?: string };

/** Makes the findings of these rules; a finding may be milder than its rule, or have a fix of its own. */
export const findingOf =
  <Name extends string>(rules: Record<Name, PreflightRule>) =>
  (
    rule: Name,
    field: string,
    message: string,
    { allowed, level, fix }: FindingDetails = {},
  ): Finding => ({
    rule,
    field,
    level: level ?? rules[rule].level,
    message,
    fix: fix ?? rules[rule].fix,
    error: rules[rule].error,
    ...(allowed && { allowed }),
  });
