import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { expectForAdmins } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const campaign = {
  account_id: `act_${demo.usdAccountId}`,
  name: 'Autumn',
  objective: 'OUTCOME_TRAFFIC',
};

const h = shared(() => house());
const call = documented(h);

const store = (key: string, access_token: unknown, headers: Record<string, string> = {}) =>
  call('POST /adnet/connection/token', { key, headers, body: { access_token } });
const status = async (key: string) => (await call('GET /adnet/connection', { key })).body;

describe('connection.token', () => {
  it('answers with the connection it made', async () => {
    const { key, workspaceId } = await h.account();
    const answer = await store(key, demo.systemUserToken);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      workspace_id: workspaceId,
      connected: true,
      adnet_user_id: demo.systemUserId,
      scopes: expect.arrayContaining(['ads_read', 'ads_management']),
      expires_at: null,
      expired: false,
      selected_ad_account_id: null,
      writes_unlocked: false,
      writes_unlock_at: timestamp,
    });
    expect(answer.body).toEqual(await status(key));
    expect(answer.text).not.toContain(demo.systemUserToken);
  });

  it('tells when a token that expires will', async () => {
    const { key } = await h.account();
    const token = h.sandbox.control.createToken({ expiresInSeconds: 7200 });
    const { body } = await store(key, token);
    expect(body.expires_at).toEqual(timestamp);
    expect(Math.abs(Date.parse(body.expires_at) - Date.now() - 7_200_000)).toBeLessThan(60_000);
    expect(body.adnet_user_id).toBe(demo.adminId);
  });

  it.runIf(isFirstStore)(
    'takes a token as it was copied, spaces and line end included',
    async () => {
      const { key } = await h.account();
      expect((await store(key, ` ${demo.systemUserToken}\n`)).status).toBe(200);
    },
  );

  it.runIf(isFirstStore)(
    'takes a living token of another app, which speaks for itself',
    async () => {
      const { key } = await h.account();
      const answer = await store(key, demo.foreignToken);
      expect([answer.status, answer.body.connected]).toEqual([200, true]);
    },
  );

  const badTokens = {
    'is no token': 'EAAnothing',
    'has expired': demo.expiredToken,
    'was revoked': demo.revokedToken,
    'lacks ads_read': demo.newcomerToken,
    'is the app’s own': `${demo.appId}|${demo.appSecret}`,
    'cannot travel in a header': 'EAA token with spaces and ünïcode',
    'is far too short': 'EAA',
  };
  it.runIf(isFirstStore).each(Object.entries(badTokens))(
    'stores nothing when the token %s',
    async (_why, token) => {
      const { key } = await h.account();
      const answer = await store(key, token);
      expect([answer.status, codeOf(answer)]).toEqual([400, 'adnet_token_rejected']);
      expect(answer.text).not.toContain(token.slice(0, 30));
      expect((await status(key)).connected).toBe(false);
    },
  );

  it.runIf(isFirstStore)('names the permission that is missing', async () => {
    const { key } = await h.account();
    expect((await store(key, demo.newcomerToken)).text).toContain('ads_read');
  });

  it.runIf(isFirstStore).each(Object.entries(badTokens))(
    'keeps what it had when the new token %s',
    async (_w, token) => {
      const { key } = await h.connected();
      const statusBefore = await status(key);
      expect((await store(key, token)).status).toBe(400);
      expect(await status(key)).toEqual(statusBefore);
      expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(200);
    },
  );

  it.runIf(isFirstStore)(
    'stores a token without ads_management; writes get the platform’s own no',
    async () => {
      const { key } = await h.connected({ token: demo.analystToken });
      expect((await status(key)).scopes).not.toContain('ads_management');
      expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(200);
      const answer = await call('POST /adnet/campaigns', { key, body: campaign });
      expect(answer.status).toBe(400);
      expect(answer.body.error.code).toEqual(expect.any(Number));
      expect((await status(key)).expired).toBe(false);
    },
  );

  it.runIf(isFirstStore).each([
    ['missing', {}],
    ['null', { access_token: null }],
    ['a number', { access_token: 42 }],
    ['an object', { access_token: { value: 'x' } }],
    ['empty', { access_token: '' }],
    ['only spaces', { access_token: ' \t\n ' }],
    ['4097 characters', { access_token: `EAA${'x'.repeat(4094)}` }],
    ['a list', []],
  ])('answers 422 when the token is %s', async (_what, body) => {
    const { key } = await h.account();
    const calls = h.sandbox.control.callCount();
    const answer = await call('POST /adnet/connection/token', { key, body });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_request']);
    expect(answer.body.detail.error.fields.length).toBeGreaterThan(0);
    expect(h.sandbox.control.callCount()).toBe(calls);
  });

  it('is for admins and owners', async () => {
    await expectForAdmins(
      h,
      () => h.account(),
      (key) => store(key, demo.systemUserToken),
    );
  });

  it('connects only the workspace the request is about', async () => {
    const { key } = await h.account();
    const other = await call('POST /account/workspaces', { key, body: { name: 'Client' } });
    await store(key, demo.systemUserToken, { 'x-workspace-id': other.body.id });
    expect((await status(key)).connected).toBe(false);
    const { body } = await call('GET /account/workspaces', { key });
    const connected = Object.fromEntries(
      body.workspaces.map((one: { name: string; adnet_connected: boolean }) => [
        one.name,
        one.adnet_connected,
      ]),
    );
    expect(connected).toEqual({ Main: false, Client: true });
  });

  it.runIf(isFirstStore)('takes no notice of X-Adnet-Access-Token', async () => {
    const { key } = await h.account();
    const headers = { 'x-adnet-access-token': demo.adminToken };
    expect((await store(key, demo.systemUserToken, headers)).body.adnet_user_id).toBe(
      demo.systemUserId,
    );
  });

  it('leaves one whole connection when many are stored at once', async () => {
    const { key } = await h.account();
    const tokens = [demo.systemUserToken, demo.adminToken, demo.analystToken];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => store(key, tokens[at % tokens.length])),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await status(key)).connected).toBe(true);
    expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(200);
  });
});

describe('the cool-down', () => {
  const write = (key: string) => call('POST /adnet/campaigns', { key, body: campaign });

  it('keeps writes locked until writes_unlock_at and reads open', async () => {
    const { key } = await h.connected({ unlocked: false });
    const statusBefore = await status(key);
    const wait = Date.parse(statusBefore.writes_unlock_at) - Date.now();
    expect(Math.abs(wait - h.config.writeCooldownMs)).toBeLessThan(10_000);
    expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(200);
    const answer = await write(key);
    expect([answer.status, answer.body.detail.reason]).toEqual([403, 'writes_disabled']);
    h.later(h.config.writeCooldownMs);
    expect(await status(key)).toEqual({ ...statusBefore, writes_unlocked: true });
    expect((await write(key)).status).toBe(200);
  });

  it('is not started anew by the same platform user, waiting or unlocked', async () => {
    const { key } = await h.connected({ token: demo.adminToken, unlocked: false });
    const { writes_unlock_at } = await status(key);
    h.later(5_000);
    const newToken = h.sandbox.control.createToken();
    expect((await store(key, newToken)).body).toMatchObject({
      writes_unlocked: false,
      writes_unlock_at,
    });
    h.later(h.config.writeCooldownMs);
    expect((await store(key, demo.adminToken)).body).toMatchObject({
      writes_unlocked: true,
      writes_unlock_at,
    });
  });

  it('is started anew by another platform user', async () => {
    const { key } = await h.connected({ token: demo.adminToken });
    expect((await status(key)).writes_unlocked).toBe(true);
    const { body } = await store(key, demo.systemUserToken);
    expect(body.writes_unlocked).toBe(false);
    expect((await write(key)).status).toBe(403);
    // Nor does going back to the first one give the old unlock back.
    expect((await store(key, demo.adminToken)).body.writes_unlocked).toBe(false);
  });

  it('starts anew after a disconnect, also for the same user', async () => {
    const { key } = await h.connected({ token: demo.adminToken });
    await call('DELETE /adnet/connection', { key });
    expect((await store(key, demo.adminToken)).body.writes_unlocked).toBe(false);
  });

  it('is over at once when the cool-down is nothing, and the answer says so', async () => {
    const hasty = await house({ env: { WRITE_COOLDOWN_SECONDS: '0' } });
    try {
      const { key } = await hasty.account();
      const { body } = await hasty.call('POST /adnet/connection/token', {
        key,
        body: { access_token: demo.systemUserToken },
      });
      expect(body.writes_unlocked).toBe(true);
    } finally {
      await hasty.stop();
    }
  });
});

describe('a platform that is down', () => {
  it.runIf(isFirstStore).each([
    ['html-502', 502, 'adnet_unavailable'],
    ['empty-503', 502, 'adnet_unavailable'],
    ['reset-before-commit', 502, 'adnet_unavailable'],
    ['cut', 502, 'adnet_unavailable'],
    ['hang', 504, 'adnet_timeout'],
  ] as const)('%s: nothing is stored and nothing is lost', async (kind, expected, code) => {
    const troubled = await house({ env: { ADNET_TIMEOUT_MS: '900' } });
    try {
      const newAccount = await troubled.account();
      const connectedAccount = await troubled.connected();
      const connectionBefore = await troubled.call('GET /adnet/connection', {
        key: connectedAccount.key,
      });
      troubled.sandbox.control.fault({ kind, times: 0 });
      for (const { key } of [newAccount, connectedAccount]) {
        const answer = await troubled.call('POST /adnet/connection/token', {
          key,
          body: { access_token: demo.adminToken },
        });
        expect([answer.status, codeOf(answer)]).toEqual([expected, code]);
      }
      const connectionAfter = await troubled.call('GET /adnet/connection', {
        key: connectedAccount.key,
      });
      expect(connectionAfter.body).toEqual(connectionBefore.body);
      const emptyConnection = await troubled.call('GET /adnet/connection', { key: newAccount.key });
      expect(emptyConnection.body.connected).toBe(false);
    } finally {
      await troubled.stop();
    }
  });
});
