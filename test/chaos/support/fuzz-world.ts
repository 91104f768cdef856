import { demo } from 'graph-ads-sandbox';
import { defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import { fingerprint } from '../../../src/secrets/api-key.ts';
import type { ConnectionRow } from '../../../src/store/schema/tables.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { type Engine, type House, house } from '../../helpers/house/house.ts';
import { eur, jpy, pictureUrl, seededHash, stage, usd } from '../../helpers/house/publishing.ts';
import type { FuzzWorld } from './fuzz-requests.ts';
import { linkAddresses } from './fuzz-values.ts';

const plenty = 1_000_000_000;

const plansOf = () => {
  const roomy = proPlan({
    workspaces: plenty,
    credits_per_month: plenty,
    ai_calls_per_day: plenty,
    writes_per_hour: plenty,
    writes_per_day: plenty,
  });
  const tiny = proPlan({
    workspaces: 1,
    credits_per_month: 25,
    ai_calls_per_day: 1,
    writes_per_hour: 1,
  });
  return { ...defaultPlans, roomy, tiny };
};

/** A house with a caller of each kind, which is repaired after requests that damage it. */
export const fuzzWorld = async (engine: Engine) => {
  const h = await house({
    engine,
    env: { LOG_LEVEL: 'warn', WRITE_COOLDOWN_SECONDS: '86400' },
    config: { plans: plansOf() },
  });
  const owner = await h.connected({ plan: 'roomy' });
  const locked = await h.connected({ plan: 'roomy', unlocked: false });
  const tiny = await h.connected({ plan: 'tiny' });
  const bare = await h.account({ plan: 'roomy' });
  const free = await h.account({ plan: 'free' });
  const members = [];
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.push(await h.member(owner.workspaceId, role));
  const side = await h.call('POST /account/workspaces', { key: owner.key, body: { name: 'Side' } });
  const spare = await h.call('POST /account/api-keys', { key: owner.key, body: {} });
  const objects = await stage(h, owner.key);
  const actors = [owner, ...members, locked, tiny, bare, free];
  const workspaceIds = [...actors.map(({ workspaceId }) => workspaceId), String(side.body.id)];
  const world: FuzzWorld = {
    keys: actors.map(({ key }) => key),
    workspaceIds,
    hints: hintsFor(h, objects, workspaceIds, [String(spare.body.id)]),
  };
  const mend = mender(h, world.keys, workspaceIds);
  await mend.remember();
  return { h, world, owner, members, mend: mend.mend, live: liveObjects(h) };
};

type StageObjects = Awaited<ReturnType<typeof stage>>;

const anyAd = (h: House) => String(h.sandbox.control.objects('ad')[0]?.['id']);

/** Values of this house for names in the contract. */
const hintsFor = (h: House, objects: StageObjects, workspaceIds: string[], keyIds: string[]) => ({
  account_id: [
    usd,
    usd,
    usd,
    usd,
    usd,
    usd,
    eur,
    jpy,
    demo.usdAccountId,
    `act_${demo.disabledAccountId}`,
  ],
  // Only accounts: for a level above its object, the platform just answers "unknown".
  object_id: [usd, usd, eur, 'act_1', '123'],
  workspace_id: [...Array<string | undefined>(6).fill(workspaceIds.at(-1)), ...workspaceIds],
  // Our keys, and objects of the platform.
  id: [...keyIds, objects.campaignId, objects.adsetId, objects.creativeId, anyAd(h)],
  campaign_id: [objects.campaignId],
  adset_id: [objects.adsetId],
  creative_id: [objects.creativeId],
  page_id: [demo.usdPageId],
  instagram_user_id: [demo.usdInstagramId],
  image_hash: [seededHash(h)],
  image_url: [
    ...Array<string>(6).fill(pictureUrl(h)),
    `${h.service.platform.sandboxOrigin}/media/none`,
    'http://127.0.0.1:1/x.png',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://0x7f.1/',
    'ftp://127.0.0.1/x.png',
    'file:///etc/passwd',
  ],
  q: ['hik', 'los', 'german'],
  kind: ['interests', 'demographics', 'behaviors,life_events', 'shoes'],
  location_types: ['city', 'country,region', 'town'],
  country_code: ['US', 'de', 'XX'],
  hashes: [seededHash(h)],
  fields: ['id,name', 'id'],
  targeting: [
    { geo_locations: { countries: ['US'] }, interests: [{ id: '6003397425735' }] },
    { geo_locations: { countries: ['FR'] }, flexible_spec: [{ behaviors: [{ id: '1' }] }] },
    { age_min: 20 },
  ],
  creative: [
    { creative_id: objects.creativeId },
    { page_id: demo.usdPageId, link_url: 'https://example.com/', status: 'ACTIVE' },
    { page_id: 'x' },
  ],
  link_url: [...linkAddresses, 'javascript:alert(1)'],
  optimization_goal: ['LINK_CLICKS', 'LINK_CLICKS', 'LINK_CLICKS', 'APP_INSTALLS', 'REACH'],
  billing_event: ['IMPRESSIONS'],
  daily_budget: [2000, 2000, 2000, 1],
  special_ad_categories: [[], ['HOUSING'], ['NONE']],
  access_token: [demo.systemUserToken, demo.analystToken, demo.expiredToken, demo.foreignToken],
  time_range: ['last_7d', 'last_30d', 'today', 'lifetime', 'maximum'],
  breakdown: ['age', 'age,gender', 'country', 'nonsense'],
  product: ['Northlight, a two-person tent for winter nights', '<b>A</b> scheduling app'],
  audience: ['weekend hikers', 'clinic managers'],
  offer: ['14-day free trial', '20% off until Sunday'],
  language: ['English', 'de', 'Klingon', 'fr'],
});

/** Undoes what requests may do to the accounts of this house, so that later requests still work. */
const mender = ({ service }: House, keys: string[], workspaceIds: string[]) => {
  const { db } = service.deps.store;
  const fingerprints = keys.map(fingerprint);
  let connections: ConnectionRow[] = [];
  return {
    async remember() {
      connections = await db.selectFrom('connections').selectAll().execute();
    },
    async mend() {
      const own = { archived_at: null };
      // Guardrails would refuse all later requests.
      await db.updateTable('workspaces').set({ guardrails: null }).execute();
      await db
        .updateTable('workspaces')
        .set(own)
        .where('id', 'in', workspaceIds.slice(0, -1))
        .execute();
      const alive = { revoked_at: null, guardrails: null };
      await db
        .updateTable('api_keys')
        .set(alive)
        .where('fingerprint', 'in', fingerprints)
        .execute();
      const unconnected = workspaceIds.filter(
        (id) => !connections.some(({ workspace_id }) => workspace_id === id),
      );
      await db.deleteFrom('connections').where('workspace_id', 'in', unconnected).execute();
      // Other requests run at the same time, so a row may exist or not.
      for (const row of connections)
        await db
          .insertInto('connections')
          .values(row)
          .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
          .execute();
    },
  };
};

const kinds = ['campaign', 'adset', 'ad'] as const;

/** Objects on the platform that are not paused, but were at the start. */
const liveObjects = ({ sandbox }: House) => {
  const statusOf = () =>
    new Map(
      kinds.flatMap((kind) =>
        sandbox.control.objects(kind).map((one) => [`${kind} ${one['id']}`, String(one['status'])]),
      ),
    );
  const before = statusOf();
  return () => {
    const now = [...statusOf()];
    return {
      made: now.filter(([name]) => !before.has(name)).length,
      live: now.filter(([name, status]) => status !== (before.get(name) ?? 'PAUSED')),
    };
  };
};
