// One store is enough: it asks the store for nothing but the caller.

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/operations/core/operation.ts';
import { operations } from '../../../src/operations/index.ts';
import { type Role, roles } from '../../../src/store/people/roles.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { needs, requestFor } from '../../helpers/operations/operation-requests.ts';
import { sample } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

/** What can be wrong with a request, in the order in which it must be told. */
const stages = [
  ['address', 'not_found'],
  ['method', 'method_not_allowed'],
  ['key', 'unauthorized'],
  ['account', 'api_disabled'],
  ['workspace', 'workspace_not_found'],
  ['archived', 'workspace_archived'],
  ['plan', 'plan_required'],
  ['role', 'workspace_role'],
  ['input', 'invalid'],
] as const;
type Stage = (typeof stages)[number][0];

const applies = (operation: Operation, stage: Stage) => {
  const { kind, role } = needs(operation);
  if (stage === 'archived') return kind === 'workspace' || kind === 'adnet';
  if (stage === 'plan') return kind === 'adnet';
  if (stage === 'role') return role !== null && role !== 'viewer';
  if (stage === 'input') return operation.input?.body !== undefined;
  return true;
};

type Trouble = { role: Role; plan: string; isArchived: boolean; isDisabled: boolean };

const makeCaller = async ({ role, plan, isArchived, isDisabled }: Trouble) => {
  // The plan that counts is the one of who pays for the workspace.
  const host = await h.account({ plan });
  const guest = await h.member(host.workspaceId, role);
  if (isArchived) await h.call(`DELETE /account/workspaces/${host.workspaceId}`, { key: host.key });
  if (isDisabled) await h.operate('accounts disable', { email: guest.email });
  return { host, guest };
};

/** Whoever is refused changes nothing, so one caller of each kind does for all operations. */
const callers = new Map<string, ReturnType<typeof makeCaller>>();
const callerWith = (trouble: Trouble) => {
  const kind = JSON.stringify(trouble);
  const caller = callers.get(kind) ?? makeCaller(trouble);
  callers.set(kind, caller);
  return caller;
};

/** A request for this operation that is wrong in exactly these ways. */
const wrongIn = async (operation: Operation, wrong: Set<Stage>) => {
  const { role } = needs(operation);
  const callerRole = wrong.has('role') && role ? roles[roles.indexOf(role) - 1] : 'owner';
  const { host, guest } = await callerWith({
    role: callerRole ?? 'viewer',
    plan: wrong.has('plan') ? 'free' : 'pro',
    isArchived: wrong.has('archived'),
    isDisabled: wrong.has('account'),
  });
  const { route, request } = requestFor(operation, {
    ...(!wrong.has('key') && { key: guest.key }),
    targetId: host.workspaceId,
    headers: wrong.has('workspace') ? { 'x-workspace-id': randomUUID() } : {},
  });
  const [method, path] = route.split(' ');
  const answer = await h.call(
    `${wrong.has('method') ? 'OPTIONS' : method} ${path}${wrong.has('address') ? '/no/such/address' : ''}`,
    wrong.has('input') ? { ...request, body: '{"broken":' } : request,
  );
  return codeOf(answer);
};

describe.each(operations.map((operation, number) => ({ id: operation.id, operation, number })))(
  '$id',
  ({ operation, number }) => {
    it('tells the first of two wrongs', async () => {
      const possibleStages = stages.filter(([stage]) => applies(operation, stage));
      for (const [at, [first, code]] of possibleStages.entries()) {
        // The same code decides for all operations: each has a twelfth of the pairs.
        for (const [second] of sample(possibleStages.slice(at), 12, number + at)) {
          const answerCode = await wrongIn(operation, new Set([first, second]));
          const expected = code === 'invalid' ? (operation.invalid ?? 'invalid_request') : code;
          expect(answerCode, `${first} and ${second}`).toBe(expected);
        }
      }
    });
  },
);
