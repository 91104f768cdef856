import { readFileSync } from 'node:fs';

export type BadUrl = { id: string; input: string; expect: string; why: string; needs?: string };

type Raw = Omit<BadUrl, 'input'> & { input?: string; repeat?: [string, number][] };

// The fixture is ours and its shape is fixed.
const { ssrf_urls, controls } = JSON.parse(
  readFileSync(new URL('../../fixtures/security/bad-inputs.json', import.meta.url), 'utf8'),
) as { ssrf_urls: Raw[]; controls: { ssrf_urls: string[] } };

export const badUrls: BadUrl[] = ssrf_urls.map(({ input, repeat = [], ...rest }) => ({
  ...rest,
  input: input ?? repeat.map(([unit, count]) => unit.repeat(count)).join(''),
}));

export const goodUrls = controls.ssrf_urls;
