import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLong } from '../helpers/run/long-run.ts';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; nodes: { html: string }[] };

const options = {
  // Describing what is in order takes as long as finding what is not.
  resultTypes: ['violations'],
  // Half of the rest, for what `expectAccessible` measures already, in more forms than this.
  ...(!isLong && { rules: { 'color-contrast': { enabled: false } } }),
};

/** Names, roles and states, which every page writes for itself; the rest comes from pieces that pages share. */
const own = { runOnly: ['cat.aria', 'cat.name-role-value'] };

const run = (rules: object) =>
  `axe.run(document, ${JSON.stringify({ ...options, ...rules })}).then(({ violations }) => violations)`;

/** The rules of axe, all or those alone: nothing stands in the way of people who cannot see or hold a mouse. */
export const expectNoAxeFindings = async (page: Page, rules: 'all' | 'own' = 'all') => {
  // Evaluated from outside, so the page's own policy for scripts stays as it is.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  const violations = await page.evaluate<Finding[]>(run(rules === 'own' ? own : {}));
  const problems = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(problems, page.url()).toEqual([]);
};
