import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { launch, launchCampaign, over, started, until } from '../../helpers/house/launches.ts';
import { campaignBody, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const brief = {
  audience: 'clinic managers',
  product: 'Tidewell, a scheduling app for small clinics',
  benefits: ['patients book online', 'automatic reminders'],
};

const usageFor = async (key: string) => (await h.call('GET /account', { key })).body;

const payersOfWrites = async (workspaceId: string) => {
  const rows = await h.service.deps.store.db
    .selectFrom('writes')
    .select('account_id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .execute();
  return rows.map(({ account_id }) => account_id);
};

describe('what happens in a workspace is paid by the account that created it', () => {
  it('a member on the free plan publishes with the limits of the payer’s plan', async () => {
    const host = await h.connected({ plan: 'starter' });
    const guest = await h.member(host.workspaceId, 'editor', 'free');
    const answer = await h.call('POST /adnet/campaigns', { key: guest.key, body: campaignBody() });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('ratelimit-policy')).toContain('60;w=3600');
    expect(await payersOfWrites(host.workspaceId)).toEqual([host.uid]);
  });

  it('a member on a higher plan gets no more than the payer has', async () => {
    const host = await h.account({ plan: 'free' });
    const guest = await h.member(host.workspaceId, 'owner', 'agency');
    expect(codeOf(await h.call('GET /adnet/ad-accounts', { key: guest.key }))).toBe(
      'plan_required',
    );
  });

  it('credits and AI calls are the payer’s, whoever asks', async () => {
    const host = await h.account({ plan: 'starter' });
    const guest = await h.member(host.workspaceId, 'editor', 'pro');
    const copyAnswer = await h.call('POST /generate/ad-copy', { key: guest.key, body: brief });
    expect(copyAnswer.status, copyAnswer.text).toBe(200);
    const [hostUsage, guestUsage, home] = [
      await usageFor(host.key),
      await usageFor(guest.key),
      await usageFor(guest.homeKey),
    ];
    expect(hostUsage.usage).toMatchObject({
      plan: 'starter',
      credits_used: 10,
      credits_total: 500,
    });
    expect(guestUsage).toMatchObject({
      uid: guest.uid,
      email: guest.email,
      usage: hostUsage.usage,
    });
    expect(guestUsage.ai_calls.used_today).toBe(1);
    expect(home.usage).toMatchObject({ plan: 'pro', credits_used: 0 });
  });

  it('a launch counts on the payer, and goes on when whoever started it is gone', async () => {
    const host = await h.connected({ plan: 'pro' });
    const guest = await h.member(host.workspaceId, 'editor', 'free');
    const id = started(await launch(h, guest.key, { account_id: usd, campaign: launchCampaign }));
    await h.operate('accounts disable', { email: guest.email });
    expect((await until(h, host.key, id, over)).state).toBe('done');
    expect(await payersOfWrites(host.workspaceId)).toEqual([host.uid]);
  });

  it('a payer who is switched off stops everybody there, and nobody elsewhere', async () => {
    const host = await h.connected();
    const guest = await h.member(host.workspaceId, 'admin');
    await h.operate('accounts disable', { email: host.email });
    expect(codeOf(await h.call('GET /adnet/ad-accounts', { key: guest.key }))).toBe('api_disabled');
    expect((await h.call('GET /account/workspaces', { key: guest.key })).status).toBe(200);
    expect((await h.call('GET /account', { key: guest.homeKey })).status).toBe(200);
  });

  it('a new workspace is counted on whoever creates it, by their own plan', async () => {
    const host = await h.account({ plan: 'agency' });
    const guest = await h.member(host.workspaceId, 'owner', 'free');
    const answer = await h.call('POST /account/workspaces', {
      key: guest.key,
      body: { name: 'One too many' },
    });
    expect(codeOf(answer)).toBe('workspace_limit');
  });

  it('another owner who unarchives it takes a slot of the payer’s', async () => {
    const host = await h.account({ plan: 'free' });
    const guest = await h.member(host.workspaceId, 'owner', 'agency');
    const path = `/account/workspaces/${host.workspaceId}`;
    await h.call(`DELETE ${path}`, { key: host.key });
    await h.call('POST /account/workspaces', { key: host.key, body: { name: 'B' } });
    const answer = await h.call(`POST ${path}/unarchive`, { key: guest.homeKey });
    expect(codeOf(answer)).toBe('workspace_limit');
  });
});
