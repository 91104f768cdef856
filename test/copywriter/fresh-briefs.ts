import type { Brief } from '../../src/copywriter/types.ts';
import { sample } from '../helpers/long.ts';
import { readFixture } from './read-fixture.ts';

type FreshBrief = { id: string; messy: boolean; brief: Partial<Brief> };

const read = (names: readonly string[]) => names.flatMap((name): FreshBrief[] => readFixture(name));

/** Briefs as people type them, round by round, each round written before the writer had met it. */
export const freshBriefs = read([
  'fresh-briefs',
  'fresh-briefs-2',
  'fresh-briefs-3',
  'fresh-briefs-4',
  'fresh-briefs-5',
  'fresh-briefs-6',
  'fresh-briefs-7',
  'fresh-briefs-11',
  'fresh-briefs-12',
  'fresh-briefs-13',
  'fresh-briefs-18',
  'fresh-briefs-19',
  'fresh-briefs-25',
  'fresh-briefs-26',
  'fresh-briefs-27',
  'fresh-briefs-28',
  'fresh-briefs-29',
  'fresh-briefs-30',
  'fresh-briefs-31',
  'fresh-briefs-32',
  'fresh-briefs-33',
  'fresh-briefs-34',
  'fresh-briefs-35',
  'fresh-briefs-36',
  'fresh-briefs-37',
  'fresh-briefs-38',
  'fresh-briefs-39',
  'fresh-briefs-40',
  'fresh-briefs-41',
  'fresh-briefs-42',
  'fresh-briefs-43',
  'fresh-briefs-44',
  'fresh-briefs-45',
  'fresh-briefs-46',
  'fresh-briefs-47',
  'fresh-briefs-48',
  'fresh-briefs-49',
  'fresh-briefs-50',
  'fresh-briefs-51',
  'fresh-briefs-52',
  'fresh-briefs-53',
  'fresh-briefs-54',
  'fresh-briefs-55',
  'fresh-briefs-56',
  'fresh-briefs-57',
  'fresh-briefs-58',
  'fresh-briefs-59',
  'fresh-briefs-60',
  'fresh-briefs-61',
  'fresh-briefs-62',
  'fresh-briefs-63',
  'fresh-briefs-64',
  'fresh-briefs-65',
  'fresh-briefs-66',
  'fresh-briefs-67',
  'fresh-briefs-68',
  'fresh-briefs-69',
  'fresh-briefs-70',
  'fresh-briefs-71',
]);

/** Some of every round for every run; all of them where there is time. */
export const someFreshBriefs = sample(freshBriefs, 60);
