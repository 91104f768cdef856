import type { Rejection, Token } from '../../adnet/client.ts';
import type { ReadRequest } from '../../adnet/wire/lists.ts';
import { Failure } from '../../kernel/failures.ts';
import type { Relayed } from '../../kernel/relayed.ts';
import { connectionDied, tokenFor } from '../connection/token.ts';
import type { Context } from '../operation.ts';

/** Asks the platform and hands its bytes on. */
export const relayRead = async (ctx: Context, request: ReadRequest): Promise<Relayed> => {
  const answer = await read(ctx, tokenFor(ctx), request);
  return answer.kind === 'ok' ? answer.relayed : relayRejection(ctx, answer);
};

export const read = (ctx: Context, token: Token, { path, params }: ReadRequest) =>
  ctx.adnet.read(token, path, params, {
    accountKey: breakerKey(ctx, path),
    whenGone: ctx.whenGone,
    relayLasting: true,
  });

/** The platform's refusal as it came, unless it says that the stored connection is over. */
export const relayRejection = async (ctx: Context, { tokenDead, relayed }: Rejection) => {
  if (tokenDead && (await connectionDied(ctx))) throw new Failure('adnet_not_connected');
  return relayed;
};

/** Trouble is counted per ad account where the path names one, else per workspace. */
const breakerKey = ({ caller }: Context, path: string) =>
  path.startsWith('/act_') ? path.slice(1, `${path}/`.indexOf('/', 1)) : caller.workspace.id;
