import { expect, it } from 'vitest';
import { signedIn } from '../helpers/browser-visit.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';

const h = held(() => house());

const product = 'Two-person tent for rain and wind';
const fact = 'Pitched in 14 minutes';

/** Without what HTML writes for signs of its own. */
const plain = (text: string) => text.replaceAll('&amp;', '&');

it('hands texts over to a launch together with the brief that they keep to', async () => {
  const { uid, workspaceId } = await h.connected();
  const browser = await signedIn(h, uid);
  const copy = `/console/w/${workspaceId}/copy`;
  const typed = { do: 'write', product, audience: 'Weekend hikers', benefits: fact };
  const written = await browser.submit(copy, typed);
  expect(written.status, written.text).toBe(303);
  const shown = await browser.go(written.location ?? '');
  const links = [...shown.text.matchAll(/href="([^"]+launches\/new\?[^"]+)"/g)].map(
    ([, href = '']) => plain(href),
  );
  // One for each text, and one for all of them.
  expect(links).toHaveLength(4);
  for (const href of links) {
    const wizard = await browser.go(href);
    expect(wizard.status).toBe(200);
    const fieldOf = (name: string) =>
      wizard.text.split('<').find((tag) => tag.includes(`name="brief.${name}"`));
    expect(fieldOf('product')).toContain(`value="${product}"`);
    expect(fieldOf('benefits')).toContain(`>${fact}`);
  }
  const [href = ''] = links;
  const token = /name="form_token" value="([0-9a-f]+)"/.exec(shown.text)?.[1] ?? '';
  const ask = async (brief: Record<string, string>) => {
    const form = { form_token: token, primary_text: fact, headline: '', description: '', ...brief };
    const answer = await browser.go(`/console/w/${workspaceId}/ask/copy`, { form });
    return JSON.parse(answer.text).findings.map(({ text }: { text: string }) => text);
  };
  const carried = [...new URLSearchParams(href.split('?')[1])].filter(([name]) =>
    name.startsWith('brief.'),
  );
  expect(await ask({ 'brief.product': product, 'brief.audience': 'x' })).not.toEqual([]);
  expect(await ask(Object.fromEntries(carried))).toEqual([]);
});
