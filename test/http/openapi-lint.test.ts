import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { document } from '../helpers/operations/documented.ts';
import { isLong, sample } from '../helpers/run/long-run.ts';

/** Made by the same code for all operations: some of them have everything a document can have. */
const lookedAt = sample(Object.entries(document.paths), 4);

it('gives no two operations one id', () => {
  const ids = Object.values(document.paths)
    .flatMap((path) => Object.values(path ?? {}))
    .flatMap((described) => (described as { operationId?: string }).operationId ?? []);
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

/** What the others use is then used by nobody. */
const ofAPart = { rules: { 'no-unused-components': 'off' } } as const;

it('passes Redocly’s recommended rules without an error or a warning', async () => {
  const config = await createConfig({ extends: ['recommended'], ...(!isLong && ofAPart) });
  const source = JSON.stringify({ ...document, paths: Object.fromEntries(lookedAt) });
  const problems = await lintFromString({ source, config });
  expect(
    problems.map(({ ruleId, message, location }) => ({
      ruleId,
      message,
      at: location[0]?.pointer,
    })),
  ).toEqual([]);
}, 60_000);

// Much the same rules, and ten times the work.
it.skipIf(!isLong)(
  'passes Spectral’s rules for OpenAPI without an error or a warning',
  async () => {
    const { default: spectral } = await import('@stoplight/spectral-core');
    const { oas } = await import('@stoplight/spectral-rulesets');
    const linter = new spectral.Spectral();
    // The package's rules are written in plain JavaScript; its own reader checks their form.
    linter.setRuleset(new spectral.Ruleset(oas));
    const problems = await linter.run(JSON.stringify(document));
    expect(
      problems.map(({ code, message, path }) => ({ code, message, at: path.join('/') })),
    ).toEqual([]);
  },
  120_000,
);
