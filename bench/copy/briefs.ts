import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFields } from '../../src/copywriter/hygiene.ts';
import { foreignLanguage, packLanguage, resolveLanguage } from '../../src/copywriter/language.ts';
import type { Brief } from '../../src/copywriter/types.ts';

export type Case = {
  id: string;
  group: string;
  brief: Partial<Brief> & { product: string; audience: string };
  expect: { status: number | number[]; cta?: string[]; must_not?: string[] };
};

const fixture = (name: string) => join(process.cwd(), 'test', 'fixtures', 'copy', `${name}.json`);

export const readFixture = (name: string) => JSON.parse(readFileSync(fixture(name), 'utf8'));

export const readCases = (): Case[] => [
  ...readFixture('briefs').briefs,
  ...readFixture('own-briefs').briefs,
];

/** The brief as validation hands it on. */
export const asBrief = ({ brief }: Case): Brief => ({
  pain_points: [],
  benefits: [],
  num_variants: 3,
  num_hooks: 10,
  ...brief,
  language: resolveLanguage(brief.language ?? 'English') ?? '',
});

/** What the endpoint would answer before writing a word. */
export const statusOf = async (brief: Brief) => {
  const length = [...brief.product.trim()].length;
  const isRefused =
    length < 2 ||
    length > 500 ||
    packLanguage(brief.language) === null ||
    emptyFields(brief).length > 0 ||
    (await foreignLanguage(brief)) !== null;
  return isRefused ? 422 : 200;
};
