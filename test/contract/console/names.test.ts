// One store is enough: what it keeps, others keep that are tried on both.

import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screens } from '../../../src/console/screens.ts';
import { signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { launch, over, started, until, wholeLaunch } from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';

/** Markup where a name is not told apart from it; harmless where it is text. */
const canary = (name: string) => `${name} <img src=x onerror=hurt>"'</script>`;

/** Every name that Meta says: of accounts, pages, people, pixels, pictures, campaigns, interests. */
const renameAll = (text: string) =>
  JSON.stringify(
    JSON.parse(text, (key, value) =>
      /^(name|.*_name)$/.test(key) && typeof value === 'string' ? canary(value) : value,
    ),
  );

let h: House;
let owner: Awaited<ReturnType<House['connected']>>;

beforeAll(async () => {
  h = await house({
    dressSandbox: (app) => {
      app.routing = async (request, response) => {
        const { method = 'GET', url = '/', headers } = request;
        const payload = await buffer(request);
        const answer = await app.inject({ method, url, headers, payload });
        const isJson = answer.headers['content-type']?.includes('json') === true;
        const { 'content-length': _, connection: __, ...answerHeaders } = answer.headers;
        response.writeHead(answer.statusCode, answerHeaders);
        response.end(isJson ? renameAll(answer.body) : answer.rawPayload);
      };
    },
  });
  owner = await h.connected();
  await h.call('PUT /adnet/connection/ad-account', { key: owner.key, body: { account_id: usd } });
});
afterAll(() => h.stop());

it('shows no name that Meta says as markup, on any screen', async () => {
  const id = started(await launch(h, owner.key, wholeLaunch(h)));
  const finishedLaunch = await until(h, owner.key, id, over);
  const items: { action: string; platform_id: string }[] = finishedLaunch.items;
  const ad = items.find(({ action }) => action === 'create_ad')?.platform_id ?? '';
  const hook = await h.call('POST /account/webhooks', {
    key: owner.key,
    body: { url: 'https://hooks.example.com/in' },
  });
  const browser = await signedIn(h, owner.uid);
  const paths: string[] = [];
  for (const { path } of screens) {
    const at = `/console${path === '/' ? '' : path}`
      .replace(':workspace', owner.workspaceId)
      .replace(':launch', id)
      .replace(':ad', ad)
      .replace(':webhook', String(hook.body.id));
    const page = await browser.go(at);
    expect(page.status, at).toBe(200);
    expect(page.text, at).not.toContain('<img src=x');
    if (page.text.includes('&lt;img src=x onerror=hurt')) paths.push(path);
  }
  // Names of accounts, pages, campaigns and the person have been on these, as text.
  for (const path of ['connection', 'launches/new', 'launches/from-file', 'insights', 'activity'])
    expect(paths).toContain(`/w/:workspace/${path}`);
  const token = tokenIn((await browser.go(`/console/w/${owner.workspaceId}/launches/new`)).text);
  const ask = await browser.go(`/console/w/${owner.workspaceId}/ask/targeting`, {
    form: { form_token: token, q: 'hiking', account: usd },
  });
  // The script gets names as data, never as a page.
  expect(ask.headers.get('content-type')).toContain('application/json');
  expect(ask.text).toContain('onerror=hurt');
});
