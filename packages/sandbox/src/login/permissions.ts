import type { Call } from '../protocol/call.ts';
import type { Person } from '../world/entities.ts';
import { allTokens } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

export const listPermissions = ({ params }: Call, person: Person) => {
  const { permission, status } = params;
  const data = [...person.consent]
    .map(([name, state]) => ({ permission: name, status: state }))
    .filter((row) => permission === undefined || row.permission === permission)
    .filter((row) => status === undefined || row.status === status);
  return { data };
};

const notAuthorized = 458;

/** The person's tokens for this app; other apps keep theirs. */
const tokensOf = (world: World, person: Person) =>
  allTokens(world).filter(
    ({ user_id, app_id }) => user_id === person.id && app_id === world.app.id,
  );

/** The person removes the app: all its tokens end with subcode 458. */
const removeApp = (world: World, person: Person) => {
  person.consent.clear();
  for (const token of tokensOf(world, person)) token.dead = notAuthorized;
};

const removeOne = (world: World, person: Person, name: string) => {
  person.consent.set(name, 'declined');
  for (const token of tokensOf(world, person)) {
    token.scopes = token.scopes.filter((scope) => scope !== name);
  }
};

/** All of them, or the one named in the path or in a parameter. */
export const deletePermissions = ({ world, path, params }: Call, person: Person) => {
  const permission = path.split('/')[3] ?? params['permission'];
  if (permission === undefined) removeApp(world, person);
  else removeOne(world, person, String(permission));
  return { success: true };
};
