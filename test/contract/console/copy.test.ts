// One store is enough: what it keeps, others keep that are tried on both.

import { expect, it } from 'vitest';
import { modelServer } from '../../copywriter/model-server.ts';
import { honest, saying } from '../../copywriter/model-world.ts';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const product = 'Two-person tent for rain and wind';
const fact = 'Pitched in 14 minutes';

/** Without what HTML writes for signs of its own. */
const decodeHtml = (text: string) => text.replaceAll('&amp;', '&');

it('hands texts over to a launch together with the brief that they keep to', async () => {
  const { uid, workspaceId } = await h.connected();
  const browser = await signedIn(h, uid);
  const copy = `/console/w/${workspaceId}/copy`;
  const form = { do: 'write', product, audience: 'Weekend hikers', benefits: fact };
  const answer = await browser.submit(copy, form);
  expect(answer.status, answer.text).toBe(303);
  const textsPage = await browser.go(answer.location ?? '');
  const links = [...textsPage.text.matchAll(/href="([^"]+launches\/new\?[^"]+)"/g)].map(
    ([, href = '']) => decodeHtml(href),
  );
  // One for each text, and one for all of them.
  expect(links).toHaveLength(4);
  for (const href of links) {
    const wizard = await browser.go(href);
    expect(wizard.status).toBe(200);
    const texts = [...new URLSearchParams(href.split('?')[1]).keys()];
    const isAll = texts.includes('copies.2.message');
    expect(wizard.text).toContain(isAll ? '3 texts are in.' : 'The text is in.');
    const fieldOf = (name: string) =>
      wizard.text.split('<').find((tag) => tag.includes(`name="brief.${name}"`));
    expect(fieldOf('product')).toContain(`value="${product}"`);
    expect(fieldOf('benefits')).toContain(`>${fact}`);
  }
  const [href = ''] = links;
  const token = /name="form_token" value="([0-9a-f]+)"/.exec(textsPage.text)?.[1] ?? '';
  const ask = async (brief: Record<string, string>) => {
    const form = { form_token: token, primary_text: fact, headline: '', description: '', ...brief };
    const answer = await browser.go(`/console/w/${workspaceId}/ask/copy`, { form });
    return JSON.parse(answer.text).findings.map(({ text }: { text: string }) => text);
  };
  const briefFields = [...new URLSearchParams(href.split('?')[1])].filter(([name]) =>
    name.startsWith('brief.'),
  );
  expect(await ask({ 'brief.product': product, 'brief.audience': 'x' })).not.toEqual([]);
  expect(await ask(Object.fromEntries(briefFields))).toEqual([]);
});

it('shows where a brief is refused, above the texts that were written before', async () => {
  const { uid, workspaceId } = await h.connected();
  const browser = await signedIn(h, uid);
  const copy = `/console/w/${workspaceId}/copy`;
  const form = { do: 'write', product, audience: 'Weekend hikers', benefits: fact };
  const { location } = await browser.submit(copy, form);
  expect((await browser.go(location ?? '')).text).not.toMatch(/<details class="fold" open>/);
  const { text } = await browser.submit(location ?? '', { ...form, language: 'Klingon' });
  expect(text).toMatch(/<details class="fold" open><summary>Tone, language, worries/);
  expect(text).toMatch(/id="write-language"[^>]*aria-invalid="true"/);
  expect(text).toContain('Written for 10 credits');
  expect(text.indexOf('role="alert"')).toBeLessThan(text.indexOf('Written for 10 credits'));
});

it('tells, without a script, what a model is doing, and leads on to the texts or back to the brief', async () => {
  let isDown = false;
  const { url } = await modelServer((question) =>
    isDown ? { status: 401, body: {} } : saying(honest(question)),
  );
  const env = { COPY_PROVIDER: 'openai', COPY_BASE_URL: `${url}/v1`, COPY_MODEL: 'loopback' };
  const withModel = await house({ env });
  try {
    const { uid, workspaceId } = await withModel.account();
    const browser = await signedIn(withModel, uid);
    const copy = `/console/w/${workspaceId}/copy`;
    const form = { do: 'write', product, audience: 'Weekend hikers', benefits: fact };
    const page = await browser.submit(copy, form);
    expect(page.status).toBe(200);
    const steps = [...page.text.matchAll(/<li>([^<]*)<\/li>/g)].map(([, words]) => words);
    expect(
      steps.filter((words) => /The model writes|read against your facts/.test(words ?? '')),
    ).toHaveLength(2);
    const [, to = ''] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(page.text) ?? [];
    const textsPage = await browser.go(decodeHtml(to));
    expect(textsPage.text).toContain('Use in a launch');
    expect(textsPage.text).toContain('Written before');
    isDown = true;
    const failurePage = await browser.submit(copy, form);
    expect(failurePage.text).not.toContain('http-equiv="refresh"');
    expect(failurePage.text).toContain('role="alert"');
    expect(failurePage.text).toContain(`value="${product}"`);
    expect(failurePage.text.match(/<h1/g)).toHaveLength(1);
    expect(failurePage.text.trimEnd().endsWith('</html>')).toBe(true);
  } finally {
    await withModel.stop();
  }
});
