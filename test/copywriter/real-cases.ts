import { guard } from '../../src/copywriter/guard/guard.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import type { Brief, Copy, Finding, Variant } from '../../src/copywriter/types.ts';
import { readFixture } from './read-fixture.ts';

type Written = {
  id: string;
  brief: string;
  kind?: string;
  /** What kind of lie, where `kind` is only promised or soft. */
  sort?: string | undefined;
  contested?: boolean;
  lie?: string;
  /** A whole variant, or its text alone. */
  variant?: Omit<Variant, 'id' | 'angle'>;
  text?: string;
};

type Cases = {
  briefs: { id: string; brief: Partial<Brief> }[];
  honest: Written[];
  dishonest: Written[];
};

/** The same by brief: each with its texts, honest or not. */
type ByBrief = {
  cases: {
    id: string;
    language: string;
    brief: Partial<Brief>;
    variants: {
      kind: string;
      sort?: string;
      primary_text: string;
      headline: string;
      description: string;
    }[];
  }[];
};

/** Both shapes of file, as one. */
const readCases = (name: string): Cases => {
  const file: Cases | ByBrief = readFixture(name);
  if (!('cases' in file)) return file;
  const written = file.cases.flatMap(({ id, variants }) =>
    variants.map(
      ({ kind, sort, primary_text, headline, description }, at): Written => ({
        id: `${id}-${at}`,
        brief: id,
        kind,
        sort,
        variant: {
          hook: '',
          primary_text,
          headline,
          description,
          call_to_action_type: 'LEARN_MORE',
        },
        lie: primary_text,
      }),
    ),
  );
  return {
    briefs: file.cases.map(({ id, language, brief }) => ({ id, brief: { ...brief, language } })),
    honest: written.filter(({ kind }) => kind === 'honest'),
    dishonest: written.filter(({ kind }) => kind !== 'honest'),
  };
};

export type Judged = Written & { findings: Finding[]; worst: Finding['level'] | undefined };

const read = (brief: Partial<Brief>): Promise<Brief> =>
  readBrief(
    {
      product: '',
      audience: '',
      pain_points: [],
      benefits: [],
      num_hooks: 0,
      ...brief,
      language: brief.language ?? 'English',
      num_variants: 1,
    },
    { writesAnyLanguage: true },
  );

const copyOf = ({ variant, text = '' }: Written): Copy => ({
  variants: variant ? [{ ...variant, id: 'v1', angle: 'plain' }] : [],
  hooks: variant ? [] : [{ category: 'identity', category_label: 'Identity', text }],
});

/** Length and opening are told by shape; these cases are about what the words say. */
const isAboutWords = ({ rule }: Finding): boolean => !rule.startsWith('shape.');

const judge = (briefs: ReadonlyMap<string, Brief>, one: Written): Judged => {
  const brief = briefs.get(one.brief);
  if (!brief) throw new Error(`no brief ${one.brief}`);
  const findings = guard(copyOf(one), brief).filter(isAboutWords);
  const worst = (['stop', 'hold', 'warn'] as const).find((level) =>
    findings.some((finding) => finding.level === level),
  );
  return { ...one, findings, worst };
};

type Pick = <T>(all: readonly T[]) => readonly T[];

/** The texts of a file of written cases, all or those of the picked briefs, with what the guard says of each. */
export const judgeCases = async (name: string, pick: Pick) => {
  const cases = readCases(name);
  const briefs = new Map<string, Brief>();
  for (const { id, brief } of pick(cases.briefs)) briefs.set(id, await read(brief));
  const judged = (written: Written[]) =>
    written.filter(({ brief }) => briefs.has(brief)).map((one) => judge(briefs, one));
  return {
    honest: judged(cases.honest),
    dishonest: judged(cases.dishonest),
    /** How many honest texts there are, picked or not. */
    honestCount: cases.honest.filter(({ contested }) => !contested).length,
  };
};
