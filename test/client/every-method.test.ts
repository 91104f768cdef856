import { beforeAll, describe, expect, it } from 'vitest';
import { Greenroom } from '../../packages/client/src/index.ts';
import { operations } from '../../src/operations/index.ts';
import { demo } from '../../src/sandbox/sandbox.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { finishedReport, pictureUrl, seededHash, stage } from '../helpers/publishing.ts';

const h = held(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

let staged: Record<string, string> = {};
let shared: Awaited<ReturnType<typeof h.connected>>;

/** After these the workspace is no longer what the others need. */
const spoils = /^(workspaces\.(un)?archive|connection\.)/;

beforeAll(async () => {
  shared = await h.connected({ plan: 'agency' });
  const { campaignId, adsetId, creativeId } = await stage(h, shared.key);
  staged = {
    campaign_id: campaignId,
    adset_id: adsetId,
    creative_id: creativeId,
    image_hash: seededHash(h),
    image_url: pictureUrl(h),
    access_token: demo.systemUserToken,
  };
});

type AnyClient = Record<string, Record<string, (input: object) => Promise<unknown>>>;

const clientFor = (key: string) =>
  new Greenroom({ url: h.service.address, apiKey: key }) as unknown as AnyClient;

/** The path values that only this house knows, made through the client itself. */
const ownParams = async (id: string, client: AnyClient, key: string, workspaceId: string) => {
  if (/^reports\.(get|rows)/.test(id)) return { id: await finishedReport(h, key) };
  if (id === 'apiKeys.revoke') return (await client['apiKeys']?.['mint']?.({})) as { id: string };
  if (id.startsWith('webhooks.')) {
    const made = await client['webhooks']?.['create']?.({ url: 'https://hooks.example.com/' });
    return { webhook_id: (made as { id: string }).id };
  }
  if (id === 'workspaces.unarchive')
    await client['workspaces']?.['archive']?.({ workspace_id: workspaceId });
  return { workspace_id: workspaceId };
};

/** Our own values where the example has some. */
const own = (example: object, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(example).map(([name, value]) => [name, values[name] ?? value]));

describe('the client', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'has %s, and its example works as it stands',
    async (id, { example }) => {
      if (!example) throw new Error('there is none');
      const { key, workspaceId } = spoils.test(id) ? await h.connected() : shared;
      const client = clientFor(key);
      const params = await ownParams(id, client, key, workspaceId);
      const [group = '', name = ''] = id.split('.');
      const answer = await client[group]?.[name]?.({
        ...example.query,
        ...own(example.params ?? {}, { ...params }),
        // A body is an object wherever there is one.
        ...own((example.body ?? {}) as object, staged),
      });
      expect(answer).toBeTypeOf('object');
      for (const member of Object.keys(example.answer as object))
        expect(answer, id).toHaveProperty([member]);
    },
  );
});
