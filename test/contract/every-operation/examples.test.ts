import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/operations/core/operation.ts';
import { operations } from '../../../src/operations/index.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { launchFor } from '../../helpers/house/launches.ts';
import {
  finishedReport,
  newKey,
  pictureUrl,
  seededHash,
  stage,
  withKey,
} from '../../helpers/house/publishing.ts';
import { expectDocumented } from '../../helpers/operations/documented.ts';
import { peopleParams } from '../../helpers/operations/member-params.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

type Example = NonNullable<Operation['example']>;

/** What only this service knows: ids it made, and a picture and a token it can reach. Made where the example names it. */
const ownValues = async (h: House, key: string, workspaceId: string, example: Example) => {
  const names = (part: object | undefined, pattern: RegExp) =>
    Object.keys(part ?? {}).some((name) => pattern.test(name));
  const createWith = async (route: string, body: object) =>
    String((await h.call(route, { key, body })).body.id);
  const objectIds = names(Object(example.body), /^(campaign|adset|creative)_id$/)
    ? await stage(h, key)
    : null;
  const body: Record<string, string> = {
    ...(objectIds && {
      campaign_id: objectIds.campaignId,
      adset_id: objectIds.adsetId,
      creative_id: objectIds.creativeId,
    }),
    image_hash: seededHash(h),
    image_url: pictureUrl(h),
    access_token: demo.systemUserToken,
  };
  const { params } = example;
  const hook = { url: 'https://hooks.example.com/' };
  return {
    body,
    params: {
      workspace_id: workspaceId,
      ...(names(params, /^id$/) && { id: await createWith('POST /account/api-keys', {}) }),
      ...(names(params, /^webhook_id$/) && {
        webhook_id: await createWith('POST /account/webhooks', hook),
      }),
    } as Record<string, string>,
  };
};

/** Puts our values where the example has some, and leaves everything else as it stands. */
const fillExample = (example: object, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(example).map(([name, value]) => [name, values[name] ?? value]));

/** Every name in the example is a name in the answer, at the same place. */
const expectNames = (example: unknown, answer: unknown, at: string) => {
  if (Array.isArray(example)) {
    expect(Array.isArray(answer), at).toBe(true);
    // Checked just above.
    const [first] = answer as unknown[];
    if (example.length > 0 && first !== undefined) expectNames(example[0], first, `${at}[0]`);
  } else if (typeof example === 'object' && example !== null) {
    expect(answer, at).toBeTypeOf('object');
    for (const [name, value] of Object.entries(example)) {
      expect(answer, `${at}.${name}`).toHaveProperty([name]);
      // It has the property, so it can be read as a record.
      expectNames(value, (answer as Record<string, unknown>)[name], `${at}.${name}`);
    }
  }
};

/** Calls that need the world in another state first. */
const preparations: Record<string, (key: string, workspaceId: string) => Promise<unknown>> = {
  // It tells of ad accounts that something was made in.
  'clients.list': (key) => stage(h, key),
  'workspaces.unarchive': (key, id) => h.call(`DELETE /account/workspaces/${id}`, { key }),
  'guardrails.get': (key, id) =>
    h.call(`PUT /account/workspaces/${id}/guardrails`, {
      key,
      body: operations.find((one) => one.id === 'guardrails.put')?.example?.body,
    }),
  'defaults.get': (key) =>
    h.call('PUT /adnet/defaults', {
      key,
      body: operations.find((one) => one.id === 'defaults.put')?.example?.body,
    }),
};

describe('the example of', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s works as it stands',
    async (id, { route, example, status = 200, idempotent, takes }) => {
      if (!example) throw new Error('there is none');
      const { key, workspaceId } = await h.connected({ plan: 'agency' });
      const values = await ownValues(h, key, workspaceId, example);
      await preparations[id]?.(key, workspaceId);
      // The platform's own ids stand in the sandbox as they stand in the example.
      const paramValues = route.includes('/reports/')
        ? { id: await finishedReport(h, key) }
        : route.includes('/launches/{id}')
          ? { id: await launchFor(h, key, id) }
          : id.startsWith('members.')
            ? await peopleParams(h, id, { key, workspaceId })
            : route.includes(' /adnet/')
              ? {}
              : values.params;
      const params = fillExample(example.params ?? {}, paramValues);
      const path = route.replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
      const query = new URLSearchParams(example.query).toString();
      const answer = await h.call(query ? `${path}?${query}` : path, {
        key,
        // A body is a file or an object wherever there is one.
        ...(takes && { body: example.body }),
        ...(!takes &&
          example.body !== undefined && { body: fillExample(example.body as object, values.body) }),
        headers: { ...(idempotent && withKey(newKey())), ...(takes && { 'content-type': takes }) },
      });
      expect(answer.status, answer.text).toBe(status);
      expectDocumented(answer, path);
      expectNames(example.answer, answer.body, id);
    },
  );
});
