import type { Rejection, Token } from '../adnet/client/client.ts';
import type { ReadRequest } from '../adnet/wire/lists.ts';
import { Failure } from '../contract/failures.ts';
import type { PublishDeps } from './deps.ts';
import type { Requester } from './requester.ts';
import { connectionDied } from './token.ts';

/** Asks the platform something on the requester's behalf. */
export const ask = (
  { adnet }: Pick<PublishDeps, 'adnet'>,
  who: Requester,
  token: Token,
  { path, params, byPost }: ReadRequest,
) =>
  adnet.read(token, path, params, {
    queueName: breakerKey(who, path),
    whenGone: who.whenGone,
    relayLasting: true,
    byPost,
  });

/** The platform's refusal as it came, unless it says that the stored connection is over. */
export const refusalOf = async (
  deps: Pick<PublishDeps, 'store'>,
  who: Requester,
  { tokenDead, relayed }: Rejection,
) => {
  if (tokenDead && (await connectionDied(deps, who))) throw new Failure('adnet_not_connected');
  return relayed;
};

/** Trouble is counted per ad account where the path names one, else per workspace. */
const breakerKey = ({ caller }: Requester, path: string) => {
  if (!path.startsWith('/act_')) return caller.workspace.id;
  const end = path.indexOf('/', 1);
  return end === -1 ? path.slice(1) : path.slice(1, end);
};
