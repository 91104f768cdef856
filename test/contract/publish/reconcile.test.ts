import { demo } from 'graph-ads-sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Kind, kinds } from '../../../src/adnet/kinds/list.ts';
import { readBack, reconcile } from '../../helpers/house/background-work.ts';
import { type Answer, codeOf, type House, house } from '../../helpers/house/house.ts';
import {
  campaignBody,
  creates,
  creativeBody,
  newKey,
  received,
  type Stage,
  stage,
  usd,
  withKey,
} from '../../helpers/house/publishing.ts';
import { recordedHouse } from '../../helpers/platform/recording-proxy.ts';
import { fewerOnSecond } from '../../helpers/run/long-run.ts';

let h: House;
let key: string;
let set: Stage;
beforeAll(async () => {
  h = await house({ env: { ADNET_TIMEOUT_MS: '1500' }, housekeeping: false });
});
beforeEach(async () => {
  key = (await h.connected()).key;
  set = await stage(h, key);
});
afterEach(() => h.sandbox.control.clearFaults());
afterAll(() => h.stop());

type Body = Record<string, unknown>;
type Fault =
  | 'reset-after-commit'
  | 'reset-before-commit'
  | 'close-after-commit'
  | 'hang-after-commit';

const ask = (route: string, name: string, body: Body, by = key, headers = {}) =>
  h.call(route, { key: by, body, headers: withKey(name, headers) });

/** A create whose answer is lost. */
const lose = async (kind: Fault, route: string, body: Body, by = key, headers = {}) => {
  const name = newKey();
  h.sandbox.control.fault({ kind, match: { method: 'POST' } });
  const answer = await ask(route, name, body, by, headers);
  expect([answer.status, codeOf(answer)], answer.text).toEqual([504, 'adnet_outcome_unknown']);
  return { name, body, route, by, again: () => ask(route, name, body, by, headers) };
};

const campaign = (kind: Fault, more: Body = {}, by = key, headers = {}) =>
  lose(kind, 'POST /adnet/campaigns', campaignBody(more), by, headers);

/** Time goes by, and the writes that are due are looked up. */
const runReconcile = async (seconds: number) => {
  h.later(seconds * 1000);
  await reconcile(h.service.deps);
};
const settleMs = 601;
const outcomeOf = ({ status, body }: Answer) =>
  status === 200 ? 'created' : body?.detail?.error?.outcome;

/** The platform adds a date and a mark to the name of a creative. */
const hasName = (name: string) => (storedName: unknown) =>
  String(storedName).replace(/ \d{4}-\d\d-\d\d-[0-9a-f]{32}$/, '') === name;

const objectsNamed = (kind: Kind, name: string) =>
  h.sandbox.control.objects(kind).filter((one) => hasName(name)(one['name']));

describe.each(fewerOnSecond(creates, 3))(
  '$route whose answer was lost',
  ({ route, edge, kind, body }) => {
    it('answers with the object once it is found', async () => {
      const mark = newKey();
      const write = await lose('reset-after-commit', route, { ...body(h, set), name: mark });
      const requestCount = received(h, edge).length;
      expect((await write.again()).status).toBe(504);
      await runReconcile(3);
      const answer = await write.again();
      expect(answer.status, answer.text).toBe(200);
      expect(answer.headers.get('idempotent-replayed')).toBe('true');
      expect(answer.headers.get('ratelimit')).toBeTruthy();
      if (kind === 'image') {
        expect(answer.body.images.bytes).toEqual({
          hash: expect.stringMatching(/^[0-9a-f]{32}$/),
          url: expect.stringMatching(/^http/),
        });
      } else {
        const objects = objectsNamed(kind, mark);
        expect(objects.map(({ id }) => id)).toEqual([answer.body.id]);
        expect(answer.body).toEqual({ id: answer.body.id });
      }
      expect((await write.again()).text).toBe(answer.text);
      expect(received(h, edge).length).toBe(requestCount);
    });
  },
);

describe.each(fewerOnSecond(creates, 3))(
  '$route, made once and lost the second time',
  ({ route, kind, body }) => {
    const { sameAgain } = kinds[kind];

    it(`answers with ${sameAgain === 'same' ? 'the same object' : 'a second object'}`, async () => {
      const requestBody = { ...body(h, set), name: newKey() };
      const first = await ask(route, newKey(), requestBody);
      expect(first.status, first.text).toBe(200);
      // Longer than the platform's clock may differ from ours: the first one is older for certain.
      h.later(60_000);
      const second = await lose('reset-after-commit', route, requestBody);
      await runReconcile(3);
      const answer = await second.again();
      expect(outcomeOf(answer), answer.text).toBe('created');
      const [one, two] = [first, answer].map((each) => nameIn(each.body));
      if (sameAgain === 'same') expect(two).toBe(one);
      else expect(two).not.toBe(one);
    });
  },
);

/** What the platform calls the object by. */
const nameIn = ({ id, images }: Answer['body']) => id ?? images.bytes.hash;

/** As somebody else on the platform would. */
const postToPlatform = async (url: string, payload?: Body) => {
  const answer = await h.sandbox.app.inject({
    method: 'POST',
    url: `/v26.0/${url}`,
    headers: { authorization: `Bearer ${demo.systemUserToken}` },
    ...(payload && { payload }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('what was there before, or is not as it was sent, is not taken for ours', () => {
  const createOnPlatform = (name: string, more: Body = {}) => {
    const { account_id, ...rest } = campaignBody({ name, status: 'PAUSED', ...more });
    const params = { ...rest, special_ad_categories: [], is_adset_budget_sharing_enabled: false };
    return postToPlatform(`${account_id}/campaigns`, params);
  };
  const statusOf = (name: string) => objectsNamed('campaign', name).map(({ status }) => status);

  it('what is live: ambiguous, and still live', async () => {
    const name = newKey();
    await campaign('reset-after-commit', { name });
    const id = String(objectsNamed('campaign', name)[0]?.['id']);
    h.later(1_500);
    await postToPlatform(`${id}?status=ACTIVE`);
    const write = await campaign('reset-before-commit', { name });
    await runReconcile(settleMs);
    await runReconcile(settleMs);
    expect(outcomeOf(await write.again())).toBe('ambiguous');
    expect(statusOf(name)).toEqual(['ACTIVE']);
  });

  it('an older one of the same name and kind: ambiguous', async () => {
    const name = newKey();
    await createOnPlatform(name);
    h.later(10_000);
    const write = await campaign('reset-before-commit', { name });
    await runReconcile(settleMs);
    await runReconcile(settleMs);
    expect(outcomeOf(await write.again())).toBe('ambiguous');
  });

  it('an old creative that shows something else: ambiguous', async () => {
    const name = newKey();
    await postToPlatform(`${usd}/adcreatives`, { name, object_story_id: `${demo.usdPageId}_1` });
    const body = creativeBody({ name });
    const write = await lose('reset-before-commit', 'POST /adnet/creatives', body);
    await runReconcile(settleMs);
    await runReconcile(settleMs);
    expect(outcomeOf(await write.again())).toBe('ambiguous');
  });

  it('what was taken for ours is never touched: no read-back, no pause', async () => {
    const name = newKey();
    const write = await campaign('reset-after-commit', { name });
    await runReconcile(3);
    const { id } = (await write.again()).body;
    h.later(1_500);
    await postToPlatform(`${id}?status=ACTIVE`);
    await readBack(h.service.deps);
    await runReconcile(120);
    await readBack(h.service.deps);
    expect(statusOf(name)).toEqual(['ACTIVE']);
  });
});

/** A picture is left out: the one sent is in the library already, so it is always found. */
const objects = creates.filter(({ kind }) => kind !== 'image');

describe.each(fewerOnSecond(objects, 3))(
  '$route that was lost on the way',
  ({ route, edge, body }) => {
    it('says so when it was not created, after long enough and not before', async () => {
      const write = await lose('reset-before-commit', route, { ...body(h, set), name: newKey() });
      const requestCount = received(h, edge).length;
      for (const seconds of [3, 10, 60, 300]) {
        await runReconcile(seconds);
        expect((await write.again()).status).toBe(504);
      }
      await runReconcile(settleMs);
      const answer = await write.again();
      expect([answer.status, codeOf(answer)]).toEqual([502, 'adnet_unavailable']);
      expect(answer.body.detail.error).toMatchObject({
        outcome: 'not_created',
        write_id: expect.any(String),
      });
      expect(answer.headers.get('idempotent-replayed')).toBe('true');
      expect(answer.headers.get('ratelimit')).toBeTruthy();
      expect(received(h, edge).length).toBe(requestCount);
    });
  },
);

describe('cannot tell', () => {
  it('cannot tell of a write with the caller’s own token that ours does not see', async () => {
    const headers = { 'x-adnet-access-token': demo.adminToken };
    const missingCampaign = await campaign('reset-before-commit', { name: newKey() }, key, headers);
    const createdCampaign = await campaign('reset-after-commit', { name: newKey() }, key, headers);
    await runReconcile(settleMs);
    expect(outcomeOf(await createdCampaign.again())).toBe('created');
    const answer = await missingCampaign.again();
    expect([answer.status, outcomeOf(answer)]).toEqual([504, 'ambiguous']);
  });

  it('cannot tell while the sender may still wait for the answer, however long that is', async () => {
    const { key: otherKey, workspaceId } = await h.connected();
    const write = await campaign('reset-before-commit', { name: newKey() }, otherKey);
    const { db } = h.service.deps.store;
    await db
      .updateTable('writes')
      .set({ lease_until: sql<number>`now_ms() + ${2 * settleMs * 1000}` })
      .where('workspace_id', '=', workspaceId)
      .execute();
    await runReconcile(settleMs);
    expect(outcomeOf(await write.again())).toBe('unknown');
    await runReconcile(settleMs + 1);
    expect(outcomeOf(await write.again())).toBe('not_created');
  });

  it('cannot tell when the connection is gone', async () => {
    const write = await campaign('reset-after-commit', { name: newKey() });
    await h.call('DELETE /adnet/connection', { key });
    await runReconcile(settleMs);
    const answer = await write.again();
    expect([answer.status, outcomeOf(answer)]).toEqual([504, 'ambiguous']);
  });

  it('cannot tell while the platform cannot be asked; then it can', async () => {
    const write = await campaign('reset-after-commit', { name: newKey() });
    h.sandbox.control.fault({ kind: 'html-502', times: 0, match: { method: 'GET' } });
    await runReconcile(settleMs);
    await runReconcile(settleMs);
    expect(outcomeOf(await write.again())).toBe('unknown');
    h.sandbox.control.clearFaults();
    // The line to an account in trouble, shut for five seconds, has opened again by then.
    await runReconcile(settleMs);
    expect(outcomeOf(await write.again())).toBe('created');
  });

  it('cannot tell when there is more to list than it is willing to', async () => {
    const other = await recordedHouse();
    try {
      const customer = await other.connected();
      other.forget();
      other.interrupt(/^POST /, { body: '' });
      const request = { key: customer.key, body: campaignBody(), headers: withKey(newKey()) };
      expect((await other.call('POST /adnet/campaigns', request)).status).toBe(504);
      let page = 0;
      for (let at = 0; at < 60; at++)
        other.interrupt(/^GET .*campaigns/, {
          body: `{"data":[],"paging":{"cursors":{"after":"${++page}"},"next":"https://x"}}`,
        });
      other.later(settleMs * 1000);
      await reconcile(other.service.deps);
      expect(outcomeOf(await other.call('POST /adnet/campaigns', request))).toBe('ambiguous');
    } finally {
      await other.stop();
    }
  });
});

describe('twins', () => {
  it('binds twins that were both made to two objects', async () => {
    const name = newKey();
    const one = await campaign('reset-after-commit', { name });
    const two = await campaign('hang-after-commit', { name });
    h.later(5_000);
    await Promise.all([reconcile(h.service.deps), reconcile(h.service.deps)]);
    await runReconcile(20);
    const ids = [(await one.again()).body.id, (await two.again()).body.id];
    expect(new Set(ids)).toEqual(new Set(objectsNamed('campaign', name).map(({ id }) => id)));
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('settles twins of which one was made as one created and one not', async () => {
    const name = newKey();
    const one = await campaign('reset-before-commit', { name });
    const two = await campaign('reset-after-commit', { name });
    await runReconcile(settleMs);
    await runReconcile(settleMs);
    const outcomes = [outcomeOf(await one.again()), outcomeOf(await two.again())];
    expect(outcomes.sort()).toEqual(['created', 'not_created']);
  });

  it('do not take the object of one that was answered', async () => {
    const name = newKey();
    const lostCampaign = await campaign('reset-before-commit', { name });
    const answer = await ask('POST /adnet/campaigns', newKey(), campaignBody({ name }));
    expect(answer.status).toBe(200);
    await runReconcile(3);
    expect((await lostCampaign.again()).status).toBe(504);
    await runReconcile(settleMs);
    expect(outcomeOf(await lostCampaign.again())).toBe('not_created');
  });

  it('do not take the object of one that still waits for its answer', async () => {
    const name = newKey();
    const lostCampaign = await campaign('reset-before-commit', { name });
    h.sandbox.control.fault({ kind: 'delay', ms: 450, match: { method: 'POST' } });
    // Asked differently, made alike: a status is ignored.
    const pendingAnswer = ask(
      'POST /adnet/campaigns',
      newKey(),
      campaignBody({ name, status: 'ACTIVE' }),
    );
    while (objectsNamed('campaign', name).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await runReconcile(3);
    const earlyAnswer = await lostCampaign.again();
    expect(outcomeOf(earlyAnswer)).toBe('unknown');
    const answer = await pendingAnswer;
    expect(answer.status).toBe(200);
    await runReconcile(settleMs);
    expect(outcomeOf(await lostCampaign.again())).toBe('not_created');
  });

  it('keeps twins of two workspaces in one ad account apart', async () => {
    const other = await h.connected();
    const name = newKey();
    const one = await campaign('reset-after-commit', { name });
    const two = await campaign('reset-after-commit', { name }, other.key);
    h.later(5_000);
    await Promise.all([reconcile(h.service.deps), reconcile(h.service.deps)]);
    await runReconcile(20);
    const answers = [await one.again(), await two.again()];
    const texts = answers.map(({ text }) => text).join('\n');
    const ids = answers.map(({ body }) => body.id);
    expect(new Set(ids), texts).toEqual(
      new Set(objectsNamed('campaign', name).map(({ id }) => id)),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('does not take objects with half a name in common for twins', async () => {
    const name = newKey();
    const route = 'POST /adnet/creatives';
    const lostCreative = await lose('reset-after-commit', route, creativeBody({ name }));
    const long = await lose('reset-after-commit', route, creativeBody({ name: `${name}0` }));
    await runReconcile(5);
    expect((await lostCreative.again()).body.id).toBe(objectsNamed('creative', name)[0]?.['id']);
    expect((await long.again()).body.id).toBe(objectsNamed('creative', `${name}0`)[0]?.['id']);
  });
});

it('a write whose node died is found after its lease, by any node', async () => {
  const { key: otherKey, workspaceId } = await h.connected();
  const name = newKey();
  const write = await campaign('reset-after-commit', { name }, otherKey);
  // As the journal looks when nobody came back to say what happened.
  await h.service.deps.store.db
    .updateTable('writes')
    .set({ state: 'sent', next_check_at: null })
    .where('workspace_id', '=', workspaceId)
    .execute();
  const refusal = await write.again();
  expect([refusal.status, codeOf(refusal)]).toEqual([409, 'idempotency_in_progress']);
  await runReconcile(10);
  expect((await write.again()).status).toBe(409);
  await runReconcile(10);
  expect((await write.again()).body.id).toBe(objectsNamed('campaign', name)[0]?.['id']);
});

it('the operator sees unknown outcomes first', async () => {
  const write = await campaign('reset-before-commit', { name: newKey() });
  const { write_id } = (await write.again()).body.detail.error;
  const list = (await h.operate('journal list', {})) as { id: string; state: string }[];
  expect(list[0]).toMatchObject({ id: write_id, state: 'unknown' });
  const entry = await h.operate('journal show', { id: write_id });
  expect(entry).toMatchObject({ state: 'unknown', params: { status: 'PAUSED' } });
  expect(JSON.stringify(entry)).not.toContain(demo.systemUserToken);
});
