import { Failure } from '../../contract/failures.ts';
import { type Role, roles } from '../../store/schema/tables.ts';

export const isAbove = (role: Role, other: Role) => roles.indexOf(role) > roles.indexOf(other);

/** Nobody gives a role above their own. */
export const demandMayGive = (own: Role, given: Role) => {
  if (!isAbove(given, own)) return;
  throw new Failure('workspace_role', {
    message: `You are ${own} in this workspace and cannot give the role ${given}. Ask an owner.`,
  });
};

/** Nobody changes somebody who stands above them. */
export const demandMayTouch = (own: Role, theirs: Role) => {
  if (!isAbove(theirs, own)) return;
  throw new Failure('workspace_role', {
    message: `You are ${own} in this workspace and cannot change a member who is ${theirs}. Ask an owner.`,
  });
};

const minRoleToRemove: Role = 'admin';

export const demandMayRemove = (own: Role, theirs: Role) => {
  if (isAbove(minRoleToRemove, own)) {
    throw new Failure('workspace_role', {
      message: `Only an ${minRoleToRemove} may remove other members; you are ${own}.`,
    });
  }
  demandMayTouch(own, theirs);
};
