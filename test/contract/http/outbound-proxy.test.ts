import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createSandbox, demo } from 'graph-ads-sandbox';
import { demoApp } from 'graph-ads-sandbox/lazy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../../../src/cli/doctor/examine.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { startMailServer } from '../../helpers/network/mail-server.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';

const user = 'greenroom';
const password = 'pr%xy/s3cret-of-the-house';
const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** A proxy that knows names nobody else knows, and asks for a password. */
const startProxy = async (names: Record<string, number>) => {
  const urls: string[] = [];
  const server = createServer((_, response) => response.writeHead(501).end());
  server.on('connect', ({ url = '', headers }, socket) => {
    socket.on('error', () => {});
    if (headers['proxy-authorization'] !== expected)
      return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    urls.push(url);
    const [name = ''] = url.split(':');
    const port = names[name];
    if (port === undefined) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, urls, close: () => server.close() };
};

/** Answers any question with the word that is asked for. */
const startModel = async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const message = { role: 'assistant', content: '{"answer":"ready"}' };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ finish_reason: 'stop', message }] }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
};

describe.runIf(isFirstStore)('requests to the outside through a proxy', () => {
  let h: House;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let post: Awaited<ReturnType<typeof startMailServer>>;
  const closing: (() => unknown)[] = [];
  const proxyUrl = (secret = password) =>
    `http://${user}:${encodeURIComponent(secret)}@${proxy.host}`;

  beforeAll(async () => {
    const sandbox = createSandbox({ enforceLimits: false });
    const platform = new URL(await sandbox.app.listen({ port: 0, host: '127.0.0.1' }));
    const model = await startModel();
    post = await startMailServer();
    proxy = await startProxy({
      'platform.test': Number(platform.port),
      'model.test': model.port,
      'mail.test': Number(new URL(post.url).port),
    });
    closing.push(() => sandbox.app.close(), model.close, post.close, proxy.close);
    h = await house({
      env: {
        OUTBOUND_PROXY: proxyUrl(),
        ADNET_GRAPH_URL: 'http://platform.test/v26.0',
        ADNET_APP_ID: demoApp.appId,
        ADNET_APP_SECRET: demoApp.appSecret,
        WRITE_COOLDOWN_SECONDS: '0',
        SMTP_URL: 'smtp://mail.test:25',
        COPY_PROVIDER: 'openai',
        COPY_MODEL: 'played',
        COPY_BASE_URL: 'http://model.test/v1',
        LOG_LEVEL: 'debug',
      },
    });
  });
  afterAll(async () => {
    await h.stop();
    for (const close of closing) await close();
  });

  it('Meta is reached through it, which looks the name up', async () => {
    const { key } = await h.account();
    const token = { access_token: demo.systemUserToken };
    expect((await h.call('POST /adnet/connection/token', { key, body: token })).status).toBe(200);
    const answer = await h.call('POST /adnet/campaigns', {
      key,
      body: { account_id: 'act_1010000000000001', name: 'Far', objective: 'OUTCOME_TRAFFIC' },
    });
    expect(answer.status).toBe(200);
    expect(proxy.urls).toContain('platform.test:80');
  });

  it('mail goes through it', async () => {
    const nextLetter = post.next();
    await h.service.deps.sendMail?.({ to: 'ann@example.com', subject: 'Hello', text: 'Through.' });
    expect((await nextLetter).to).toEqual(['ann@example.com']);
    expect(proxy.urls).toContain('mail.test:25');
  });

  it('the doctor tries it for all three, and names it without its password', async () => {
    const findings = await examine(h.config);
    const detailOf = (name: string) => findings.find(({ check }) => check === name);
    expect(detailOf('proxy')).toEqual({
      check: 'proxy',
      ok: true,
      detail: `${proxy.host} connects to platform.test:80, mail.test:25, model.test:80`,
    });
    expect(detailOf('platform')?.ok).toBe(true);
    expect(detailOf('mail')?.detail).toContain(`through the proxy ${proxy.host}`);
    expect(detailOf('ad copy')?.ok).toBe(true);
    expect(JSON.stringify(findings)).not.toContain('s3cret');
  });

  it('the doctor says why it does not work', async () => {
    const proxyOf = async (outboundProxy: string, graphUrl = 'http://platform.test/v26.0') => {
      const platform = { ...h.config.platform, graphUrl, proxy: outboundProxy };
      const config = { ...h.config, outboundProxy, platform, mail: null, copy: null };
      const findings = await examine(config as typeof h.config);
      return findings.find(({ check }) => check === 'proxy')?.detail;
    };
    expect(await proxyOf(proxyUrl('wrong'))).toContain('refuses user or password');
    expect(await proxyOf(proxyUrl(), 'http://strange.test/v26.0')).toContain(
      'does not connect to strange.test:80 (it answers 403)',
    );
    expect(await proxyOf('http://127.0.0.1:9')).toContain('nothing listens at the proxy');
  });

  it('pictures and webhooks do not go through it', async () => {
    const requestCount = proxy.urls.length;
    const { key } = await h.account();
    const token = { access_token: demo.systemUserToken };
    await h.call('POST /adnet/connection/token', { key, body: token });
    const image = { account_id: 'act_1010000000000001', url: 'https://picture.test/a.png' };
    expect((await h.call('POST /adnet/images', { key, body: image })).status).toBe(422);
    const hook = { url: 'https://hook.test/x' };
    await h.call('POST /account/webhooks', { key, body: hook });
    expect(proxy.urls.slice(requestCount).filter((url) => /picture|hook/.test(url))).toEqual([]);
  });

  it('its password is in no log', () => {
    h.service.deps.log.error({ err: new Error(`${proxyUrl()} ${password}`) }, 'a trial');
    const logs = h.logs.join('\n');
    expect(logs).toContain('a trial');
    expect(logs).not.toContain('s3cret');
  });
});
