// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { callerOf, message, platformIn, post, textOf, toolsOf } from '../../helpers/callers/mcp.ts';
import { house } from '../../helpers/house/house.ts';
import { jpy, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { CORS_ORIGINS: 'https://agents.example' } }));

const toolNames = [
  'whoami',
  'list_workspaces',
  'connection_status',
  'create_connect_link',
  'list_ad_accounts',
  'list_assets',
  'list_objects',
  'get_object',
  'get_insights',
  'search_targeting',
  'generate_ad_copy',
  'upload_media',
  'plan_launch',
  'launch',
  'launch_status',
];
const writing = ['generate_ad_copy', 'upload_media', 'plan_launch', 'launch'];
const names = (tools: Record<string, never>[]) => tools.map(({ name }) => String(name));

describe('the list of tools', () => {
  it('has fifteen of them and less than 15 KB, as sent', async () => {
    const { key } = await h.account();
    const { text, tools } = await toolsOf(h, key);
    expect(names(tools)).toEqual(toolNames);
    expect(Buffer.byteLength(text)).toBeLessThan(15 * 1024);
  });

  it('is closed, takes a workspace everywhere, and says truly what a tool does', async () => {
    const { key } = await h.account();
    const { tools } = await toolsOf(h, key);
    const makers = ['create_connect_link', 'generate_ad_copy', 'upload_media', 'launch'];
    const idempotentTools = [
      ...toolNames.filter((name) => !makers.includes(name)),
      'upload_media',
      'launch',
    ];
    for (const {
      name,
      title,
      description,
      inputSchema,
      annotations,
    } of tools as never[] as Listed[]) {
      expect(inputSchema.additionalProperties, name).toBe(false);
      expect(inputSchema.properties, name).toHaveProperty('workspace_id');
      expect(description.length, name).toBeLessThan(500);
      expect(annotations, name).toEqual({
        readOnlyHint: !makers.includes(name),
        destructiveHint: false,
        idempotentHint: idempotentTools.includes(name),
        openWorldHint: true,
      });
      expect(title, name).toMatch(/^[A-Z][a-zI ]+$/);
    }
  });

  it('says for each part of a launch what goes in, in the plan and in the launch', async () => {
    const { key } = await h.account();
    const { tools } = await toolsOf(h, key);
    for (const toolName of ['plan_launch', 'launch']) {
      const tool = (tools as never[] as Listed[]).find(({ name }) => name === toolName);
      for (const part of ['defaults', 'campaign', 'ad_sets', 'images', 'copies', 'ads'])
        expect(tool?.inputSchema.properties, `${toolName} ${part}`).toHaveProperty([
          part,
          'description',
        ]);
    }
  });

  it('offers a viewer what reads, an editor what writes, and an admin the link', async () => {
    const { workspaceId } = await h.account();
    const toolNamesOf = async (role: 'viewer' | 'editor' | 'admin') =>
      names((await toolsOf(h, (await h.member(workspaceId, role)).key)).tools);
    const reading = toolNames.filter((name) => ![...writing, 'create_connect_link'].includes(name));
    expect(await toolNamesOf('viewer')).toEqual(reading);
    expect(await toolNamesOf('editor')).toEqual(
      toolNames.filter((one) => one !== 'create_connect_link'),
    );
    expect(await toolNamesOf('admin')).toEqual(toolNames);
  });

  it('leaves the decision to the operation: a viewer who calls launch all the same is refused', async () => {
    const { workspaceId } = await h.connected();
    const { key } = await h.member(workspaceId, 'viewer');
    const answer = await callerOf(h, key)('launch', { account_id: usd, campaign: { name: 'x' } });
    expect(answer).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'workspace_role' } },
    });
  });
});

type Listed = {
  name: string;
  title: string;
  description: string;
  inputSchema: { additionalProperties: unknown; properties: object };
  annotations: object;
};

describe('callers of the tools', () => {
  it('is told by the key, before the message is read; nothing leads to another sign-in', async () => {
    for (const key of [null, 'gr_live_nobody', 'x']) {
      const response = await post(h, key, 'not json {');
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32000 } });
    }
    for (const path of ['oauth-protected-resource', 'oauth-authorization-server']) {
      const response = await fetch(`${h.service.address}/.well-known/${path}`);
      expect(response.status).toBe(404);
    }
  });

  it('GET and DELETE are 405: there is no session and no stream', async () => {
    const { key } = await h.account();
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${h.service.address}/mcp`, { method, headers });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('a page in a browser only from an origin that the operator named', async () => {
    const { key } = await h.account();
    const requestFrom = (origin: string) => post(h, key, message('tools/list'), { origin });
    expect((await requestFrom('https://evil.example')).status).toBe(403);
    expect((await requestFrom('null')).status).toBe(403);
    expect((await requestFrom(h.service.address)).status).toBe(200);
    const response = await requestFrom('https://agents.example');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://agents.example');
  });

  it('workspace_id names another workspace, in every tool', async () => {
    const { key, workspaceId } = await h.account();
    const other = await h.call('POST /account/workspaces', { key, body: { name: 'Other' } });
    const call = callerOf(h, key);
    const status = await call('connection_status');
    const otherStatus = await call('connection_status', { workspace_id: other.body.id });
    expect(status.structuredContent.workspace_id).toBe(workspaceId);
    expect(otherStatus.structuredContent.workspace_id).toBe(other.body.id);
    const stranger = await h.account();
    const refusal = await call('whoami', { workspace_id: stranger.workspaceId });
    expect(refusal.structuredContent).toMatchObject({
      error: { code: 'workspace_forbidden' },
      next_step: expect.stringContaining('list_workspaces'),
    });
  });
});

describe('what a tool answers', () => {
  it('platform answers are Meta’s own text; ours are structured as well', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const accounts = await call('list_ad_accounts');
    expect(accounts.content[0]?.text).toBe((await h.call('GET /adnet/ad-accounts', { key })).text);
    expect(accounts.structuredContent).toBeUndefined();
    const me = await call('whoami');
    expect(me.structuredContent).toMatchObject({
      usage: { plan: 'pro' },
      workspace: { role: 'owner' },
    });
    expect(JSON.parse(me.content[0]?.text ?? '')).toEqual(me.structuredContent);
  });

  it('a list that is over says of which ad account, and the workspaces say when each connection ends', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const pages = await call('list_assets', { kind: 'pages', account_id: usd });
    expect(textOf(pages)).toContain(`These are all rows of ${usd}.`);
    const ads = await call('list_objects', { kind: 'campaigns', account_id: jpy, limit: 100 });
    expect(textOf(ads)).toContain(
      `These are all rows of ${jpy}; other ad accounts have their own.`,
    );
    const { structuredContent } = await call('list_workspaces');
    expect(structuredContent).toMatchObject({
      workspaces: [{ current: true, state: expect.any(String), days_left: null }],
    });
  });

  it('names the missing ad account as the tool names its argument', async () => {
    const { key } = await h.connected();
    await h.call('PUT /adnet/connection/ad-account', { key, body: { account_id: null } });
    const call = callerOf(h, key);
    expect(textOf(await call('get_insights'))).toContain('"field":"object_id"');
    expect(textOf(await call('list_objects', { kind: 'ads' }))).toContain('"field":"account_id"');
  });

  it('a language that the writer lacks: nothing that only an operator could do', async () => {
    const { key } = await h.connected();
    const brief = { product: 'Tent for two', audience: 'hikers', language: 'Icelandic' };
    const text = textOf(await callerOf(h, key)('generate_ad_copy', brief));
    expect(text).toContain('supported_languages');
    expect(text).not.toMatch(/operator|COPY_|configure/);
  });

  it('money comes with its currency', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const dollars = await call('list_objects', { kind: 'campaigns', account_id: usd, limit: 1 });
    expect(textOf(dollars)).toContain('smallest unit of USD: 1000 is 10.00 USD');
    const yen = await call('list_objects', { kind: 'adsets', account_id: jpy, limit: 1 });
    expect(textOf(yen)).toContain('smallest unit of JPY: 1000 is 1000 JPY');
    const [campaign] = platformIn(dollars).data;
    const one = await call('get_object', { kind: 'campaign', id: campaign.id });
    expect(textOf(one)).toContain('1000 is 10.00 USD');
    const fields = 'spend,impressions';
    const insights = await call('get_insights', { object_id: usd, fields, limit: 1 });
    expect(platformIn(insights).data[0].account_currency).toBe('USD');
  });

  it('asks for the currency once', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const ask = () => call('list_objects', { kind: 'campaigns', account_id: usd, limit: 1 });
    await ask();
    const callCount = h.sandbox.control.callCount();
    await ask();
    expect(h.sandbox.control.callCount() - callCount).toBe(1);
  });

  it('the pinned ad account stands in where none is named', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const refusal = await call('list_objects', { kind: 'ads' });
    expect(refusal.structuredContent.error.fields[0].message).toContain('list_ad_accounts');
    await h.call('PUT /adnet/connection/ad-account', { key, body: { account_id: usd } });
    const answer = await call('list_objects', { kind: 'ads' });
    expect(platformIn(answer).data.length).toBeGreaterThan(0);
  });

  it('a list goes on with a cursor, and long rows make a shorter page that says so', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const input = { kind: 'campaigns', account_id: usd, limit: 2 };
    const first = await call('list_objects', input);
    const after = /after=(\S+)/.exec(textOf(first))?.[1];
    const second = await call('list_objects', { ...input, after });
    expect(platformIn(second).data[0].id).not.toBe(platformIn(first).data[0].id);
    const long = await call('get_insights', {
      object_id: usd,
      level: 'ad',
      time_increment: '1',
      limit: 100,
    });
    expect(textOf(long)).toMatch(/Cut to \d+ rows because they are long/);
    expect(textOf(long).length).toBeLessThan(51_000);
    expect(platformIn(long).data.length).toBeLessThan(100);
  });

  it('is found for words as models spell them', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const input = { account_id: usd, limit: '1' };
    for (const kind of ['adsets', 'ad_sets', 'Ad Set', 'adset']) {
      const answer = await call('list_objects', { kind, ...input, after: null });
      expect(answer.isError, kind).toBeUndefined();
    }
    const refusal = await call('list_objects', { knd: 'ads', ...input });
    expect(refusal.structuredContent.error.fields).toContainEqual({
      field: 'knd',
      message: expect.stringContaining('did you mean kind?'),
    });
  });

  it('never a secret: neither tokens nor keys', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const answers = await Promise.all(
      [
        'whoami',
        'list_workspaces',
        'connection_status',
        'list_ad_accounts',
        'create_connect_link',
      ].map((name) => call(name)),
    );
    const all = JSON.stringify(answers);
    expect(all).not.toContain(demo.systemUserToken);
    expect(all).not.toContain('gr_live_');
    expect(all).toContain('/connect/');
  });
});
