import { memoize } from '../../kernel/async/memoize.ts';
import type { Money } from '../../kernel/money.ts';

/** Limits on what may be created; a guardrail that is left out allows everything. */
export type Guardrails = {
  /** The limit for one object, by currency, and for a whole launch unless the next two fields set one. */
  max_daily_budget?: Money[] | undefined;
  max_lifetime_budget?: Money[] | undefined;
  max_launch_daily_budget?: Money[] | undefined;
  max_launch_lifetime_budget?: Money[] | undefined;
  ad_accounts?: string[] | undefined;
  countries?: string[] | undefined;
  link_domains?: string[] | undefined;
  required_url_tags?: string[] | undefined;
  name_patterns?: string[] | undefined;
};

export type GuardrailName = keyof Guardrails;

/** A value that breaks a guardrail. */
export type Breach = {
  guardrail: GuardrailName;
  /** The place of the value; dots lead into objects. */
  field: string;
  message: string;
  /** What the guardrail allows. */
  allowed: string[];
};

/** Guardrails as they are stored, as JSON; null if none are set. */
export type StoredGuardrails = string | null;

// They were checked against their schema before they were stored.
const parseGuardrails = memoize(1_000, (text) => JSON.parse(text) as Guardrails);

export const readGuardrails = (stored: StoredGuardrails): Guardrails =>
  stored === null ? {} : parseGuardrails(stored);

/** The guardrails of the workspace and those of the key in use; both apply. */
export type BothGuardrails = { workspace: StoredGuardrails; key: StoredGuardrails };

export const noGuardrails: BothGuardrails = { workspace: null, key: null };

export const hasGuardrails = ({ workspace, key }: BothGuardrails) =>
  workspace !== null || key !== null;

/** Whether guardrails belong to the workspace or to a key. */
export type GuardrailOwner = 'workspace' | 'key';

export type OwnedBreach = Breach & { whose: GuardrailOwner };
