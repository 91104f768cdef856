import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Failure } from '../../src/contract/failures.ts';
import { RelayedAnswer } from '../../src/kernel/answers/relayed.ts';
import type { mintKey } from '../../src/operations/api-keys/mint-key.ts';
import { createInvoker } from '../../src/operations/core/invoke.ts';
import { operations } from '../../src/operations/index.ts';
import { codeOf, house } from '../helpers/house/house.ts';
import { type Actor, requestFor } from '../helpers/operations/operation-requests.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house());
let actor: Actor;
beforeAll(async () => {
  const { key, workspaceId } = await h.connected();
  actor = { key, targetId: workspaceId };
});

/** The operation called past HTTP, from plain data, as another door would. */
const invoke = async (operation: (typeof operations)[number], apiKey: string | null) => {
  const { route, request } = requestFor(operation, actor);
  const names = [...operation.route.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const pattern = operation.route.replace(/\{\w+\}/g, '([^/]+)');
  const values = new RegExp(`^${pattern}$`).exec(route)?.slice(1) ?? [];
  try {
    const result = await createInvoker(h.service.deps).prepare(operation)({
      requestId: 'r1',
      credentials: { kind: 'key', apiKey, workspaceId: null },
      params: Object.fromEntries(names.map((name, at) => [name, values[at]])),
      query: {},
      readBody: async () => request.body,
      accessToken: null,
      idempotencyKey: null,
      whenGone: () => {},
    });
    return result instanceof RelayedAnswer ? result.status : (operation.status ?? 200);
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

describe('an operation called from plain data', () => {
  it.each(operations)('$id: is let in and answered as over HTTP', async (operation) => {
    const { route, request } = requestFor(operation, actor);
    const answer = await h.call(route, request);
    const overHttp = codeOf(answer) ?? answer.status;
    // What the first of the two calls has done, the second one finds done.
    const doneBefore: Record<string, string> = {
      'workspaces.archive': 'already_archived',
      'connection.delete': 'adnet_not_connected',
    };
    expect(await invoke(operation, actor.key ?? null)).toBe(doneBefore[operation.id] ?? overHttp);
    if (operation.id in doneBefore) {
      const { key, workspaceId } = await h.connected();
      actor = { key, targetId: workspaceId };
    }
  });

  it.each(operations)('$id: asks for a key first', async (operation) => {
    expect(await invoke(operation, null)).toBe('unauthorized');
  });

  it('keeps its input and output types', () => {
    const body: z.input<NonNullable<typeof mintKey.input>['body'] & z.ZodType> = { name: 'CI' };
    // @ts-expect-error: a key's name is text
    const wrong: typeof body = { name: 7 };
    const key: z.output<typeof mintKey.output>['key'] = 'gr_live_…';
    expect([body, wrong, key]).toHaveLength(3);
  });
});

describe('how long operations take', () => {
  it('is told by the metrics', async () => {
    await h.call('GET /account', { ...(actor.key && { key: actor.key }) });
    const text = await (await fetch(`${h.service.address}/metrics`)).text();
    const sum = /greenroom_request_seconds_sum\{operation="account.get"\} (\S+)/.exec(text);
    expect(Number(sum?.[1])).toBeGreaterThan(0);
  });
});
