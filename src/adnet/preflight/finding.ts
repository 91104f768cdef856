/** Whether Meta would refuse it, or whether a person should only know it before it is sent. */
export type FindingLevel = 'refuse' | 'warn';

/**
 * A rule about something that Meta refuses or that a person should know. `error`: Meta's code and subcode; null if
 * they are not known. `fact`: the sources of the rule, by the keys of the error table's `sources`. If the error is
 * in that table, its sources are added.
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

/** What a rule has found: the field, the reason, and what to do about it. */
export type Finding = {
  rule: string;
  field: string;
  level: FindingLevel;
  message: string;
  fix: string;
  error: PreflightRule['error'];
  /** The allowed values of the field, if the list is closed. */
  allowed?: readonly string[];
};

/** `step` is null if the finding concerns all steps. */
export type PlanFinding = Finding & { step: string | null };

/** A known name in the wrong case only warns, because it is not known whether Meta refuses it. */
export const enumLevel = (name: string, list: readonly string[]): FindingLevel =>
  list.includes(name.trim().toUpperCase()) ? 'warn' : 'refuse';

type FindingDetails = { allowed?: readonly string[]; level?: FindingLevel; fix?: string };

/** Creates findings of these rules. A finding may have a lower level than its rule, or its own fix. */
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
