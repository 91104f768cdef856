import { readFileSync } from 'node:fs';
import { resolveLanguage } from '../../src/copywriter/language.ts';
import type { Brief } from '../../src/copywriter/types.ts';

/** A brief as a customer sends it, and what a good answer looks like. */
export type BriefCase = {
  id: string;
  group: string;
  brief: Partial<Brief> & { product: string; audience: string };
  expect: { status: number | number[]; cta?: string[]; must_not?: string[] };
};

const read = (name: string): BriefCase[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/copy/${name}.json`, import.meta.url), 'utf8'))
    .briefs;

export const briefCases = [...read('briefs'), ...read('own-briefs')];

/** The brief as validation would hand it on; an unknown language stays as it was written. */
export const asBrief = ({ brief }: BriefCase, changes: Partial<Brief> = {}): Brief => ({
  pain_points: [],
  benefits: [],
  num_variants: 3,
  num_hooks: 10,
  ...brief,
  language: resolveLanguage(brief.language ?? 'English') ?? brief.language ?? '',
  ...changes,
});

export const expects = ({ expect }: BriefCase, status: number) =>
  [expect.status].flat().includes(status);
