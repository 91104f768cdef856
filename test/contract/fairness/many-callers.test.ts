import { expect, it } from 'vitest';
import { findWriteByKey } from '../../../src/store/journal/writes.ts';
import { house } from '../../helpers/house/house.ts';
import { campaignBody, withKey } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

it('callers who arrive together are each taken for themselves', async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, () => h.account()));
  const [first, second] = accounts;
  const requests = [
    // Each of them twice: the same question is looked up once for both.
    ...[...accounts, ...accounts].map(({ key, email }) => ({
      key,
      headers: {},
      status: 200,
      email,
    })),
    // Beside them, in the same moment: a key nobody has, and keys that name another's workspace.
    { key: `${first?.key.slice(0, -1)}~`, headers: {}, status: 401 },
    { key: first?.key, headers: { 'x-workspace-id': 'none' }, status: 404 },
    {
      key: first?.key,
      headers: { 'x-workspace-id': second?.workspaceId ?? '' },
      status: 403,
    },
  ];
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(
      requests.map(({ key, headers }) => h.call('GET /account', { key: key ?? '', headers })),
    );
    expect(answers.map(({ status, body }) => ({ status, email: body.email }))).toEqual(
      requests.map(({ status, ...rest }) => ({
        status,
        email: 'email' in rest ? rest.email : undefined,
      })),
    );
  }
});

it('a create whose client has hung up is written down before the house closes', async () => {
  const otherHouse = await house();
  const { key, workspaceId } = await otherHouse.connected();
  otherHouse.sandbox.control.fault({ kind: 'delay', ms: 700, match: { method: 'POST' } });
  const controller = new AbortController();
  const request = fetch(`${otherHouse.service.address}/api/v1/adnet/campaigns`, {
    method: 'POST',
    signal: controller.signal,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...withKey('hung-up'),
    },
    body: JSON.stringify(campaignBody()),
  }).catch(() => 'gone');
  setTimeout(() => controller.abort(), 300);
  expect(await request).toBe('gone');
  const { db } = otherHouse.service.deps.store;
  const shutdown = otherHouse.service.app.close();
  expect((await findWriteByKey(db, workspaceId, 'hung-up'))?.state).toBe('sent');
  await shutdown;
  expect((await findWriteByKey(db, workspaceId, 'hung-up'))?.state).toBe('succeeded');
  await otherHouse.stop();
});
