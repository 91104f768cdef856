import { Failure } from '../../contract/failures.ts';
import { type Role, roles } from '../../store/people/roles.ts';
import type { Access } from './operation.ts';

export type { Role };

/** True if a role allows what needs the other one; without a role, nothing is allowed. */
export const isAtLeast = (role: Role | null | undefined, needed: Role) =>
  role !== null && role !== undefined && roles.indexOf(role) >= roles.indexOf(needed);

export const isAbove = (role: Role, other: Role) => roles.indexOf(role) > roles.indexOf(other);

/** A key never has a higher role than its account, but may have a lower one. */
export const cappedRole = (role: Role, maxRole: Role | null) =>
  maxRole !== null && isAbove(role, maxRole) ? maxRole : role;

/** The lowest role that an operation's access needs. */
export const roleFor = (access: Access): Role => {
  if (typeof access === 'string') return 'viewer';
  if ('adnet' in access) return access.adnet;
  return 'workspace' in access ? access.workspace : access.pathWorkspace;
};

/** True if an operation with this access should be offered to a caller with this role; null: no role at all. */
export const mayCall = (access: Access, role: Role | null) =>
  isAtLeast(role ?? 'viewer', roleFor(access));

const refuse = (message: string) => new Failure('workspace_role', { message });

export const demandRole = (role: Role, needed: Role) => {
  if (isAtLeast(role, needed)) return;
  throw refuse(`This call needs the role ${needed} in the workspace; yours is ${role}.`);
};

/** Nobody may give a role above their own. */
export const demandMayGive = (own: Role, given: Role) => {
  if (!isAbove(given, own)) return;
  throw refuse(`You are ${own} in this workspace and cannot give the role ${given}. Ask an owner.`);
};

/** Nobody may change a member with a higher role. */
export const demandMayTouch = (own: Role, theirs: Role) => {
  if (!isAbove(theirs, own)) return;
  throw refuse(
    `You are ${own} in this workspace and cannot change a member who is ${theirs}. Ask an owner.`,
  );
};

const minRoleToRemove: Role = 'admin';

export const demandMayRemove = (own: Role, theirs: Role) => {
  if (!isAtLeast(own, minRoleToRemove))
    throw refuse(`Only an ${minRoleToRemove} may remove other members; you are ${own}.`);
  demandMayTouch(own, theirs);
};
