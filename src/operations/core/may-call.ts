import { type Role, roles } from '../../store/schema/tables.ts';
import type { Access } from './operation.ts';

/** Whether an operation with this access is worth offering to somebody with this role; null: no role at all. */
export const mayCall = (access: Access, role: Role | null) =>
  roles.indexOf(role ?? 'viewer') >= roles.indexOf(roleFor(access));

const roleFor = (access: Access): Role => {
  if (typeof access === 'string') return 'viewer';
  if ('adnet' in access) return access.adnet;
  return 'workspace' in access ? access.workspace : access.pathWorkspace;
};
