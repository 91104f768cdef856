import { readBrief } from '../../src/copywriter/read-brief.ts';
import type { Brief } from '../../src/copywriter/types.ts';
import { Failure } from '../../src/kernel/failures.ts';
import { briefBody } from '../../src/operations/generate/ad-copy.ts';
import { readFixture } from './read-fixture.ts';

/** A brief as a customer sends it, and what a good answer looks like. */
export type BriefCase = {
  id: string;
  group: string;
  brief: Partial<Brief> & { product: string; audience: string };
  expect: { status: number | number[]; cta?: string[]; must_not?: string[] };
};

export const briefCases: BriefCase[] = ['briefs', 'own-briefs'].flatMap(
  (name) => readFixture(name).briefs,
);

/** The brief as the endpoint hands it to the built-in writer, or null where it answers 422. */
export const readCase = async ({ brief }: BriefCase): Promise<Brief | null> => {
  const { data, success } = briefBody.safeParse(brief);
  if (!success) return null;
  try {
    return await readBrief(data, { writesAnyLanguage: false });
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

export const expects = ({ expect }: BriefCase, status: number) =>
  [expect.status].flat().includes(status);
