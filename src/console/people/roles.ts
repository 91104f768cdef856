import type { Role } from '../../operations/core/roles.ts';
import { isAtLeast } from '../../operations/core/roles.ts';
import type { Visit } from '../screen.ts';

export const roleWords: Record<Role, string> = {
  viewer: 'Viewer: sees everything, changes nothing',
  editor: 'Editor: makes ads, always paused',
  admin: 'Admin: also connects, invites, sets up webhooks',
  owner: 'Owner: everything, also the other owners',
};

// The keys of the table above.
const allRoles = Object.keys(roleWords) as Role[];

/** Nobody gives a role above their own. */
export const givable = ({ client }: Visit) =>
  allRoles.filter((role) => isAtLeast(client?.role, role));
