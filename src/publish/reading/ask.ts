import type { ReadResult, Rejection, Token } from '../../adnet/client/client.ts';
import type { ReadRequest } from '../../adnet/wire/lists.ts';
import { pageTokenIn, pageTokenRead } from '../../adnet/wire/page-lists.ts';
import { Failure } from '../../contract/failures.ts';
import type { PublishDeps } from '../deps.ts';
import type { Requester } from '../requester.ts';
import { connectionDied } from '../tokens/token.ts';
import { allowedAnswer, demandReadable, mayReadAll } from './readable-accounts.ts';

type Asker = Pick<PublishDeps, 'adnet'>;

/** Reads from the platform on the requester's behalf, after checking that the guardrails allow the ad account. */
export const ask = (deps: Asker, who: Requester, token: Token, request: ReadRequest) =>
  mayReadAll(who) ? send(deps, who, token, request) : askAllowed(deps, who, token, request);

const askAllowed = async (deps: Asker, who: Requester, token: Token, request: ReadRequest) => {
  await demandReadable(who, request, (question) => send(deps, who, token, question));
  return allowedAnswer(who, request, await send(deps, who, token, request));
};

const send = (
  { adnet }: Asker,
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

/**
 * Reads with the requester's token, or with the Page's own token where Meta accepts no other. If the login cannot
 * get the Page's token, its own token is used, so that Meta's refusal says which permission is missing.
 */
export const askWith = (
  deps: Pick<PublishDeps, 'adnet' | 'pageTokens'>,
  who: Requester,
  token: Token,
  request: ReadRequest,
): Promise<ReadResult> =>
  asPage(deps, token, request, (one, question) => ask(deps, who, one, question));

type SendWith = (token: Token, request: ReadRequest) => Promise<ReadResult>;

/** Sends a read with the kind of token that Meta requires for it. */
export const asPage = (
  { pageTokens }: Pick<PublishDeps, 'pageTokens'>,
  token: Token,
  request: ReadRequest,
  send: SendWith,
): Promise<ReadResult> =>
  request.asPage === undefined
    ? send(token, request)
    : withPageToken(pageTokens, request.asPage, token, request, send);

const withPageToken = async (
  pageTokens: PublishDeps['pageTokens'],
  pageId: string,
  token: Token,
  request: ReadRequest,
  send: SendWith,
): Promise<ReadResult> => {
  const pageToken = pageTokens.tokenOf(token.value, pageId);
  if (pageToken !== null) {
    const answer = await send({ ...token, value: pageToken }, request);
    if (answer.kind === 'ok' || !answer.tokenDead) return answer;
    pageTokens.forget(token.value, pageId);
  }
  const tokenAnswer = await send(token, pageTokenRead(pageId));
  if (tokenAnswer.kind === 'rejected') return tokenAnswer;
  const value = pageTokenIn(tokenAnswer.relayed.body);
  if (value === null) return send(token, request);
  pageTokens.keep(token.value, pageId, value);
  const answer = await send({ ...token, value }, request);
  if (answer.kind === 'ok' || !answer.tokenDead) return answer;
  pageTokens.forget(token.value, pageId);
  // The Page's token has ended; the connection itself may still work.
  return { ...answer, tokenDead: false };
};

/** Returns the platform's refusal unchanged; throws if it means that the stored connection has ended. */
export const refusalOf = async (
  deps: Pick<PublishDeps, 'store'>,
  who: Requester,
  { tokenDead, relayed }: Rejection,
) => {
  if (tokenDead && (await connectionDied(deps, who))) throw new Failure('adnet_not_connected');
  return relayed;
};

/** Failures are counted per ad account if the path names one, otherwise per workspace. */
const breakerKey = ({ caller }: Requester, path: string) => {
  if (!path.startsWith('/act_')) return caller.workspace.id;
  const end = path.indexOf('/', 1);
  return end === -1 ? path.slice(1) : path.slice(1, end);
};
