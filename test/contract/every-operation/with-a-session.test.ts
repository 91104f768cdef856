// One store is enough: it asks the store for nothing but the caller.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/contract/failures.ts';
import { createInvoker, type Invoker } from '../../../src/operations/core/invoke.ts';
import type { Operation } from '../../../src/operations/core/operation.ts';
import { operations } from '../../../src/operations/index.ts';
import { randomSecret } from '../../../src/secrets/random-secret.ts';
import { startSession } from '../../../src/sign-in/session.ts';
import { type Role, roles } from '../../../src/store/people/roles.ts';
import { house } from '../../helpers/house/house.ts';
import { accessCodes, needs, requestFor } from '../../helpers/operations/operation-requests.ts';
import { sample, thinner, thinnerRoles } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

/** The access table once more, for somebody who signed in: asked as the console asks. */
const h = shared(() => house());
let invoker: Invoker;
beforeAll(async () => {
  invoker = createInvoker(h.service.deps);
});

type Visitor = { session: string | null; workspaceId: string | null; targetId: string };

const signIn = (accountId: string) =>
  startSession(h.service.deps.store.db, accountId, 'link', { address: null, agent: null });

const invoke = async (operation: Operation, { session, workspaceId, targetId }: Visitor) => {
  const { route, request } = requestFor(operation, { targetId });
  const names = [...operation.route.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const pattern = operation.route.replace(/\{\w+\}/g, '([^/]+)');
  const values = new RegExp(`^${pattern}$`).exec(route)?.slice(1) ?? [];
  try {
    await invoker.prepare(operation)({
      requestId: randomUUID(),
      credentials: { kind: 'session', session, workspaceId },
      params: Object.fromEntries(names.map((name, at) => [name, values[at]])),
      query: {},
      readBody: async () => request.body,
      accessToken: null,
      idempotencyKey: null,
      whenGone: () => {},
    });
    return 'let in';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return accessCodes.includes(error.code) ? error.code : 'let in';
  }
};

const owner = async (plan = 'pro') => {
  const { uid, workspaceId, email } = await h.account({ plan });
  return { uid, email, targetId: workspaceId, workspaceId, session: await signIn(uid) };
};

const member = async (role: Role) => {
  const host = await h.account();
  // On the plan that allows least: what counts is what the workspace's payer has.
  const guest = await h.member(host.workspaceId, role, 'free');
  return {
    targetId: host.workspaceId,
    workspaceId: host.workspaceId,
    session: await signIn(guest.uid),
  };
};

type Situation = { title: string; visitor(): Promise<Visitor>; verdict(kind: string): string };
const always = (code: string) => () => code;

const situations: Situation[] = [
  {
    title: 'no session',
    visitor: async () => ({ ...(await owner()), session: null }),
    verdict: always('unauthorized'),
  },
  {
    title: 'an unknown session',
    visitor: async () => ({ ...(await owner()), session: randomSecret() }),
    verdict: always('unauthorized'),
  },
  {
    title: 'an API key for a session',
    visitor: async () => {
      const { key, workspaceId } = await h.account();
      return { session: key, workspaceId, targetId: workspaceId };
    },
    verdict: always('unauthorized'),
  },
  {
    title: 'an unknown workspace',
    visitor: async () => ({ ...(await owner()), workspaceId: randomUUID() }),
    verdict: always('workspace_not_found'),
  },
  {
    title: 'a foreign workspace',
    visitor: async () => ({ ...(await owner()), workspaceId: (await owner()).targetId }),
    verdict: always('workspace_forbidden'),
  },
  {
    title: 'a disabled account',
    visitor: async () => {
      const visitor = await owner();
      await h.operate('accounts disable', { email: visitor.email });
      return visitor;
    },
    verdict: always('api_disabled'),
  },
  {
    title: 'the free plan',
    visitor: () => owner('free'),
    verdict: (kind) => (kind === 'adnet' ? 'plan_required' : 'let in'),
  },
  {
    title: 'no workspace named',
    visitor: async () => ({ ...(await owner()), workspaceId: null }),
    verdict: always('let in'),
  },
  {
    title: 'an archived workspace',
    visitor: async () => {
      const { uid, key, workspaceId } = await h.account();
      await h.call(`DELETE /account/workspaces/${workspaceId}`, { key });
      return { session: await signIn(uid), workspaceId, targetId: workspaceId };
    },
    verdict: (kind) => (kind === 'workspace' || kind === 'adnet' ? 'workspace_archived' : 'let in'),
  },
  {
    title: 'a membership that was removed',
    visitor: async () => {
      const host = await h.account();
      const guest = await h.member(host.workspaceId, 'owner');
      await h.operate('members remove', { workspace: host.workspaceId, email: guest.email });
      const targetId = host.workspaceId;
      return { session: await signIn(guest.uid), workspaceId: targetId, targetId };
    },
    verdict: always('workspace_forbidden'),
  },
];

/** Whoever is refused changes nothing, so one visitor of each kind does for all operations. */
const visitors = new Map<string, Promise<Visitor>>();
const visitorFor = (title: string, verdict: string, make: () => Promise<Visitor>) => {
  if (verdict === 'let in') return make();
  const visitor = visitors.get(title) ?? make();
  visitors.set(title, visitor);
  return visitor;
};

describe.each(operations.map((operation, at) => ({ id: operation.id, operation, at })))(
  '$id, signed in',
  ({ operation, at }) => {
    const { kind, role } = needs(operation);

    it('lets in whom it lets in with a key, and nobody else', async () => {
      for (const { title, visitor, verdict } of sample(situations, thinner, at)) {
        const expected = verdict(kind);
        const who = await visitorFor(title, expected, visitor);
        expect(await invoke(operation, who), title).toBe(expected);
      }
      for (const memberRole of sample(roles, thinnerRoles, at)) {
        const enough = role === null || roles.indexOf(memberRole) >= roles.indexOf(role);
        const expected = enough ? 'let in' : 'workspace_role';
        const who = await visitorFor(memberRole, expected, () => member(memberRole));
        expect(await invoke(operation, who), `as ${memberRole}`).toBe(expected);
      }
    });
  },
);
