import { demo } from 'graph-ads-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { Greenroom } from '../../packages/client/src/index.ts';
import { operations } from '../../src/operations/index.ts';
import { house } from '../helpers/house/house.ts';
import { pictureUrl, seededHash, stage } from '../helpers/house/publishing.ts';
import { ownParams } from '../helpers/operations/example-params.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

let staged: Record<string, string> = {};
let agency: Awaited<ReturnType<typeof h.connected>>;

/** After these the workspace is no longer what the others need. */
const spoils = /^(workspaces\.(un)?archive|connection\.|guardrails\.)/;

beforeAll(async () => {
  agency = await h.connected({ plan: 'agency' });
  const { campaignId, adsetId, creativeId } = await stage(h, agency.key);
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

/** Methods that do not answer the example in this world, and what becomes of them instead. */
const otherwise: Record<string, (answer: Promise<unknown>) => Promise<unknown>> = {
  'launches.watch': async (answer) => {
    const events = (await answer) as ReadableStream<Uint8Array>;
    const reader = events.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('event: launch');
    await reader.cancel();
  },
  // Nobody has set any.
  'defaults.get': async (answer) => expect(await answer).toEqual({}),
  'guardrails.get': async (answer) => expect(await answer).toBeTypeOf('object'),
  'launches.fromCsv': async (answer) =>
    expect(await answer).toMatchObject({ body: { campaign: { name: 'Spring' } } }),
};

const inputs: Record<string, object> = {
  'launches.fromCsv': { file: 'campaign,ad_set,message\nSpring,Hikers,Sleep warm.\n' },
};

/** Our own values where the example has some. */
const own = (example: object, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(example).map(([name, value]) => [name, values[name] ?? value]));

/** A body is given field by field, a table whole. */
const bodyOf = (body: unknown) =>
  typeof body === 'string' ? { file: body } : own((body ?? {}) as object, staged);

describe('the client', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'has %s, and its example works as it stands',
    async (id, { example }) => {
      const input = inputs[id] ?? example;
      if (!input) throw new Error('there is none');
      const { key, workspaceId } = spoils.test(id) ? await h.connected() : agency;
      const client = clientFor(key);
      const params = await ownParams(h, id, { key, workspaceId });
      const [group = '', name = ''] = id.split('.');
      const call = client[group]?.[name]?.({
        ...inputs[id],
        ...example?.query,
        ...own(example?.params ?? {}, { ...params }),
        ...bodyOf(example?.body),
      });
      if (!call) throw new Error('there is no such method');
      const other = otherwise[id];
      await other?.(call);
      if (other || !example) return;
      const answer = await call;
      expect(answer).toBeTypeOf('object');
      for (const member of Object.keys(example.answer as object))
        expect(answer, id).toHaveProperty([member]);
    },
  );
});
