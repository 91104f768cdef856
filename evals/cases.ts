import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenVariant } from '../src/copywriter/guard/guard.ts';
import type { AskedBrief } from '../src/copywriter/read-brief.ts';
import type { Brief } from '../src/copywriter/types.ts';

export type BriefCase = { id: string; kind: string; brief: Brief };
export type HonestCase = WrittenVariant & { brief: string };
export type LieCase = {
  id: string;
  group: 'promised' | 'moved' | 'soft';
  brief: string;
  lie: string;
  field: string;
  variant: WrittenVariant;
};
/** A lie in a file: whole, or told from the honest text that it changes. */
type WrittenLie = Omit<LieCase, 'variant'> & {
  variant?: WrittenVariant;
  /** Which honest text, whether the lie is added to its end, and what else differs. */
  of?: number;
  isAdded?: boolean;
  changed?: WrittenVariant;
};
export type PolicyCase = {
  id?: string;
  kind?: string;
  rule?: string;
  lang: string;
  text: string;
  verdict: 'reject' | 'allow';
  contested?: boolean;
};

const names: Record<string, string> = {
  english: 'en',
  german: 'de',
  italiano: 'it',
  francais: 'fr',
  fr_be: 'fr-BE',
};

type Loose = { brief: Partial<Brief> };

/** A brief as the operation hands it over: no list is missing, the language is a tag. */
const wholeBrief = ({ brief }: Loose): Brief => {
  const language = (brief.language ?? 'en').toLowerCase();
  return {
    product: '',
    audience: '',
    pain_points: [],
    benefits: [],
    num_variants: 1,
    num_hooks: 0,
    ...brief,
    language: names[language] ?? language,
  };
};

const readJson = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname ?? '.', '..', 'evals', 'cases', name), 'utf8'));

/** One file of cases; lists that it does not have are empty. */
export const readCases = (name: string) => {
  const file = readJson(name);
  const briefs: BriefCase[] = (file.briefs ?? []).map((one: BriefCase) => ({
    ...one,
    brief: wholeBrief(one),
  }));
  return {
    briefs,
    briefOf: (id: string): Brief => {
      const match = briefs.find((one) => one.id === id);
      if (!match) throw new Error(`no brief ${id} in ${name}`);
      return match.brief;
    },
    honest: (file.honest ?? []) as HonestCase[],
    lies: ((file.lies ?? []) as WrittenLie[]).map((one): LieCase => {
      const { of = 0, isAdded = false, changed, variant, ...lie } = one;
      const base: WrittenVariant = file.honest?.[of] ?? {};
      const primary_text = isAdded ? `${base.primary_text} ${lie.lie}` : base.primary_text;
      return { ...lie, variant: variant ?? { ...base, primary_text, ...changed } };
    }),
    policy: (file.cases ?? []) as PolicyCase[],
  };
};

/** Briefs to be played, as a customer sends them: one body of POST /generate/ad-copy, or a file of cases. */
export const playedBriefs = (file: string): { id: string; brief: AskedBrief }[] => {
  const whole = JSON.parse(readFileSync(file, 'utf8'));
  const rows: { id: string; brief: Partial<AskedBrief> }[] = Array.isArray(whole.briefs)
    ? whole.briefs
    : [{ id: 'brief', brief: whole }];
  return rows.map(({ id, brief }) => ({
    id,
    brief: {
      product: '',
      audience: '',
      pain_points: [],
      benefits: [],
      num_variants: 3,
      num_hooks: 10,
      ...brief,
    },
  }));
};
