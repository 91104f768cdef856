// One store is enough: what it keeps, others keep that are tried on both.

import { expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { dryRun, launchCopy, wholeLaunch } from '../../helpers/house/launches.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

type Problem = { field: string; level: string; message: string };

it('a dry run warns of words that Meta’s ad policies do not allow, each once, and of no claim', async () => {
  const { key } = await h.connected();
  const plan = async (message: string, headline = 'Northlight tents') => {
    const copies = [{ ...launchCopy('a'), message, headline }, launchCopy('b')];
    const { status, body } = await dryRun(h, key, { ...wholeLaunch(h), copies });
    expect(status).toBe(200);
    return body.problems as Problem[];
  };
  const findings = await plan('Are you in debt? We help.', 'Northlight tents!!!');
  expect(findings.map(({ field, level }) => [field, level])).toEqual([
    ['copies.0.message', 'warn'],
    ['copies.0.headline', 'warn'],
  ]);
  expect(findings[0]?.message).toContain('money trouble');
  const german = await plan('Leidest du unter Depressionen? Wir helfen dir gern dabei.');
  expect(german.map(({ field }) => field)).toContain('copies.0.message');
  // A headline is too short to tell its language by; all texts of the launch together are not.
  const shortFindings = await plan('Für Abende, an denen nichts mehr geht.', 'Du bist zu dick?');
  expect(shortFindings.map(({ field }) => field)).toContain('copies.0.headline');
  // Nobody told the plan what may be claimed.
  expect(await plan('Used by 4,000 hikers. Rated 4.8 of 5. 30 % off until Sunday.')).toEqual([]);
  expect(await plan('Rain all night. Dry by morning.')).toEqual([]);
});
