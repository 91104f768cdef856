// One store is enough: what it keeps, others keep that are tried on both.

import { afterEach, describe, expect, it } from 'vitest';
import {
  createLaunchStreams,
  pollMs,
} from '../../../src/operations/launches/watch/launch-streams.ts';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  begin,
  launch,
  launchCampaign,
  started,
  wholeLaunch,
  wholeSteps,
} from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());

const open: AbortController[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort();
});

const addressOf = (id: string) => `${h.service.address}/api/v1/adnet/launches/${id}/events`;

const follow = (address: string, headers: Record<string, string>) => {
  const stream = new AbortController();
  open.push(stream);
  return fetch(address, { headers, signal: stream.signal, redirect: 'manual' });
};

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** One that stays as it is for as long as nobody approves it. */
const beginHeld = (key: string) =>
  begin(h, key, { account_id: usd, campaign: launchCampaign, requires_approval: true });

const db = () => h.service.deps.store.db;

describe('GET /adnet/launches/{id}/events', () => {
  it('tells every step and the end', async () => {
    const { key } = await h.connected();
    h.sandbox.control.fault({ kind: 'delay', ms: 50, times: 0, match: { method: 'POST' } });
    const id = started(await launch(h, key, wholeLaunch(h)));
    const response = await fetch(addressOf(id), { headers: bearer(key) });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((text) => {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? [];
        return { name, data: JSON.parse(data ?? 'null') };
      });
    expect(events.at(-1)).toMatchObject({
      name: 'launch',
      data: { id, state: 'done', steps: { total: wholeSteps, done: wholeSteps } },
    });
    const doneSteps = events.filter(({ name, data }) => name === 'step' && data.state === 'done');
    expect(new Set(doneSteps.map(({ data }) => data.step)).size).toBe(wholeSteps);
    const stranger = await h.connected();
    const refusal = await h.call(`GET /adnet/launches/${id}/events`, { key: stranger.key });
    expect(codeOf(refusal)).toBe('launch_not_found');
  });

  type Follower = { key: string; keyId: string; uid: string; workspaceId: string };
  const ends: [string, (who: Follower, owner: { key: string; uid: string }) => Promise<unknown>][] =
    [
      [
        'its key is revoked',
        ({ keyId }, { key }) => h.call(`DELETE /account/api-keys/${keyId}`, { key }),
      ],
      [
        'its workspace is archived',
        ({ workspaceId }, { key }) => h.call(`DELETE /account/workspaces/${workspaceId}`, { key }),
      ],
      [
        'its account is switched off',
        (_, { uid }) =>
          db().updateTable('accounts').set({ disabled_at: 1 }).where('id', '=', uid).execute(),
      ],
      [
        'its person is no member any more',
        ({ workspaceId }, { uid }) =>
          db()
            .deleteFrom('members')
            .where('workspace_id', '=', workspaceId)
            .where('account_id', '=', uid)
            .execute(),
      ],
    ];

  it.each(ends)('ends when %s', async (_, end) => {
    const owner = await h.connected();
    const id = await beginHeld(owner.key);
    const { body } = await h.call('POST /account/api-keys', {
      key: owner.key,
      body: { max_role: 'viewer' },
    });
    const response = await follow(addressOf(id), bearer(body.key));
    expect(response.status).toBe(200);
    await end({ ...owner, key: body.key, keyId: body.id }, owner);
    expect(await response.text()).toContain('"state":"awaiting_approval"');
  });

  it('ends in the console when its person signs out', async () => {
    const owner = await h.connected();
    const id = await beginHeld(owner.key);
    const browser = await signedIn(h, owner.uid);
    const path = `/console/w/${owner.workspaceId}/launches/${id}/events`;
    const response = await follow(`${h.service.address}${path}`, {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    expect(response.status).toBe(200);
    await db().deleteFrom('sessions').where('account_id', '=', owner.uid).execute();
    expect(await response.text()).toContain('"state":"awaiting_approval"');
  });

  it('is open at most ten times for a key, and gives its place back', async () => {
    const { key } = await h.connected();
    const id = await beginHeld(key);
    const responses = await Promise.all(
      Array.from({ length: 14 }, () => follow(addressOf(id), bearer(key))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(4).fill(429),
    ]);
    const refusal = await h.call(`GET /adnet/launches/${id}/events`, { key });
    expect(codeOf(refusal)).toBe('stream_limit');
    const other = (await h.call('POST /account/api-keys', { key, body: {} })).body.key;
    expect((await follow(addressOf(id), bearer(other))).status).toBe(200);
    for (const stream of open.splice(0)) stream.abort();
    for (let turn = 0; turn < 300; turn++) {
      const { status } = await follow(addressOf(id), bearer(key));
      if (status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('no place was given back');
  });
});

describe('streams of a node', () => {
  it('ask once for all who follow the same launch', async () => {
    const { looks } = createLaunchStreams();
    let askCount = 0;
    const ask = async () => ({ isOver: false, steps: new Map(), launch: `${++askCount}` });
    const followers = Array.from({ length: 50 }, () => looks.join('a', ask));
    const readLaunches = async () =>
      new Set((await Promise.all(followers.map((look) => look()))).map((one) => one?.launch));
    expect(await readLaunches()).toEqual(new Set(['1']));
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    expect(await readLaunches()).toEqual(new Set(['2']));
    for (const _ of followers) looks.leave('a');
    expect(await looks.join('a', async () => null)()).toBeNull();
  });
});
