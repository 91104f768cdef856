import { randomUUID } from 'node:crypto';
import type { FailureCode } from '../../../src/contract/failures.ts';
import type { Operation } from '../../../src/operations/core/operation.ts';
import type { Role } from '../../../src/store/people/roles.ts';
import type { Request } from '../house/house.ts';

/** The sender of a request, and the workspace of the request. */
export type Actor = {
  key?: string;
  headers?: Record<string, string>;
  targetId: string;
  homeId?: string;
  email?: string;
};

/** Codes of refusals before an operation runs; any other answer comes from the operation itself. */
export const accessCodes: FailureCode[] = [
  'unauthorized',
  'api_disabled',
  'workspace_forbidden',
  'workspace_not_found',
  'no_workspace',
  'workspace_archived',
  'plan_required',
  'workspace_role',
];

type Needs = {
  kind: 'identity' | 'newcomer' | 'account' | 'pathWorkspace' | 'workspace' | 'adnet';
  role: Role | null;
};

export const needs = ({ access }: Operation): Needs => {
  if (typeof access === 'string') return { kind: access, role: null };
  if ('pathWorkspace' in access) return { kind: 'pathWorkspace', role: access.pathWorkspace };
  if ('workspace' in access) return { kind: 'workspace', role: access.workspace };
  return { kind: 'adnet', role: access.adnet };
};

/** A valid value for each name in a path. */
const inPath: Record<string, (actor: Actor) => string> = {
  workspace_id: ({ targetId }) => targetId,
  id: () => randomUUID(),
  webhook_id: () => randomUUID(),
  account_id: () => 'act_1234567890',
  object_id: () => '1234567890',
  page_id: () => '1234567890',
  code: () => '100',
};

export const pathOf = (route: string, fill: (name: string) => string) =>
  route.replace(/\{(\w+)\}/g, (_, name: string) => fill(name));

/** A request to this operation. Its body only needs the right type, because access is checked first. */
export const requestFor = (operation: Operation, actor: Actor) => {
  const route = pathOf(operation.route, (name) => {
    const value = inPath[name];
    if (!value) throw new Error(`${operation.id}: no example for {${name}}; add one to inPath`);
    return value(actor);
  });
  const request: Request = {
    ...(actor.key !== undefined && { key: actor.key }),
    headers: { ...(operation.takes && { 'content-type': operation.takes }), ...actor.headers },
    ...(operation.input?.body && { body: operation.takes ? 'name' : { name: 'Any' } }),
  };
  return { route, request };
};
