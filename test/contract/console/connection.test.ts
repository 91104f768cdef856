// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const pageOf = async (access_token: string) => {
  const { key, uid, workspaceId } = await h.account();
  const answer = await h.call('POST /adnet/connection/token', { key, body: { access_token } });
  expect(answer.status, answer.text).toBe(200);
  return (await (await signedIn(h, uid)).go(`/console/w/${workspaceId}/connection`)).text;
};

it('says in words what the login may not do, and where it may only look', async () => {
  const scopes = ['ads_read', 'pages_show_list'];
  const text = await pageOf(
    h.sandbox.control.createToken({ person: demo.analystId, scopes, expiresInSeconds: 0 }),
  );
  expect(text).toContain('It may not make ads (permission <code>ads_management</code>).');
  expect(text).toContain('It may not see posts of its Pages');
  expect(text).not.toContain('It may not see its Pages');
  expect(text).toMatch(
    /It may look at the ad account <bdi>Northlight[^<]*<\/bdi>, but make nothing/,
  );
  expect(await pageOf(demo.systemUserToken)).not.toContain('What this login may not do');
});

it('calls a login that may only look so, on every page', async () => {
  const scopes = ['ads_read', 'pages_show_list'];
  const cases = [
    h.sandbox.control.createToken({ scopes, expiresInSeconds: 0 }),
    h.sandbox.control.createToken({
      person: demo.analystId,
      scopes: [...scopes, 'ads_management'],
      expiresInSeconds: 0,
    }),
  ];
  for (const access_token of cases) {
    const { key, uid, workspaceId } = await h.account();
    await h.call('POST /adnet/connection/token', { key, body: { access_token } });
    const person = await signedIn(h, uid);
    const at = `/console/w/${workspaceId}`;
    const { text } = await person.go(`${at}/connection`);
    expect(text).toContain('<dt>Making ads</dt>\n<dd>Not allowed</dd>');
    expect(text).toContain('Connected to the sandbox, for reading only');
    expect(text).not.toMatch(/>Connected<|Possible|class="lamp "|Ads can be made\./);
    for (const page of ['/console', `${at}/launches/new`, `${at}/launches/from-file`])
      expect((await person.go(page)).text, page).toContain('Connected, for reading only');
  }
  const looks = await pageOf(cases[1] ?? '');
  expect(looks).toContain('has the right to advertise in none');
  expect(looks).not.toContain('has an ad account that can run ads');
});
