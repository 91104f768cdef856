import { demo } from 'graph-ads-sandbox';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { announce } from '../../../src/events/announce.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { house } from '../../helpers/house/house.ts';
import { campaignBody, newKey, usd } from '../../helpers/house/publishing.ts';
import { receiver } from '../../helpers/network/webhook-receiver.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { expectFair, medianOf, timeUntil } from './fair-limit.ts';

const quick = shared(receiver);
const slow = shared(receiver);
const h = shared(() => house({ env: { WEBHOOK_ALLOW: `${quick.host},${slow.host}` } }));
afterEach(() => h.sandbox.control.clearFaults());

const eur = `act_${demo.eurAccountId}`;
const slowMs = 1_500;
/** Each node looks once a second for what is due. */
const pollMs = 1_000;
const often = amount('NOISY_TIMES', 1, 5);

const { parse } = JSON;

const endpoint = async (key: string, url: string) => {
  const answer = await h.call('POST /account/webhooks', { key, body: { url } });
  expect(answer.status, answer.text).toBe(201);
};

const happen = (workspaceId: string, id: string) =>
  h.service.deps.store.transaction((tx) =>
    announce(tx, { workspaceId, type: 'write.unknown', data: { id }, id }),
  );

// A busy machine may spoil one comparison; a fault spoils all of them.
describe('work in the background, of one customer and of the others', { retry: 3 }, () => {
  it('slow receivers of one customer do not delay the webhooks of another', async () => {
    const customer = await h.account();
    await endpoint(customer.key, quick.url);
    const eventTime = () => {
      const id = newId();
      return timeUntil(
        () => happen(customer.workspaceId, id),
        async () => quick.received.some(({ body }) => parse(body).data.id === id),
      );
    };
    const aloneMs = await medianOf(often, eventTime);
    slow.behave((response) => void setTimeout(() => response.end('ok'), slowMs));
    // As many endpoints as there are places, and more; older than the one that must not wait.
    const noisyCustomer = await h.account();
    for (let at = 0; at < 20; at++) {
      const { key, workspaceId } = at % 10 === 0 ? await extraWorkspace(noisyCustomer.key) : last;
      await endpoint(key, `${slow.url}?n=${at}`);
      last = { key, workspaceId };
    }
    for (const workspaceId of workspaces)
      for (let n = 0; n < 5; n++) await happen(workspaceId, newId());
    await expect.poll(() => slow.received.length, { timeout: 10_000 }).toBeGreaterThan(3);
    expectFair(aloneMs, await medianOf(often, eventTime), pollMs);
  });

  it('lost answers of one customer, slow to look up, do not delay those of another', async () => {
    const [customer, noisyCustomer] = [await h.connected(), await h.connected()];
    const settleTime = async () => {
      await create(customer.key, eur);
      await loseAnswers(customer.workspaceId);
      return timeUntil(
        async () => h.later(5_000),
        async () => (await countUnsettled(customer.workspaceId)) === 0,
      );
    };
    const aloneMs = await medianOf(often, settleTime);
    for (let at = 0; at < amount('NOISY_LOST', 12, 25); at++) await create(noisyCustomer.key, usd);
    await loseAnswers(noisyCustomer.workspaceId);
    for (const account of await spreadOverAccounts(noisyCustomer.workspaceId))
      slowReads(account, aloneMs);
    h.later(5_000);
    await expect
      .poll(() => countChecked(noisyCustomer.workspaceId), { timeout: 10_000 })
      .toBeGreaterThan(6);
    expectFair(aloneMs, await medianOf(often, settleTime), pollMs);
  });

  it('new objects of one customer, slow to read back, do not delay those of another', async () => {
    const [customer, noisyCustomer] = [await h.connected(), await h.connected()];
    const readBackTime = async () => {
      await create(customer.key, eur);
      return timeUntil(
        async () => h.later(4_000),
        async () => (await countUnread(customer.workspaceId)) === 0,
      );
    };
    const aloneMs = await medianOf(often, readBackTime);
    for (let at = 0; at < 10; at++) slowReads(await create(noisyCustomer.key, usd), aloneMs);
    await spreadOverAccounts(noisyCustomer.workspaceId);
    expectFair(aloneMs, await medianOf(often, readBackTime), pollMs);
  });
});

const create = async (key: string, account: string) => {
  const body = campaignBody({ account_id: account, name: newKey() });
  const answer = await h.call('POST /adnet/campaigns', { key, body });
  expect(answer.status, answer.text).toBe(200);
  return String(answer.body.id);
};

/** Whoever has to wait for one of these is late, however slow the machine is. */
const slowReads = (of: string, aloneMs: number) =>
  h.sandbox.control.fault({
    kind: 'delay',
    ms: Math.round(4 * aloneMs) + 2 * pollMs,
    times: 0,
    match: { method: 'GET', path: `/${of}` },
  });

/** As if no answer to the creates of this workspace had come back; the look-up is soon due. */
const loseAnswers = async (workspaceId: string) => {
  const unknownWrite = {
    state: 'unknown',
    settled_at: null,
    object_id: null,
    verify_at: null,
  } as const;
  await h.service.deps.store.db
    .updateTable('writes')
    .set({ ...unknownWrite, next_check_at: sql<number>`now_ms() + 4000` })
    .where('workspace_id', '=', workspaceId)
    .where('object_id', 'is not', null)
    .execute();
};

/** Each in an ad account of its own: what one ad account may take is not what is tried here. */
const spreadOverAccounts = async (workspaceId: string) => {
  const accounts: string[] = [];
  for (const { id } of await rowsOf(workspaceId).execute()) {
    const account = `act_9${accounts.length}`;
    accounts.push(account);
    await h.service.deps.store.db
      .updateTable('writes')
      .set({ ad_account_id: account })
      .where('id', '=', id)
      .execute();
  }
  return accounts;
};

const workspaces: string[] = [];
let last = { key: '', workspaceId: '' };

const extraWorkspace = async (key: string) => {
  const workspace = await h.call('POST /account/workspaces', {
    key,
    body: { name: `W ${newKey()}` },
  });
  const workspaceId = String(workspace.body.id);
  workspaces.push(workspaceId);
  const keyAnswer = await h.call('POST /account/api-keys', {
    key,
    body: { workspace_id: workspaceId },
  });
  return { key: String(keyAnswer.body.key), workspaceId };
};

const rowsOf = (workspaceId: string) =>
  h.service.deps.store.db.selectFrom('writes').select('id').where('workspace_id', '=', workspaceId);

const countUnsettled = async (workspaceId: string) =>
  (await rowsOf(workspaceId).where('settled_at', 'is', null).execute()).length;

/** How many were taken to be looked up. */
const countChecked = async (workspaceId: string) =>
  (await rowsOf(workspaceId).where('checks', '>', 0).execute()).length;

const countUnread = async (workspaceId: string) =>
  (await rowsOf(workspaceId).where('verify_at', 'is not', null).execute()).length;
