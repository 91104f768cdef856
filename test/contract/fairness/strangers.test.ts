// One store is enough: it asks the store for nothing but the caller.

import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../src/http/wire/admission.ts';
import { defaultForm } from '../../../src/web/form-body.ts';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { beginReview, postForm } from '../../helpers/house/review.ts';
import { sendRaw } from '../../helpers/network/raw-connection.ts';
import { amount, isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const open = new Set<Socket>();
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  await expect.poll(() => h.service.deps.metrics.inFlight(), { timeout: 15_000 }).toBe(0);
});

type Begun = { path: string; length: number; some?: string; headers?: string };

const headOf = ({ path, length, some = '', headers = '' }: Begun) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${length}\r\n${headers}\r\n${some}`;

/** Sends a head and a little of the form; tells the status of the answer, if there is one. */
const begin = (request: Begun) => {
  const { hostname, port } = new URL(h.service.address);
  const socket = connect(Number(port), hostname);
  open.add(socket);
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(headOf(request));
  return () => Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0);
};

const count = (requests: (() => number)[], status: number) =>
  requests.filter((one) => one() === status).length;

/** All of them have come in: they wait for the rest of their body, or were answered. */
const waitForArrival = (requests: (() => number)[]) =>
  expect
    .poll(() => h.service.deps.metrics.inFlight() + requests.filter((one) => one() !== 0).length, {
      timeout: 30_000,
    })
    .toBeGreaterThanOrEqual(requests.length);

const from = (address: string) => `x-forwarded-for: ${address}\r\n`;

describe.runIf(isFirstStore)('unfinished forms of strangers', () => {
  it('refuse nobody who has a key or a session, and no health check', async () => {
    const { key, uid } = await h.account();
    const person = await signedIn(h, uid);
    const requests = Array.from({ length: amount('UNFINISHED', 1_020, 2_100) }, (_, at) =>
      begin({
        path: '/console/sign-in',
        length: 100,
        some: 'a=',
        headers: from(`203.0.${at >> 8}.${at & 255}`),
      }),
    );
    await waitForArrival(requests);
    expect(count(requests, 503)).toBeGreaterThan(0);
    for (let time = 0; time < 5; time++) {
      expect((await h.call('GET /account', { key })).status).toBe(200);
      expect((await person.go('/console')).status).toBe(200);
      for (const path of ['/healthz', '/readyz', '/metrics'])
        expect((await fetch(`${h.service.address}${path}`)).status).toBe(200);
    }
  }, 60_000);

  it('count forms with a session that is nobody’s as strangers’', async () => {
    const cookie = `cookie: greenroom-session=${'A'.repeat(43)}\r\n`;
    const requests = Array.from({ length: 60 }, () =>
      begin({
        path: '/console/sign-in',
        length: 100,
        headers: `${cookie}${from('2001:db8::1')}`,
      }),
    );
    await waitForArrival(requests);
    expect(count(requests, 503)).toBe(60 - defaultLimits.maxUnfinishedPerNetwork);
  });

  it('takes few unfinished forms of one network, and those of the next', async () => {
    const requests = Array.from({ length: 60 }, (_, at) =>
      begin({ path: '/console/sign-in', length: 9, headers: from(`2001:db8:0:0:${at + 1}::1`) }),
    );
    await waitForArrival(requests);
    expect(count(requests, 503)).toBe(60 - defaultLimits.maxUnfinishedPerNetwork);
    const other = await sendRaw(
      h.service.address,
      headOf({
        path: '/console/sign-in',
        length: 3,
        some: 'a=b',
        headers: from('2001:db8:0:1::1'),
      }),
    );
    expect(other.answers.map(({ status }) => status)).toEqual([403]);
  });

  it('take little memory together', async () => {
    const some = 'x'.repeat(defaultForm.maxBytes - 10);
    const requests = Array.from({ length: 300 }, (_, at) =>
      begin({
        path: '/console/sign-in',
        length: defaultForm.maxBytes,
        some,
        headers: from(`203.0.113.${at & 255}`),
      }),
    );
    const most = defaultLimits.strangers.maxBodyBytes / some.length;
    await expect
      .poll(() => count(requests, 503), { timeout: 30_000 })
      .toBeGreaterThan(300 - most - 1);
  }, 60_000);
});

describe('a form', () => {
  const answers = async (request: Begun) =>
    (await sendRaw(h.service.address, headOf(request))).answers.map(({ status }) => status);

  it.each(['/console', '/console/w/x/launches/from-file', '/console/w/x/pictures'])(
    'answers a stranger’s form at %s before any of it has come',
    async (path) => {
      expect(await answers({ path, length: 2_000_000 })).toEqual([303]);
    },
  );

  it.each<[string, number]>([
    ['/review/x', 404],
    ['/connect/x', 404],
  ])('answers a form at %s with a wrong secret before any of it has come', async (path, status) => {
    expect(await answers({ path, length: 60_000 })).toEqual([status]);
  });

  it.each(['/console/sign-in', '/console/sign-in/mail', '/console/invitation/x'])(
    'takes at most 64 KiB of a form at %s',
    async (path) => {
      const length = defaultForm.maxBytes + 1;
      expect(await answers({ path, length })).toEqual([413]);
      const { hostname, port } = new URL(h.service.address);
      const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
      const raw = await sendRaw(
        h.service.address,
        `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n${chunk}1\r\nx\r\n`,
      );
      expect(raw.answers.map(({ status }) => status)).toEqual([413]);
    },
  );

  it('takes at most 64 KiB of a form of somebody who is signed in, but for launches', async () => {
    const { workspaceId, uid } = await h.account();
    const { go } = await signedIn(h, uid);
    const post = (path: string, form: Record<string, string>) => go(path, { form });
    const largeForm = { do: 'x', more: 'x'.repeat(70_000) };
    const launches = `/console/w/${workspaceId}/launches`;
    expect((await post('/console', largeForm)).status).toBe(413);
    expect((await post(`${launches}/new`, largeForm)).status).not.toBe(413);
    expect((await post(`${launches}/new`, { more: 'x'.repeat(300_000) })).status).toBe(413);
    expect((await post(`${launches}/from-file`, { more: 'x'.repeat(2_000_000) })).status).not.toBe(
      413,
    );
    expect((await post(`${launches}/from-file`, { more: 'x'.repeat(2_200_000) })).status).toBe(413);
  });

  it('has at most 1,200 fields', async () => {
    const fields = (many: number) => 'a&'.repeat(many - 1);
    const path = '/console/sign-in';
    const postFields = (some: string) => answers({ path, length: some.length, some });
    expect(await postFields(fields(1_200))).toEqual([403]);
    expect(await postFields(fields(1_202))).toEqual([413]);
  });

  it('reads the form of a review once its link is known', async () => {
    const { url } = await beginReview(h);
    const form = { name: 'Client', all: 'approved' };
    expect((await postForm(url, { ...form, more: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await postForm(url, form)).status).toBe(200);
  });
});
