import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.ts';
import { house } from '../../helpers/house/house.ts';
import { begin, over, until } from '../../helpers/house/launches.ts';
import { campaignBody, newKey, usd, withKey } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

type Write = {
  id: string;
  state: string;
  request_id: string | null;
  workspace_id: string;
  object_id: string;
};
type Event = { id: string; workspace_id: string; action: string; at: string };
type Page = { events: Event[]; next: string | null; csv: boolean };
type Trace = {
  writes: (Write & {
    account: { name: string };
    by: { id: string; name: string };
    sent: Record<string, unknown>;
    came_back: string;
    status: number;
    step: string | null;
  })[];
  launches: { id: string; state: string }[];
  steps: { step: string; state: string }[];
  events: Event[];
};

const journal = (options: Record<string, string>) =>
  h.operate('journal list', options) as Promise<Write[]>;
const activity = (options: Record<string, string | boolean>) =>
  h.operate('activity', options) as Promise<Page>;
const trace = (id: string) => h.operate('trace', { id }) as Promise<Trace>;

const createCampaign = async (key: string, body: Record<string, unknown> = {}) => {
  const answer = await h.call('POST /adnet/campaigns', {
    key,
    body: { ...campaignBody(), ...body },
    headers: withKey(newKey()),
  });
  return { answer, requestId: answer.headers.get('x-request-id') ?? '' };
};

describe('journal list', () => {
  it('finds by workspace, account, state and time, and goes on page by page', async () => {
    const [ann, bob] = [await h.connected(), await h.connected()];
    for (let at = 0; at < 3; at++) await createCampaign(ann.key);
    await createCampaign(bob.key);
    const match = { method: 'POST', path: `/${usd}/campaigns` };
    h.sandbox.control.fault({ kind: 'error', code: 100, match });
    const refusal = await createCampaign(ann.key);
    h.sandbox.control.clearFaults();
    expect(refusal.answer.status).toBe(400);

    const inWorkspace = await journal({ workspace: ann.workspaceId });
    expect(inWorkspace).toHaveLength(4);
    expect(await journal({ account: ann.email })).toEqual(inWorkspace);
    expect(await journal({ account: ann.uid })).toEqual(inWorkspace);
    expect(await journal({ account: bob.email, workspace: ann.workspaceId })).toEqual([]);
    const entries = await journal({ account: ann.email, state: 'rejected' });
    expect(entries.map(({ request_id }) => request_id)).toEqual([refusal.requestId]);
    expect(await journal({ workspace: ann.workspaceId, until: '2020-01-01' })).toEqual([]);
    expect(await journal({ workspace: ann.workspaceId, since: '2020-01-01' })).toHaveLength(4);

    const first = await journal({ workspace: ann.workspaceId, limit: '3' });
    const last = first.at(-1)?.id ?? '';
    const second = await journal({ workspace: ann.workspaceId, limit: '3', after: last });
    expect([...first, ...second]).toEqual(inWorkspace);
  });

  it('takes a workspace by name beside its account, and refuses one that nobody has', async () => {
    const { key, email, workspaceId } = await h.connected();
    await createCampaign(key);
    const { workspaces } = (await h.call('GET /account/workspaces', { key })).body;
    const { name } = workspaces.find(({ id }: { id: string }) => id === workspaceId);
    const byName = await journal({ account: email, workspace: name.toUpperCase() });
    expect(byName.map((write) => write.workspace_id)).toEqual([workspaceId]);
    for (const workspace of [name, newId()])
      await expect(journal({ workspace })).rejects.toThrow(/no workspace with the id .*--account/);
    await expect(journal({ account: email, workspace: 'Client Z' })).rejects.toThrow(
      `It has: ${name} (${workspaceId})`,
    );
  });
});

describe('trace', () => {
  it('shows who, what, when, what was sent and what came back: by request, write and object', async () => {
    const { key, email, workspaceId } = await h.connected();
    const { answer, requestId } = await createCampaign(key, { name: 'Traced' });
    const byRequest = await trace(requestId);
    expect(byRequest.writes).toEqual([
      expect.objectContaining({
        workspace_id: workspaceId,
        request_id: requestId,
        state: 'succeeded',
        object_id: answer.body.id,
        status: 200,
        account: expect.objectContaining({ name: email }),
        by: expect.objectContaining({ kind: 'key', name: 'First key' }),
        sent: expect.objectContaining({ name: 'Traced', status: 'PAUSED' }),
        came_back: expect.stringContaining(answer.body.id),
      }),
    ]);
    for (const id of [byRequest.writes[0]?.id ?? '', answer.body.id])
      expect((await trace(id)).writes).toEqual(byRequest.writes);
  });

  it('leads from a write to its launch, and from a launch or step to its writes', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key);
    await until(h, key, id, over);
    const whole = await trace(id);
    expect(whole.launches).toEqual([expect.objectContaining({ id, state: 'done' })]);
    expect(whole.writes).toHaveLength(whole.steps.length);
    expect(whole.events.map(({ action }) => action)).toContain('launch.started');
    const [write] = whole.writes;
    const one = await trace(write?.id ?? '');
    expect(one.launches).toEqual(whole.launches);
    expect(one.steps).toEqual([expect.objectContaining({ step: write?.step, state: 'done' })]);
    expect((await trace(write?.step ?? '')).writes).toEqual([write]);
    expect((await trace(write?.object_id ?? '')).writes).toEqual([write]);
  });

  it('says where to look for what it does not know', async () => {
    await expect(trace('no-such-id')).rejects.toThrow(/nothing is known by no-such-id/);
  });
});

describe('the operator’s activity', () => {
  it('is that of all customers, by time, action and actor, page by page', async () => {
    const [ann, bob] = [await h.connected(), await h.connected()];
    await createCampaign(ann.key);
    const all = await activity({ limit: '1000' });
    const workspaces = new Set(all.events.map(({ workspace_id }) => workspace_id));
    expect(workspaces).toContain(ann.workspaceId);
    expect(workspaces).toContain(bob.workspaceId);
    expect(all.events.map(({ at }) => at)).toEqual(
      all.events
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );

    const events: Event[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await activity({ limit: '7', ...(cursor && { after: cursor }) });
      events.push(...page.events);
      cursor = page.next;
    }
    expect(events).toEqual(all.events);

    const mintEvents = await activity({ action: 'key.minted', limit: '1000' });
    expect(mintEvents.events).toEqual(all.events.filter(({ action }) => action === 'key.minted'));
    const ofAnn = await activity({ workspace: ann.workspaceId, action: 'write', limit: '10' });
    expect(ofAnn.events.map(({ action }) => action)).toEqual(['write.create_campaign']);
    expect((await activity({ until: '2020-01-01' })).events).toEqual([]);
  });

  it('is a page for a person, and all of it for a spreadsheet', async () => {
    const { workspaceId } = await h.account();
    const events = Array.from({ length: 60 }, () => ({
      ...{ id: newId(), workspace_id: workspaceId, at: 1_000, actor_kind: 'key' as const },
      ...{ action: 'key.minted', target_kind: 'key', outcome: 'done', details: '{}' },
    }));
    await h.service.deps.store.db.insertInto('activity').values(events).execute();
    const page = await activity({ workspace: workspaceId, action: 'key' });
    expect([page.events.length, page.next === null]).toEqual([50, false]);
    const file = await activity({ workspace: workspaceId, action: 'key', csv: true });
    expect(file.events.length).toBeGreaterThanOrEqual(60);
    expect(file.next).toBeNull();
  });

  it('is never a spreadsheet that ends early', async () => {
    const { workspaceId } = await h.account();
    const { db } = h.service.deps.store;
    for (let from = 0; from <= 100_000; from += 10_000)
      await sql`insert into activity (id, workspace_id, at, actor_kind, action, outcome, details)
      with recursive numbers(n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n < ${sql.lit(from + 9_999)})
      select ${workspaceId} || n, cast(${workspaceId} as text), 2000 + n, 'key', 'key.minted', 'done', '{}' from numbers`.execute(
        db,
      );
    const all = { workspace: workspaceId, csv: true };
    await expect(activity(all)).rejects.toThrow('more than 100000 events');
    const part = await activity({ ...all, since: '1970-01-01T00:01:00Z' });
    expect([part.events.length > 50_000, part.next]).toEqual([true, null]);
  });
});

describe('the log', () => {
  const lineOf = (requestId: string) =>
    JSON.parse(h.logs.find((line) => line.includes(`"requestId":"${requestId}"`)) ?? '{}');

  it('names workspace, account and key of each request by their ids, and nobody by name', async () => {
    const { key, uid, workspaceId, email } = await h.connected();
    const { requestId } = await createCampaign(key);
    expect(lineOf(requestId)).toMatchObject({
      workspaceId,
      accountId: uid,
      keyId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 200,
    });
    const refusal = await h.call('GET /adnet/campaigns/nonsense', { key });
    expect(lineOf(refusal.headers.get('x-request-id') ?? '')).toMatchObject({ workspaceId });
    const stranger = await h.call('GET /account', { key: 'gr_live_nobody' });
    expect(lineOf(stranger.headers.get('x-request-id') ?? '')).not.toHaveProperty('accountId');
    expect(h.logs.filter((line) => line.includes(email))).toEqual([]);
  });
});
