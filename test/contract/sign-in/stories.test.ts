import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../helpers/callers/authenticator.ts';
import { linkFor, openBrowser, signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

/** Whole stories of people, as they happen one thing after the other. No mail server. */
const h = shared(() => house());

const password = 'kettle moss lantern';
let number = 0;
const newAddress = (name = 'dana') => `${name}${++number}@bank.example`;

const visit = () => openBrowser(h.service.address);
type Browser = Pick<ReturnType<typeof visit>, 'go' | 'jar'>;
type Host = { key: string; workspaceId: string };

const invite = async ({ key, workspaceId }: Host, email: string, role = 'admin') => {
  const { status, body, text } = await h.call(
    `POST /account/workspaces/${workspaceId}/members/invitations`,
    { key, body: { email, role } },
  );
  expect(status, text).toBe(201);
  return new URL(body.invite_url).pathname;
};

/** Opens an invitation that was handed over, and joins. */
const join = async (path: string) => {
  const browser = visit();
  const answer = await browser.submit(path);
  expect([answer.status, answer.location]).toEqual([303, '/console']);
  return browser;
};

const setPassword = async ({ go }: Browser, passwordText = password, fields = {}) =>
  go('/console/you/password', {
    form: {
      form_token: tokenIn((await go('/console/you')).text),
      password: passwordText,
      ...fields,
    },
  });

const signIn = (email: string, passwordText = password) =>
  visit().submit(
    '/console/sign-in',
    { email, password: passwordText },
    { 'x-forwarded-for': `203.0.113.${++number % 250}` },
  );

const passwordsOf = (email: string) =>
  h.service.deps.store.db
    .selectFrom('passwords as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select('p.account_id')
    .where('a.email', '=', email)
    .execute();

const passkeysOf = (email: string) =>
  h.service.deps.store.db
    .selectFrom('passkeys as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select('p.id')
    .where('a.email', '=', email)
    .execute();

const addPasskey = async ({ go }: Browser) => {
  const form_token = tokenIn((await go('/console/you')).text);
  const answer = await go('/console/you/passkey-options', { form: { form_token } });
  const device = createAuthenticator(h.service.address.replace('127.0.0.1', 'localhost'));
  const registration = device.register(String(JSON.parse(answer.text).options.challenge));
  const response = JSON.stringify(registration);
  const form = { form_token, name: 'Phone', response };
  expect((await go('/console/you/passkeys', { form })).status).toBe(200);
};

/** The console's form for a new key, with all that the person may do. */
const mintKey = async ({ go }: Browser, workspaceId: string) => {
  const path = `/console/w/${workspaceId}/keys`;
  const token = tokenIn((await go(path)).text);
  const page = await go(path, {
    form: { form_token: token, do: 'mint', name: 'For all', max_role: 'you' },
  });
  return { page, key: /gr_live_[\w-]+/.exec(page.text)?.[0] ?? '' };
};

const inWorkspace = (key: string, id: string) =>
  h.call('GET /account', { key, headers: { 'x-workspace-id': id } });

const isSignedIn = async ({ go }: Browser) => (await go('/console/you')).status === 200;

const linkOf = async (email: string) => {
  const { sign_in_url: url } = (await h.operate('login-link', { email })) as {
    sign_in_url: string;
  };
  return new URL(url).pathname;
};

const byLink = async (email: string) => {
  const browser = visit();
  expect((await browser.submit(await linkOf(email))).status).toBe(303);
  return browser;
};

const memberships = async ({ key, workspaceId }: Host) =>
  (
    (await h.call(`GET /account/workspaces/${workspaceId}/members`, { key })).body.members as {
      email: string;
    }[]
  ).map(({ email }) => email);

describe('a fresh start without mail', () => {
  it('whoever worked for an hour before setting a password is not locked out', async () => {
    const owner = await h.account();
    const browser = await signedIn(h, owner.uid);
    h.later(40 * 60_000);
    const page = await browser.go('/console/you');
    expect(page.text).toContain('Set the password');
    // At 127.0.0.1 browsers keep no passkeys: the page names the address where they do.
    expect(page.text).not.toContain('Add a passkey');
    expect(page.text).toMatch(/href="http:\/\/localhost:\d+\/console\/you"/);
    expect((await setPassword(browser)).location).toBe('/console/you?done=password');
    expect((await signIn(owner.email)).status).toBe(303);
    // The first one is set: the next change asks for it.
    h.later(31 * 60_000);
    expect((await setPassword(browser, 'another lantern kettle')).status).toBe(403);
  });

  it('the first account may make clients and keys, and be invited anywhere', async () => {
    const owner = await h.account();
    const browser = await signedIn(h, owner.uid);
    const workspace = await h.call('POST /account/workspaces', {
      key: owner.key,
      body: { name: 'Second' },
    });
    expect(workspace.status).toBe(201);
    const { key } = await mintKey(browser, owner.workspaceId);
    expect((await inWorkspace(key, workspace.body.id)).status).toBe(200);
    const other = await h.account();
    const path = await invite(other, owner.email.toUpperCase());
    expect((await browser.submit(path)).location).toBe('/console');
    expect((await inWorkspace(key, other.workspaceId)).status).toBe(200);
  });
});

describe('a colleague who was invited without mail', () => {
  it('works for whoever invited: password, key, all of their clients', async () => {
    const agency = await h.connected();
    const email = newAddress('cleo');
    const browser = await join(await invite(agency, email, 'editor'));
    h.later(40 * 60_000);
    expect((await setPassword(browser)).location).toBe('/console/you?done=password');
    const secondBrowser = visit();
    expect(
      (
        await secondBrowser.submit('/console/sign-in', {
          email: ` ${email.toUpperCase()} `,
          password,
        })
      ).status,
    ).toBe(303);
    expect((await secondBrowser.go('/console')).text).toContain('Main');
    const mintResult = await mintKey(secondBrowser, agency.workspaceId);
    expect(mintResult.page.status).toBe(200);
    // An editor is offered no key with everything; the operator's way gives one.
    const { body: second } = await h.call('POST /account/workspaces', {
      key: agency.key,
      body: { name: 'Second client' },
    });
    expect(
      (await secondBrowser.submit(await invite({ ...agency, workspaceId: second.id }, email)))
        .location,
    ).toBe('/console');
    const { key } = await mintKey(secondBrowser, second.id);
    for (const id of [agency.workspaceId, second.id])
      expect((await inWorkspace(key, id)).status).toBe(200);
    const answer = await h.call('GET /adnet/ad-accounts', {
      key,
      headers: { 'x-workspace-id': agency.workspaceId },
    });
    expect(answer.status, answer.text).toBe(200);
  });

  it('makes no clients of their own, and has no credits, until the address is confirmed', async () => {
    const agency = await h.account();
    const email = newAddress('cleo');
    const browser = await join(await invite(agency, email));
    const { key } = await mintKey(browser, agency.workspaceId);
    const refusal = await h.call('POST /account/workspaces', { key, body: { name: 'Mine' } });
    expect([refusal.status, codeOf(refusal)]).toEqual([403, 'account_unproven']);
    expect(refusal.body.detail.error.message).toContain('sign-in link');
    const page = await browser.go('/console', {
      form: {
        form_token: tokenIn((await browser.go('/console/you')).text),
        do: 'add',
        name: 'Mine',
      },
    });
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('not confirmed')]);
    expect((await h.call('GET /account', { key })).body.usage.plan).toBe('pro');
    // Removed everywhere, nothing is left to spend.
    const { uid } = (await h.call('GET /account', { key })).body;
    await h.call(`DELETE /account/workspaces/${agency.workspaceId}/members/${uid}`, {
      key: agency.key,
    });
    expect(codeOf(await h.call('GET /account', { key }))).toBe('no_workspace');
  });

  it('is confirmed by the operator’s link: what was made before ends, memberships stay', async () => {
    const agency = await h.account();
    const email = newAddress('cleo');
    const browser = await join(await invite(agency, email));
    await setPassword(browser);
    await addPasskey(browser);
    const { key } = await mintKey(browser, agency.workspaceId);
    const link = await linkOf(email);
    const owner = visit();
    // Opening the page ends nothing, and says what the button does.
    expect((await owner.go(link)).text).toContain('confirms that');
    expect(await isSignedIn(browser)).toBe(true);
    expect((await owner.submit(link)).status).toBe(303);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signIn(email)).status).toBe(401);
    expect(codeOf(await h.call('GET /account', { key }))).toBe('unauthorized');
    expect(await memberships(agency)).toContain(email);
    const { key: apiKey } = await mintKey(owner, agency.workspaceId);
    const answer = await h.call('POST /account/workspaces', {
      key: apiKey,
      body: { name: 'Mine' },
    });
    expect(answer.status).toBe(201);
    const { events } = (await h.call('GET /activity?action=account.proven', { key: agency.key }))
      .body;
    expect(events[0]).toMatchObject({
      target: { name: email },
      details: { keys: 1, passwords: 1, passkeys: 1 },
    });
    expect(await passkeysOf(email)).toEqual([]);
    // A second link ends nothing any more.
    await setPassword(owner);
    await byLink(email);
    expect(await isSignedIn(owner)).toBe(true);
    expect((await signIn(email)).status).toBe(303);
  });

  it('is confirmed by the operator’s command, once', async () => {
    const agency = await h.account();
    const email = newAddress('cleo');
    const browser = await join(await invite(agency, email));
    expect(await h.operate('accounts list', {})).toContainEqual(
      expect.objectContaining({ email, proven: false }),
    );
    await expect(h.operate('accounts create', { email })).rejects.toThrow('accounts confirm');
    const confirmation = await h.operate('accounts confirm', { email: email.toUpperCase() });
    expect(confirmation).toMatchObject({ email, proven: true, ended: { sessions: 1, keys: 0 } });
    expect(await isSignedIn(browser)).toBe(false);
    expect(await h.operate('accounts confirm', { email })).toMatchObject({ ended: null });
    expect(await h.operate('accounts list', {})).toContainEqual(
      expect.objectContaining({ email, proven: true }),
    );
    await expect(h.operate('accounts confirm', { email: 'nobody@bank.example' })).rejects.toThrow(
      'no account',
    );
  });
});

/** Mallory invites somebody else's address into his own workspace and opens the link himself. */
const squatAccount = async () => {
  const [mallory, bank] = [await h.account({ plan: 'free' }), await h.connected()];
  const email = newAddress();
  const squatter = await join(await invite(mallory, email.replace('dana', 'Dana')));
  expect((await setPassword(squatter)).status).toBe(303);
  const { key } = await mintKey(squatter, mallory.workspaceId);
  expect((await inWorkspace(key, mallory.workspaceId)).status).toBe(200);
  return { mallory, bank, email, squatter, key };
};

describe('somebody who took another person’s address by inviting it', () => {
  it('cannot accept the other customer’s invitation, and is told whom to ask', async () => {
    const { bank, squatter, email } = await squatAccount();
    const path = await invite(bank, email);
    const page = await squatter.go(path);
    expect(page.text).toContain('Ask whoever runs Greenroom');
    expect(page.text).not.toContain('Join as');
    const answer = await squatter.go(path, {
      form: { form_token: tokenIn((await squatter.go('/console/you')).text) },
    });
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringContaining('Ask whoever runs Greenroom'),
    ]);
    expect(await memberships(bank)).not.toContain(email);
    // Not signed in, it asks to sign in as for every account that is there.
    expect((await visit().submit(path)).location).toContain('/console/sign-in');
  });

  it('has nothing left once the owner signs in and joins: session, password, key, role', async () => {
    const { mallory, bank, squatter, email, key } = await squatAccount();
    const path = await invite(bank, email);
    const dana = await byLink(email);
    expect((await dana.submit(path)).location).toBe('/console');
    expect(await memberships(bank)).toContain(email);
    expect(await isSignedIn(squatter)).toBe(false);
    expect((await signIn(email)).status).toBe(401);
    for (const { workspaceId } of [bank, mallory])
      expect(codeOf(await inWorkspace(key, workspaceId))).toBe('unauthorized');
    expect((await squatter.go(`/console/w/${bank.workspaceId}/keys`)).location).toContain(
      '/console/sign-in',
    );
    const { key: danas } = await mintKey(dana, bank.workspaceId);
    expect((await inWorkspace(danas, bank.workspaceId)).status).toBe(200);
    expect((await setPassword(dana, 'another lantern kettle')).status).toBe(303);
    expect((await inWorkspace(danas, bank.workspaceId)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });

  it('reaches nothing even where the operator makes the address a member', async () => {
    const { bank, squatter, email, key } = await squatAccount();
    const set = { workspace: bank.workspaceId, email, role: 'admin' };
    expect(await h.operate('members set', set)).toMatchObject({ waits_for_proof: true });
    const refusal = await inWorkspace(key, bank.workspaceId);
    expect([refusal.status, codeOf(refusal)]).toEqual([403, 'account_unproven']);
    const path = `/account/workspaces/${bank.workspaceId}/members`;
    expect(codeOf(await h.call(`GET ${path}`, { key }))).toBe('account_unproven');
    expect(
      codeOf(
        await h.call('POST /account/api-keys', { key, body: { workspace_id: bank.workspaceId } }),
      ),
    ).toBe('account_unproven');
    for (const list of ['/account/workspaces', '/clients', '/waiting'])
      expect((await h.call(`GET ${list}`, { key })).text).not.toContain(bank.workspaceId);
    expect((await squatter.go('/console')).text).not.toContain(bank.workspaceId);
    expect((await squatter.go(`/console/w/${bank.workspaceId}/members`)).status).toBe(404);
    await expect(h.operate('keys mint', { email, workspace: bank.workspaceId })).rejects.toThrow(
      'not a member',
    );
    // The owner has it all as soon as they come.
    const dana = await byLink(email);
    expect((await dana.go('/console')).text).toContain(bank.workspaceId);
  });

  it('does not speak for the owner when inviting others', async () => {
    const { mallory, key } = await squatAccount();
    const path = await invite({ key, workspaceId: mallory.workspaceId }, newAddress('eve'));
    const { text } = await visit().go(path);
    expect(text).toContain(mallory.email);
    expect(text).not.toContain('dana');
  });

  it('makes no credits out of nothing', async () => {
    const mallory = await h.account({ plan: 'free' });
    for (let at = 0; at < 3; at++) {
      const browser = await join(await invite(mallory, newAddress('ghost')));
      const { key } = await mintKey(browser, mallory.workspaceId);
      expect(codeOf(await h.call('POST /account/workspaces', { key, body: { name: 'X' } }))).toBe(
        'account_unproven',
      );
      const { usage } = (await h.call('GET /account', { key })).body;
      expect(usage).toMatchObject({ plan: 'free', credits_total: 50, workspaces_used: 1 });
    }
  });
});

describe('an account whose address is being confirmed', () => {
  it('nothing that is just being made outlives it', async () => {
    const agency = await h.account();
    for (let round = 0; round < 4; round++) {
      const email = newAddress('race');
      const squatter = await join(await invite(agency, email));
      await setPassword(squatter);
      const { key } = await mintKey(squatter, agency.workspaceId);
      const owner = visit();
      const link = await linkOf(email);
      const [linkToken, youToken, keysToken] = [
        tokenIn((await owner.go(link)).text),
        tokenIn((await squatter.go('/console/you')).text),
        tokenIn((await squatter.go(`/console/w/${agency.workspaceId}/keys`)).text),
      ];
      const guests = Array.from({ length: 3 }, visit);
      const signInTokens = await Promise.all(
        guests.map(async ({ go }) => tokenIn((await go('/console/sign-in')).text)),
      );
      const mints = await Promise.all([
        owner.go(link, { form: { form_token: linkToken } }),
        ...guests.map(({ go }, at) =>
          go('/console/sign-in', {
            form: { form_token: signInTokens[at] ?? '', email, password },
            headers: { 'x-forwarded-for': `198.51.100.${round * 10 + at}` },
          }),
        ),
        squatter.go('/console/you/password', {
          form: { form_token: youToken, password: 'squatter lantern moss' },
        }),
        squatter.go(`/console/w/${agency.workspaceId}/keys`, {
          form: { form_token: keysToken, do: 'mint', name: 'Late', max_role: 'you' },
        }),
        h.call('POST /account/api-keys', { key, body: { name: 'Later' } }),
      ]);
      expect(mints[0]?.status).toBe(303);
      for (const { text } of mints)
        for (const [apiKey] of text.matchAll(/gr_live_[\w-]{20,}/g))
          expect(codeOf(await h.call('GET /account', { key: apiKey }))).toBe('unauthorized');
      for (const guest of [squatter, ...guests]) expect(await isSignedIn(guest)).toBe(false);
      expect(await passwordsOf(email)).toEqual([]);
      expect(await isSignedIn(owner)).toBe(true);
    }
  });
});

describe('whoever pays', () => {
  it('is not removed or demoted by an owner they invited, and may leave by themselves', async () => {
    const payer = await h.account();
    const guest = await h.member(payer.workspaceId, 'owner');
    const path = `/account/workspaces/${payer.workspaceId}/members`;
    const refusal = await h.call(`DELETE ${path}/${payer.uid}`, { key: guest.key });
    expect([refusal.status, codeOf(refusal)]).toEqual([409, 'workspace_payer']);
    for (const role of ['admin', 'editor', 'viewer'])
      expect(
        codeOf(await h.call(`PATCH ${path}/${payer.uid}`, { key: guest.key, body: { role } })),
      ).toBe('workspace_payer');
    const browser = await signedIn(h, guest.uid);
    const people = await browser.go(`/console/w/${payer.workspaceId}/members`);
    expect(people.text).toContain('Pays for this client');
    expect((await h.call('GET /account', { key: payer.key })).status).toBe(200);
    expect((await h.call(`DELETE ${path}/${payer.uid}`, { key: payer.key })).status).toBe(200);
  });

  it('stays, however often it is tried at once', async () => {
    const payer = await h.account();
    const guests = await Promise.all(
      Array.from({ length: 3 }, () => h.member(payer.workspaceId, 'owner')),
    );
    const path = `/account/workspaces/${payer.workspaceId}/members/${payer.uid}`;
    const answers = await Promise.all(
      guests.flatMap(({ key }) => [
        h.call(`DELETE ${path}`, { key }),
        h.call(`PATCH ${path}`, { key, body: { role: 'viewer' } }),
      ]),
    );
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['workspace_payer']));
    expect(await memberships(payer)).toContain(payer.email);
  });
});

describe('an invitation’s page', () => {
  it('says the same whether the address has an account, none, or one that is switched off', async () => {
    const host = await h.account();
    const [account, disabledAccount] = [await h.account(), await h.account()];
    await h.operate('accounts disable', { email: disabledAccount.email });
    const looker = await signedIn(h, host.uid);
    const texts = [];
    for (const email of [account.email, disabledAccount.email, newAddress('nobody')]) {
      const path = await invite(host, email);
      const plainPage = ({ status, text }: { status: number; text: string }) =>
        `${status} ${text
          .replaceAll(email, 'WHO')
          .replaceAll(path.split('/').at(-1) ?? '', 'SECRET')
          .replaceAll(/[0-9a-f]{64}/g, 'TOKEN')}`;
      texts.push([plainPage(await visit().go(path)), plainPage(await looker.go(path))].join('\n'));
    }
    expect(new Set(texts).size).toBe(1);
  });
});

describe('a sign-in link', () => {
  it('asks for nothing more by a link when nobody squatted the account', async () => {
    const { uid } = await h.account();
    expect((await visit().go(await linkFor(h, uid))).text).not.toContain('confirms that');
  });
});
