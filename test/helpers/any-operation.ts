import { randomUUID } from 'node:crypto';
import type { FailureCode } from '../../src/contract/failures.ts';
import type { Operation } from '../../src/operations/core/operation.ts';
import type { Role } from '../../src/store/schema/tables.ts';
import type { Request } from './house.ts';

/** Who sends a request, and the workspace it is about. */
export type Actor = {
  key?: string;
  headers?: Record<string, string>;
  targetId: string;
  homeId?: string;
  email?: string;
};

/** Codes that mean "not let in"; anything else is the operation's own answer. */
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

/** Something sensible for each name that may stand in a path. */
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

/** A request that asks for this operation; its body only has to be of its type, access comes first. */
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
