import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { span } from '../../../src/kernel/clock.ts';
import { operations } from '../../../src/operations/index.ts';
import type { Store } from '../../../src/store/open.ts';
import { type Answer, codeOf, house } from '../../helpers/house/house.ts';
import {
  launch,
  launchAdSet,
  launchCampaign,
  started,
  until,
} from '../../helpers/house/launches.ts';
import { usd, withKey } from '../../helpers/house/publishing.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { amount, isLong } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { deleteOldOf } from '../../helpers/store/delete-old.ts';

const h = shared(() => house());
const call = documented(h);
const racers = amount('RACERS', 50, 200);
/** One of each way to make something; the others race in the long run. */
const inEveryRun = ['workspaces.create', 'apiKeys.mint', 'webhooks.rotate', 'reports.start'];

type World = Awaited<ReturnType<typeof h.connected>>;
type Case = {
  id: string;
  /** What the activity calls it; a report is counted at the platform. */
  action: string | null;
  prepare(world: World): Promise<{ route: string; body?: unknown; other?: unknown }>;
};

const stoppedLaunch = async ({ key }: World) => {
  const body = {
    account_id: usd,
    campaign: launchCampaign,
    ad_sets: [launchAdSet('a', { daily_budget: 1 })],
  };
  const id = started(await launch(h, key, body));
  await until(h, key, id, ({ state }) => state === 'stopped');
  return id;
};

const cases: Case[] = [
  {
    id: 'workspaces.create',
    action: 'workspace.created',
    prepare: async () => ({
      route: 'POST /account/workspaces',
      body: { name: 'A' },
      other: { name: 'B' },
    }),
  },
  {
    id: 'apiKeys.mint',
    action: 'key.minted',
    prepare: async () => ({
      route: 'POST /account/api-keys',
      body: { name: 'A' },
      other: { name: 'A', max_role: 'viewer' },
    }),
  },
  {
    id: 'members.invite',
    action: 'member.invited',
    prepare: async ({ workspaceId }) => ({
      route: `POST /account/workspaces/${workspaceId}/members/invitations`,
      body: { email: 'ana@example.com', role: 'viewer' },
      other: { email: 'ana@example.com', role: 'editor' },
    }),
  },
  {
    id: 'webhooks.create',
    action: 'webhook.created',
    prepare: async () => ({
      route: 'POST /account/webhooks',
      body: { url: 'https://example.com/a' },
      other: { url: 'https://example.com/b' },
    }),
  },
  {
    id: 'webhooks.rotate',
    action: 'webhook.rotated',
    async prepare({ key }) {
      const webhook = await h.call('POST /account/webhooks', {
        key,
        body: { url: 'https://example.com/a' },
      });
      return { route: `POST /account/webhooks/${webhook.body.id}/rotate` };
    },
  },
  {
    id: 'connection.link',
    action: 'connection.link_created',
    prepare: async () => ({ route: 'POST /adnet/connection/link' }),
  },
  {
    id: 'connection.token',
    action: 'connection.connected',
    prepare: async () => ({
      route: 'POST /adnet/connection/token',
      body: { access_token: demo.systemUserToken },
      other: { access_token: h.sandbox.control.createToken() },
    }),
  },
  {
    id: 'launches.reviewLink',
    action: 'launch.review_link_created',
    async prepare({ key }) {
      const body = { account_id: usd, campaign: launchCampaign, requires_approval: true };
      const id = started(await launch(h, key, body));
      return {
        route: `POST /adnet/launches/${id}/review-link`,
        body: { days: 3 },
        other: { days: 4 },
      };
    },
  },
  {
    id: 'launches.resume',
    action: 'launch.resumed',
    prepare: async (world) => ({
      route: `POST /adnet/launches/${await stoppedLaunch(world)}/resume`,
      body: { replace: { 'adset-1': { daily_budget: 2000 } } },
      other: {},
    }),
  },
  {
    id: 'reports.start',
    action: null,
    prepare: async () => ({
      route: 'POST /adnet/reports',
      body: { object_id: usd, level: 'campaign' },
      other: { object_id: usd, level: 'ad' },
    }),
  },
];

const timesDone = async ({ action }: Case) => {
  if (action === null)
    return h.sandbox.control.calls({ method: 'POST' }).filter(({ path }) => /insights/.test(path))
      .length;
  const rows = await h.service.deps.store.db
    .selectFrom('activity')
    .select('id')
    .where('action', '=', action)
    .execute();
  return rows.length;
};

const operationOf = (id: string) => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
};

/** Whether it is the first answer given again, or the word that it is done. */
const isRepeat = (id: string, first: Answer) => (answer: Answer) =>
  operationOf(id).idempotent === 'secret'
    ? codeOf(answer) === 'already_done' && answer.body.detail.error.id !== undefined
    : answer.text === first.text && answer.headers.get('idempotent-replayed') === 'true';

const isFresh = ({ status, headers }: Answer) =>
  status < 300 && headers.get('idempotent-replayed') === null;

describe('an Idempotency-Key', () => {
  it('is taken by every POST, unless it only asks or makes nothing', () => {
    const idsWithoutKey = operations
      .filter(({ route, idempotent }) => route.startsWith('POST ') && !idempotent)
      .map(({ id }) => id);
    expect(idsWithoutKey.sort()).toEqual([
      'adCopy.check',
      'delivery.estimate',
      'launches.approve',
      'launches.cancel',
      'launches.fromCsv',
      'previews.draft',
      'targeting.validate',
      'webhooks.test',
      'workspaces.unarchive',
    ]);
    const keyed = operations.filter(({ idempotent }) => idempotent && idempotent !== 'own');
    expect(keyed.map(({ id }) => id).sort()).toEqual(cases.map(({ id }) => id).sort());
  });

  it.each(cases)('$id: the same request is never done twice', async (one) => {
    const world = await h.connected();
    const { route, body, other } = await one.prepare(world);
    const countBefore = await timesDone(one);
    const headers = withKey('once');
    const first = await call(route, { key: world.key, body, headers });
    expect(isFresh(first), first.text).toBe(true);
    const repeat = await call(route, { key: world.key, body, headers });
    expect(isRepeat(one.id, first)(repeat), repeat.text).toBe(true);
    if (operationOf(one.id).idempotent === 'secret') {
      const { key, secret, connect_url, review_url, invite_url } = first.body;
      for (const secretText of [key, secret, connect_url, review_url, invite_url].filter(Boolean)) {
        expect(repeat.text).not.toContain(secretText);
        const rows = await h.service.deps.store.db.selectFrom('request_keys').selectAll().execute();
        expect(JSON.stringify(rows)).not.toContain(secretText.split('/').at(-1));
      }
    }
    if (other !== undefined) {
      const otherAnswer = await call(route, { key: world.key, body: other, headers });
      expect([otherAnswer.status, codeOf(otherAnswer)]).toEqual([422, 'idempotency_key_reused']);
    }
    expect((await timesDone(one)) - countBefore).toBe(1);
  });

  const racing = cases.filter(({ id }) => isLong || inEveryRun.includes(id));

  it.each(racing)(`$id: of ${racers} at once, one is done`, async (one) => {
    const world = await h.connected();
    const { route, body } = await one.prepare(world);
    const countBefore = await timesDone(one);
    const request = { key: world.key, body, headers: withKey('race') };
    const answers = await Promise.all(Array.from({ length: racers }, () => h.call(route, request)));
    const first = answers.find(isFresh);
    expect(answers.filter(isFresh)).toHaveLength(1);
    const others = answers.filter((answer) => answer !== first);
    for (const answer of others)
      expect(
        codeOf(answer) === 'idempotency_in_progress' || (first && isRepeat(one.id, first)(answer)),
        answer.text,
      ).toBe(true);
    expect((await timesDone(one)) - countBefore).toBe(1);
  });

  it('is free again after 24 hours, and then forgotten', async () => {
    const { key } = await h.account();
    const make = () =>
      h.call('POST /account/workspaces', { key, body: { name: 'A' }, headers: withKey('day') });
    const first = await make();
    h.later(span({ hours: 23 }));
    expect((await make()).text).toBe(first.text);
    h.later(span({ hours: 1, minutes: 1 }));
    const second = await make();
    expect([second.status, second.body.id === first.body.id]).toEqual([201, false]);
    h.later(span({ hours: 25 }));
    const { db } = h.service.deps.store;
    while ((await deleteOldOf('request_keys', db, span({ hours: 24 }))) > 0);
    expect(await db.selectFrom('request_keys').selectAll().execute()).toEqual([]);
  });

  it('is matched within its workspace or account', async () => {
    const one = await h.account();
    const two = await h.account();
    const make = ({ key }: { key: string }, headers = {}) =>
      h.call('POST /account/webhooks', {
        key,
        body: { url: 'https://example.com/a' },
        headers: { ...withKey('mine'), ...headers },
      });
    expect((await make(one)).status).toBe(201);
    expect((await make(two)).status).toBe(201);
    const body = { name: 'B' };
    const second = await h.call('POST /account/workspaces', { key: one.key, body });
    expect((await make(one, { 'x-workspace-id': second.body.id })).status).toBe(201);
    const mint = (headers = {}) =>
      h.call('POST /account/api-keys', { key: one.key, headers: { ...withKey('k'), ...headers } });
    expect((await mint()).status).toBe(201);
    const otherMint = await mint({ 'x-workspace-id': second.body.id });
    expect([otherMint.status, codeOf(otherMint)]).toEqual([422, 'idempotency_key_reused']);
  });

  it('is free when nothing was made', async () => {
    const { key } = await h.account({ plan: 'free' });
    const request = { key, body: { name: 'B' }, headers: withKey('refused') };
    expect(codeOf(await h.call('POST /account/workspaces', request))).toBe('workspace_limit');
    const { body } = await h.call('GET /account/workspaces', { key });
    await h.call(`DELETE /account/workspaces/${body.workspaces[0].id}`, { key });
    expect((await h.call('POST /account/workspaces', request)).status).toBe(201);
  });

  it('is ignored by calls that only ask and by PATCH, PUT and DELETE', async () => {
    const { key, workspaceId } = await h.connected();
    const rename = (name: string) =>
      h.call(`PATCH /account/workspaces/${workspaceId}`, {
        key,
        body: { name },
        headers: withKey('same'),
      });
    expect((await rename('A')).body.name).toBe('A');
    expect((await rename('B')).body.name).toBe('B');
    const put = (link_url: string) =>
      h.call('PUT /adnet/defaults', { key, body: { link_url }, headers: withKey('same') });
    expect((await put('https://example.com/a')).status).toBe(200);
    expect((await put('https://example.com/b')).body.link_url).toBe('https://example.com/b');
    const estimate = (optimization_goal: string) =>
      h.call(`POST /adnet/ad-accounts/${usd}/delivery-estimate`, {
        key,
        body: { targeting: { geo_locations: { countries: ['US'] } }, optimization_goal },
        headers: withKey('same'),
      });
    expect((await estimate('LINK_CLICKS')).status).toBe(200);
    expect((await estimate('REACH')).status).toBe(200);
  });
});

describe('a node that dies while it makes something', () => {
  let realTransaction: Store['transaction'] | undefined;
  afterEach(() => {
    if (realTransaction) h.service.deps.store.transaction = realTransaction;
  });

  /** The transaction ends here, before or after its commit. */
  const dying = (when: 'before' | 'after') => {
    const { store } = h.service.deps;
    realTransaction = store.transaction;
    const run = store.transaction.bind(store);
    store.transaction = async (work) => {
      const result = await run(async (tx) => {
        const workResult = await work(tx);
        if (when === 'before') throw new Error('the node died');
        return workResult;
      });
      if (when === 'after') throw new Error('the node died');
      return result;
    };
  };

  const ownCases = cases.filter(({ action }) => action !== null);

  it.each(ownCases)('$id: before the commit, nothing is made and the key is free', async (one) => {
    const world = await h.connected();
    const { route, body } = await one.prepare(world);
    const countBefore = await timesDone(one);
    const request = { key: world.key, body, headers: withKey('crash') };
    dying('before');
    expect((await h.call(route, request)).status).toBe(500);
    if (realTransaction) h.service.deps.store.transaction = realTransaction;
    expect(await timesDone(one)).toBe(countBefore);
    expect(isFresh(await h.call(route, request))).toBe(true);
    expect((await timesDone(one)) - countBefore).toBe(1);
  });

  it.each(ownCases)('$id: after the commit, a repeat tells what was made', async (one) => {
    const world = await h.connected();
    const { route, body } = await one.prepare(world);
    const countBefore = await timesDone(one);
    const request = { key: world.key, body, headers: withKey('crash') };
    dying('after');
    expect((await h.call(route, request)).status).toBe(500);
    if (realTransaction) h.service.deps.store.transaction = realTransaction;
    const repeat = await h.call(route, request);
    if (operationOf(one.id).idempotent === 'secret') expect(codeOf(repeat)).toBe('already_done');
    else expect(repeat.headers.get('idempotent-replayed')).toBe('true');
    expect((await timesDone(one)) - countBefore).toBe(1);
  });

  it('a report whose answer was lost is not asked for again by its key', async () => {
    const { key } = await h.connected();
    const request = { key, body: { object_id: usd }, headers: withKey('lost') };
    const first = await h.call('POST /adnet/reports', request);
    expect(first.status).toBe(200);
    // As it stands in the store between the question and its answer.
    await h.service.deps.store.db
      .updateTable('request_keys')
      .set({ status: null, response: null })
      .where('idempotency_key', '=', 'lost')
      .execute();
    expect(codeOf(await h.call('POST /adnet/reports', request))).toBe('idempotency_in_progress');
    h.later(span({ minutes: 6 }));
    const lateAnswer = await h.call('POST /adnet/reports', request);
    expect([lateAnswer.status, codeOf(lateAnswer)]).toEqual([504, 'adnet_outcome_unknown']);
  });
});
