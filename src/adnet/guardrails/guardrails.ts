import { memoize } from '../../kernel/memoize.ts';
import type { Money } from '../../kernel/money.ts';

/** What may be made; a guardrail that is left out allows everything. */
export type Guardrails = {
  /** For one object, by currency; and for all that a launch makes, unless the next two say otherwise. */
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

/** Something that breaks a guardrail. */
export type Breach = {
  guardrail: GuardrailName;
  /** Where it stands; dots lead into objects. */
  field: string;
  message: string;
  /** What the guardrail allows. */
  allowed: string[];
};

/** As they are stored: JSON; null where nobody has set any. */
export type StoredGuardrails = string | null;

// They were held against their schema when they were stored.
const parseGuardrails = memoize(1_000, (text) => JSON.parse(text) as Guardrails);

export const readGuardrails = (stored: StoredGuardrails): Guardrails =>
  stored === null ? {} : parseGuardrails(stored);

/** The workspace's guardrails and those of the key that asks; both hold. */
export type BothGuardrails = { workspace: StoredGuardrails; key: StoredGuardrails };

export const noGuardrails: BothGuardrails = { workspace: null, key: null };

export const hasGuardrails = ({ workspace, key }: BothGuardrails) =>
  workspace !== null || key !== null;

/** Whose guardrails they are. */
export type GuardrailOwner = 'workspace' | 'key';

export type OwnedBreach = Breach & { whose: GuardrailOwner };
