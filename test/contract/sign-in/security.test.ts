import { describe, expect, it } from 'vitest';
import { formTokenFor } from '../../../src/console/sign-in/form-token.ts';
import { fingerprint } from '../../../src/secrets/api-key.ts';
import { randomSecret } from '../../../src/secrets/random-secret.ts';
import { linkFor, openBrowser, signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const visit = () => openBrowser(h.service.address);
const sessionsOf = (accountId: string) =>
  h.service.deps.store.db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();

describe('session fixation', () => {
  it('a session that was laid into the browser before is worth nothing after signing in', async () => {
    const victim = await h.account();
    const attacker = await h.account();
    const attackerBrowser = await signedIn(h, attacker.uid);
    const browser = visit();
    browser.jar.set('greenroom-session', attackerBrowser.session);
    await browser.submit(await linkFor(h, victim.uid));
    const session = browser.jar.get('greenroom-session') ?? '';
    expect(session).not.toBe(attackerBrowser.session);
    expect((await browser.go('/console/you')).text).toContain(victim.email);
    // The attacker's own was in that browser, so it is over; and it never was the victim's.
    expect((await attackerBrowser.go('/console/you')).location).toContain('/console/sign-in');
  });

  it('a session of the attacker’s choice is never taken over', async () => {
    const { uid } = await h.account();
    const chosenSecret = randomSecret();
    const browser = visit();
    browser.jar.set('greenroom-session', chosenSecret);
    await browser.submit(await linkFor(h, uid));
    expect(browser.jar.get('greenroom-session')).not.toBe(chosenSecret);
    const hashes = (await sessionsOf(uid)).map(({ secret_hash }) => secret_hash);
    expect(hashes).not.toContain(fingerprint(chosenSecret));
  });

  it('the cookie of before is not the key to the forms of after', async () => {
    const { uid } = await h.account();
    const browser = visit();
    const path = await linkFor(h, uid);
    await browser.go(path);
    const visitCookie = browser.jar.get('greenroom-visit') ?? '';
    await browser.submit(path);
    const out = await browser.go('/console/sign-out', {
      form: { form_token: formTokenFor(visitCookie) },
    });
    expect(out.status).toBe(403);
    expect(browser.jar.has('greenroom-visit')).toBe(false);
  });
});

const cookieIn = (headers: Headers, name: string) =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

describe('cookies', () => {
  it.runIf(isFirstStore)('are out of reach for scripts and for other sites', async () => {
    const { uid } = await h.account();
    const answer = await visit().submit(await linkFor(h, uid));
    const cookie = cookieIn(answer.headers, 'greenroom-session');
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\/;/);
    expect(cookie).not.toMatch(/Domain/i);
    expect(cookie).not.toMatch(/Secure/);
  });

  it.runIf(isFirstStore)('binds cookies to the host and to https', async () => {
    const secure = await house({ env: { BASE_URL: 'https://ads.example.com' } });
    try {
      const { uid } = await secure.account();
      const browser = openBrowser(secure.service.address);
      const answer = await browser.submit(
        await linkFor(secure, uid),
        {},
        {
          origin: 'https://ads.example.com',
        },
      );
      const cookie = cookieIn(answer.headers, '__Host-greenroom-session');
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect((await browser.go('/console/you')).status).toBe(200);
      // The name without the prefix, which a neighbour could set, counts for nothing.
      const bareBrowser = openBrowser(secure.service.address);
      bareBrowser.jar.set('greenroom-session', browser.jar.get('__Host-greenroom-session') ?? '');
      expect((await bareBrowser.go('/console/you')).status).toBe(303);
    } finally {
      await secure.stop();
    }
  });

  it('keep only a hash of the session in the database', async () => {
    const { uid } = await h.account();
    const { session } = await signedIn(h, uid);
    const rows = await sessionsOf(uid);
    expect(rows.map(({ secret_hash }) => secret_hash)).toEqual([fingerprint(session)]);
    expect(JSON.stringify(rows)).not.toContain(session);
    expect(h.logs.join('')).not.toContain(session);
  });
});

/** Every form there is, for somebody who is signed in. */
const signedInForms = [
  '/console/sign-out',
  '/console/you/password',
  '/console/you/passkeys/remove',
  '/console/you/sessions/end',
  '/console/you/sessions/end-others',
  '/console/you/passkey-options',
  '/console/you/passkeys',
];
/** And for somebody who is not. */
const visitorForms = [
  '/console/sign-in',
  '/console/sign-in/mail',
  '/console/sign-in/passkey-question',
  '/console/sign-in/passkey',
];

describe.runIf(isFirstStore)('a form that is not ours', () => {
  it.each(signedInForms)('%s is refused and does nothing', async (path) => {
    const { uid } = await h.account();
    const browser = await signedIn(h, uid);
    const other = await signedIn(h, uid);
    const right = formTokenFor(browser.session);
    const wrongForms: [string, Record<string, string>, Record<string, string>][] = [
      ['no token', {}, {}],
      ['an empty token', { form_token: '' }, {}],
      ['another token', { form_token: formTokenFor(randomSecret()) }, {}],
      ['the token of another session', { form_token: formTokenFor(other.session) }, {}],
      ['another origin', { form_token: right }, { origin: 'https://evil.example' }],
      ['a neighbour', { form_token: right }, { 'sec-fetch-site': 'same-site' }],
      ['another site', { form_token: right }, { 'sec-fetch-site': 'cross-site' }],
      ['a frame', { form_token: right }, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ];
    for (const [what, form, headers] of wrongForms) {
      const answer = await browser.go(path, {
        form: { ...form, id: 'x', password: 'kettle moss lantern' },
        headers,
      });
      expect(answer.status, what).toBe(403);
      expect(answer.headers.getSetCookie(), what).toEqual([]);
    }
    expect((await sessionsOf(uid)).length).toBe(2);
  });

  it.each(visitorForms)('%s is refused for somebody who is not signed in', async (path) => {
    const browser = visit();
    await browser.go('/console/sign-in');
    const right = formTokenFor(browser.jar.get('greenroom-visit') ?? '');
    for (const [form, headers] of [
      [{}, {}],
      [{ form_token: formTokenFor(randomSecret()) }, {}],
      [{ form_token: right }, { origin: 'https://evil.example' }],
    ] as const)
      expect((await browser.go(path, { form, headers })).status).toBe(403);
  });

  it('cannot be read by guessing the cookie’s name alone: no cookie, no form', async () => {
    const { uid } = await h.account();
    const path = await linkFor(h, uid);
    const token = tokenIn((await visit().go(path)).text);
    expect((await visit().go(path, { form: { form_token: token } })).status).toBe(403);
  });
});

describe.runIf(isFirstStore)('a session after signing in', () => {
  const outsideAddresses = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/console/../../evil.example',
    '/console//../..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/console@evil.example',
    '/consolexyz',
    '/api/v1/account',
    '/console/sign-out',
    '/console\r\nLocation: https://evil.example',
    `/console/${'a'.repeat(2_000)}`,
  ];

  it.each(outsideAddresses)('nobody is led away: %j', async (next) => {
    const { uid } = await h.account();
    const browser = await signedIn(h, uid);
    const answer = await browser.go(`/console/sign-in?next=${encodeURIComponent(next)}`);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe('/console');
    const page = await visit().go(`/console/sign-in?next=${encodeURIComponent(next)}`);
    expect(/name="next" value="([^"]*)"/.exec(page.text)?.[1]).toBe('/console');
  });

  it.each(['/console', '/console/you', '/console/w/1/waiting?filter=a%20b'])(
    'somebody comes to where they wanted: %s',
    async (next) => {
      const { uid } = await h.account();
      const browser = await signedIn(h, uid);
      const answer = await browser.go(`/console/sign-in?next=${encodeURIComponent(next)}`);
      expect(answer.location).toBe(next);
      const visitorAnswer = await visit().go(next);
      if (visitorAnswer.status === 303)
        expect(safeQuery(visitorAnswer.location)).toBe(next === '/console' ? null : next);
    },
  );
});

const safeQuery = (location: string | null) =>
  new URL(location ?? '', 'http://here').searchParams.get('next');

describe.runIf(isFirstStore)('private pages', () => {
  it('are kept by nobody, framed by nobody, and run nothing that is not ours', async () => {
    const { uid } = await h.account();
    const browser = await signedIn(h, uid);
    const pages = [
      await browser.go('/console/you'),
      await visit().go('/console/sign-in'),
      await visit().go(await linkFor(h, uid)),
      await visit().go(`/console/sign-in/${randomSecret()}`),
      await visit().go(`/console/invitation/${randomSecret()}`),
      await visit().go('/console/sign-out', { form: {} }),
    ];
    for (const { headers, text } of pages) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).not.toMatch(/unsafe|http|\*/);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(text).not.toMatch(/<script(?![^>]* src="\/)/);
      expect(text).not.toMatch(/ (?:style|on\w+)=/);
    }
  });

  it('show names as text', async () => {
    const canary = '"><img src=x onerror=alert(1)>';
    const host = await h.account({ workspace: canary });
    const { body } = await h.call(
      `POST /account/workspaces/${host.workspaceId}/members/invitations`,
      { key: host.key, body: { email: 'a"><b>@example.com', role: 'viewer' } },
    );
    const page = await visit().go(new URL(body.invite_url).pathname);
    expect(page.text).not.toContain('<img src=x');
    expect(page.text).not.toContain('<b>@');
    const browser = visit();
    await browser.submit(await linkFor(h, host.uid), {}, { 'user-agent': canary });
    const other = await signedIn(h, host.uid);
    expect((await other.go('/console/you')).text).not.toContain('<img src=x');
    const answer = await visit().submit('/console/sign-in', { email: canary, password: 'x' });
    expect(answer.text).not.toContain('<img src=x');
  });
});

describe('a session of somebody', () => {
  it('stops in the workspace that removed its owner at the next request, and goes on elsewhere', async () => {
    const host = await h.account();
    const guest = await h.member(host.workspaceId, 'admin');
    const browser = await signedIn(h, guest.uid);
    await h.call(`DELETE /account/workspaces/${host.workspaceId}/members/${guest.uid}`, {
      key: host.key,
    });
    expect((await browser.go('/console/you')).status).toBe(200);
  });

  it('shows nothing any more to a session whose account is switched off', async () => {
    const { uid, email } = await h.account();
    const browser = await signedIn(h, uid);
    await h.operate('accounts disable', { email });
    const page = await browser.go('/console/you');
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('switched off')]);
    const token = formTokenFor(browser.session);
    const answer = await browser.go('/console/you/sessions/end-others', {
      form: { form_token: token },
    });
    expect(answer.status).toBe(403);
  });

  it('cannot end the sessions or remove the passkeys of others', async () => {
    const [ann, ben] = [await h.account(), await h.account()];
    const anns = await signedIn(h, ann.uid);
    const bens = await signedIn(h, ben.uid);
    const { db } = h.service.deps.store;
    const passkey = {
      id: `p-${ann.uid}`,
      account_id: ann.uid,
      credential_id: `c-${ann.uid}`,
      public_key: '',
      counter: 0,
      transports: '',
      name: 'Ann’s phone',
      created_at: 0,
      last_used_at: null,
    };
    await db.insertInto('passkeys').values(passkey).execute();
    const [session] = await sessionsOf(ann.uid);
    const token = formTokenFor(bens.session);
    await bens.go('/console/you/sessions/end', {
      form: { form_token: token, id: session?.id ?? '' },
    });
    await bens.go('/console/you/passkeys/remove', { form: { form_token: token, id: passkey.id } });
    expect((await anns.go('/console/you')).text).toContain('Ann’s phone');
    expect((await bens.go('/console/you')).text).not.toContain('Ann’s phone');
  });

  it('is ended by its owner from another browser, one or all', async () => {
    const { uid } = await h.account();
    const [firstBrowser, secondBrowser, thirdBrowser] = [
      await signedIn(h, uid),
      await signedIn(h, uid),
      await signedIn(h, uid),
    ];
    const [first] = (await sessionsOf(uid)).filter(
      ({ secret_hash }) => secret_hash === fingerprint(secondBrowser.session),
    );
    const form = { form_token: formTokenFor(firstBrowser.session) };
    await firstBrowser.go('/console/you/sessions/end', { form: { ...form, id: first?.id ?? '' } });
    expect((await secondBrowser.go('/console/you')).status).toBe(303);
    expect((await thirdBrowser.go('/console/you')).status).toBe(200);
    await firstBrowser.go('/console/you/sessions/end-others', { form });
    expect((await thirdBrowser.go('/console/you')).status).toBe(303);
    expect((await firstBrowser.go('/console/you')).status).toBe(200);
  });

  it('works on every node, and ends on every node', async (test) => {
    if (h.engine !== 'postgres') return test.skip();
    const second = await h.secondNode();
    try {
      const { uid } = await h.account();
      const browser = await signedIn(h, uid);
      const secondBrowser = openBrowser(second.address);
      secondBrowser.jar.set('greenroom-session', browser.session);
      expect((await secondBrowser.go('/console/you')).status).toBe(200);
      await browser.go('/console/sign-out', {
        form: { form_token: formTokenFor(browser.session) },
      });
      expect((await secondBrowser.go('/console/you')).status).toBe(303);
    } finally {
      await second.stop();
    }
  });
});
