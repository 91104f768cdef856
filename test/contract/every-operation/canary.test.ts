import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/operations/index.ts';
import { commands } from '../../../src/operations/operator/commands.ts';
import { hmacHex } from '../../../src/secrets/random-secret.ts';
import { upToCallback, walker } from '../../helpers/callers/connect-walk.ts';
import { type House, house, readAnswer } from '../../helpers/house/house.ts';
import { pathOf } from '../../helpers/operations/operation-requests.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';

/** A secret, and every spelling in which it could still be read. */
const spellings = (secret: string) => {
  const bytes = Buffer.from(secret);
  // Inside a longer text, base64 depends on where the secret begins; its middle does not.
  const middles = [0, 1, 2].flatMap((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -6);
    return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    encodeURIComponent(encodeURIComponent(secret)),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...middles,
    inHtml(secret),
  ];
};

/** As it stands in the markup of a preview. */
const inHtml = (text: string) => text.replaceAll('&', '&amp;');

const leaksIn = (text: string, secret: string) =>
  spellings(secret).filter((spelling) => text.includes(spelling));

/** Everything a house has written down anywhere. */
const everythingKept = async (h: House) => {
  const { db } = h.service.deps.store;
  const tables = [
    'accounts',
    'workspaces',
    'members',
    'api_keys',
    'connections',
    'connect_links',
    'writes',
    'write_seconds',
    'generations',
    'settings',
  ] as const;
  const rows: unknown[] = [];
  for (const table of tables)
    rows.push(
      await db
        .selectFrom(table)
        .selectAll()
        .execute()
        .catch(() => []),
    );
  const files = h.engine === 'embedded' ? filesUnder(h.config.dataDir) : [];
  const journal = commands.find(({ name }) => name === 'journal list');
  const journalText = await journal?.run(h.service.deps, { limit: 100 }).catch(() => '');
  const metrics = await (await fetch(`${h.service.address}/metrics`)).text();
  return {
    logs: h.logs.join(''),
    rows: JSON.stringify(rows),
    files: files.map((file) => readFileSync(file, 'latin1')).join('\n'),
    journal: JSON.stringify(journalText),
    metrics,
  };
};

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const kind = statSync(path);
    if (kind.isDirectory()) return filesUnder(path);
    return kind.isFile() ? [path] : [];
  });

const expectNowhere = async (h: House, answers: string[], secrets: string[]) => {
  const places: Record<string, string> = {
    ...(await everythingKept(h)),
    answers: answers.join('\n'),
  };
  expect(places['logs']?.length).toBeGreaterThan(100);
  for (const secret of secrets)
    for (const [place, text] of Object.entries(places))
      expect(leaksIn(text, secret), `${secret.slice(0, 12)}… in the ${place}`).toEqual([]);
};

/** Calls, and keeps all of what came back. */
const recorder = (h: House) => {
  const answers: string[] = [];
  const keep = (text: string, headers: Headers | Record<string, unknown>) =>
    answers.push(
      text,
      JSON.stringify(headers instanceof Headers ? [...headers] : Object.entries(headers)),
    );
  const call = async (route: string, request: Parameters<House['call']>[1] = {}) => {
    const answer = await h.call(route, request);
    keep(answer.text, answer.headers);
    return answer;
  };
  return { answers, keep, call };
};

/** Everything that is read for a viewer, asked as its example asks. */
const readings = operations.filter(
  ({ access, output }) =>
    output === 'relayed' &&
    typeof access === 'object' &&
    'adnet' in access &&
    access.adnet === 'viewer',
);

const askAll = async (
  call: ReturnType<typeof recorder>['call'],
  key: string,
  headers: Record<string, string>,
) => {
  for (const { route, example } of readings) {
    const path = pathOf(route, (name) => example?.params?.[name] ?? '1');
    const { body } = example ?? {};
    await call(`${path}?${new URLSearchParams(example?.query)}`, {
      key,
      headers,
      ...(body !== undefined && { body }),
    });
  }
};

const account = `act_${demo.usdAccountId}`;
const campaign = { account_id: account, name: 'Canary', objective: 'OUTCOME_SALES' };

/** Every way a token is put to use, with the platform as it is and on bad days. */
const putToUse = async (
  call: ReturnType<typeof recorder>['call'],
  key: string,
  headers: Record<string, string>,
  secret: string,
) => {
  await call('GET /adnet/connection', { key, headers });
  await call('GET /adnet/ad-accounts?limit=1', { key, headers });
  await askAll(call, key, headers);
  await call('PUT /adnet/connection/ad-account', { key, headers, body: { account_id: account } });
  await call('POST /adnet/campaigns', {
    key,
    headers: { ...headers, 'idempotency-key': 'once' },
    body: { ...campaign, access_token: secret, appsecret_proof: secret },
  });
  await call('POST /adnet/campaigns', { key, headers, body: { ...campaign, objective: 'NONE' } });
};

describe('secrets, on the sandbox platform', () => {
  let h: House;
  const guardedSecrets = new Set<string>();
  beforeAll(async () => {
    h = await house({ env: { LOG_LEVEL: 'trace', ADNET_TIMEOUT_MS: '2000' } });
    // Tokens the login brings are never shown to anybody, so they are noted where they are guarded.
    const { scrubber } = h.service.deps;
    const hold = scrubber.hold;
    scrubber.hold = (secret) => {
      guardedSecrets.add(secret);
      hold(secret);
    };
  });
  afterAll(() => h?.stop());

  it('a token is found nowhere, whichever way it came and whatever befell it', async () => {
    const { answers, keep, call } = recorder(h);
    const { key } = await h.account();
    const secrets: string[] = [key.slice(12)];

    // Through the link.
    const browser = walker();
    const { link, callback } = await upToCallback(h, key, browser);
    const page = await browser.open(callback);
    expect(page.text).toContain('is connected');
    keep(page.text, { ...page.headers, 'set-cookie': '' });
    secrets.push(link.split('/').at(-1) ?? '', ...new URL(callback).searchParams.values());
    secrets.push(...browser.jar.values());
    await putToUse(call, key, {}, 'canary-in-a-body-0123456789');
    secrets.push('canary-in-a-body-0123456789');

    // Through the token endpoint, and as the override of one request.
    const token = h.sandbox.control.createToken({ expiresInSeconds: 0 });
    const body = { access_token: token };
    expect((await call('POST /adnet/connection/token', { key, body })).status).toBe(200);
    await putToUse(call, key, {}, token);
    const override = h.sandbox.control.createToken();
    await putToUse(call, key, { 'x-adnet-access-token': override }, override);
    const junk = 'not~an$ordinary+token/of=any|shape{0123456789}';
    await putToUse(call, key, { 'x-adnet-access-token': junk }, junk);
    await call('POST /adnet/connection/token', { key, body: { access_token: junk } });
    await call('POST /adnet/connection/token', { key, body: { access_token: [override] } });
    await call('POST /adnet/connection/token', { key, body: `{"access_token":"${override}` });

    // On bad days of the platform.
    for (const kind of ['echo-token', 'html-502', 'hang', 'cut', 'reset-before-commit'] as const) {
      h.sandbox.control.fault({ kind, times: 2 });
      await call('GET /adnet/ad-accounts', { key, headers: { 'x-adnet-access-token': override } });
      h.sandbox.control.clearFaults();
    }
    // For the read and the question whether the token is really dead, and for what else may be under way.
    h.sandbox.control.fault({ kind: 'echo-token', times: 6 });
    expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(409);
    h.sandbox.control.clearFaults();
    await call('POST /adnet/connection/token', { key, body });
    h.sandbox.control.revokeToken(token);
    await call('GET /adnet/ad-accounts', { key });

    expect(guardedSecrets.size).toBeGreaterThan(3);
    await expectNowhere(h, answers, [...secrets, token, override, junk, ...guardedSecrets]);
  });

  it.runIf(isFirstStore)('leave no trace when we fail ourselves', async () => {
    const { answers, keep, call } = recorder(h);
    const token = h.sandbox.control.createToken({ expiresInSeconds: 0 });
    const { key } = await h.connected({ token });
    const override = { 'x-adnet-access-token': h.sandbox.control.createToken() };
    const { browser, callback } = await upToCallback(h, key);
    const { db } = h.service.deps.store;
    await db.schema.alterTable('connections').renameTo('gone').execute();
    await db.schema.dropTable('writes').execute();
    for (const headers of [{}, override])
      for (const [route, body] of [
        ['POST /adnet/campaigns', campaign],
        ['POST /adnet/connection/token', { access_token: token }],
        ['GET /adnet/ad-accounts', undefined],
      ] as const) {
        const { status } = await call(route, { key, headers, ...(body && { body }) });
        expect(status).toBeGreaterThanOrEqual(500);
      }
    const page = await browser.open(callback);
    expect(page.status).toBe(500);
    keep(page.text, page.headers);
    const secrets = [token, override['x-adnet-access-token'], ...guardedSecrets];
    await expectNowhere(h, answers, [...secrets, ...new URL(callback).searchParams.values()]);
  });
});

/** A platform that repeats the caller's token wherever it can. */
const parrot = () => {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const url = new URL(request.url ?? '/', 'http://parrot');
    const secret = url.searchParams.get('input_token') ?? token;
    const echoes = spellings(secret).slice(0, 6);
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-fb-trace-id', encodeURIComponent(secret));
    response.setHeader('x-app-usage', JSON.stringify({ seen: encodeURIComponent(secret) }));
    const send = (body: unknown, status = 200) => {
      response.statusCode = status;
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (url.pathname.endsWith('/debug_token'))
      return send({
        data: {
          is_valid: true,
          app_id: '1',
          type: 'SYSTEM_USER',
          user_id: '7',
          scopes: ['ads_read', 'ads_management', ...echoes],
          expires_at: 0,
        },
      });
    if (url.pathname.endsWith('/me')) return send({ id: '7', name: `I am ${secret}`, echoes });
    if (url.pathname.endsWith('/me/adaccounts'))
      return send({
        data: [{ id: 'act_1', name: secret, echoes }],
        paging: { next: `${url.origin}${url.pathname}?access_token=${encodeURIComponent(secret)}` },
      });
    if (url.pathname.endsWith('/insights')) {
      response.setHeader('location', `https://elsewhere.example/?access_token=${secret}`);
      return send('', 302);
    }
    if (url.pathname.endsWith('/promote_pages') || url.pathname.endsWith('/pages'))
      return send(`<html><body>${secret}</body></html>`, 500);
    if (url.pathname.endsWith('previews')) {
      const source = inHtml(`https://preview.example/?d=${encodeURIComponent(secret)}&t=${secret}`);
      return send({
        data: [{ body: `<iframe src="${source}" title="${inHtml(secret)}"></iframe>` }],
      });
    }
    if (/(search|browse|validation|estimate)$/.test(url.pathname))
      return send({ data: [{ id: '1', name: secret, path: echoes, description: secret }] });
    return send(
      {
        error: { code: 100, message: `Not with ${secret}`, error_data: echoes, fbtrace_id: secret },
      },
      400,
    );
  };
  return createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
};

it.runIf(isFirstStore)('knows every read, previews and questions included', () => {
  const ids = readings.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(25);
  for (const id of ['ads.preview', 'creatives.preview', 'previews.draft', 'delivery.estimate'])
    expect(ids).toContain(id);
});

describe.runIf(isFirstStore)('secrets, on a platform that repeats every secret it hears', () => {
  it('nothing of it comes through, is logged or is kept', async () => {
    const server = parrot();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // It listens on a port, so its address is not a path.
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v26.0`;
    const appSecret = 'app-secret-canary-0123456789abcdef';
    const h = await house({
      env: { LOG_LEVEL: 'trace', ADNET_TIMEOUT_MS: '2000' },
      config: { platform: { graphUrl: at, dialogUrl: at, appId: '1', appSecret } },
    });
    try {
      const { answers, call } = recorder(h);
      const { key } = await h.account();
      const token = 'CANARY|stored/of+no&known=shape%0123456789';
      const override = 'canary.override~of*another(shape)9876543210';
      const body = { access_token: token };
      expect((await call('POST /adnet/connection/token', { key, body })).status).toBe(200);
      await putToUse(call, key, {}, token);
      await putToUse(call, key, { 'x-adnet-access-token': override }, override);
      await readAnswer(await fetch(`${h.service.address}/x/${encodeURIComponent(token)}`));
      await expectNowhere(h, answers, [
        token,
        override,
        appSecret,
        hmacHex(appSecret, token),
        `1|${appSecret}`,
      ]);
    } finally {
      await h.stop();
      server.close();
    }
  });
});
