import type { ReadResult, Rejection, Token } from '../adnet/client/client.ts';
import type { ReadRequest } from '../adnet/wire/lists.ts';
import { pageTokenIn, pageTokenRead } from '../adnet/wire/page-lists.ts';
import { Failure } from '../contract/failures.ts';
import type { PublishDeps } from './deps.ts';
import { allowedAnswer, demandReadable, mayReadAll } from './readable-accounts.ts';
import type { Requester } from './requester.ts';
import { connectionDied } from './token.ts';

type Asker = Pick<PublishDeps, 'adnet'>;

/** Asks the platform something on the requester's behalf, about ad accounts that may be read. */
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
 * Asks with the requester's token, or with the Page's own where Meta takes no other. A login that gets no token of
 * the Page asks with its own, so that Meta says what it lacks.
 */
export const askWith = (
  deps: Pick<PublishDeps, 'adnet' | 'pageTokens'>,
  who: Requester,
  token: Token,
  request: ReadRequest,
): Promise<ReadResult> =>
  asPage(deps, token, request, (one, question) => ask(deps, who, one, question));

type SendWith = (token: Token, request: ReadRequest) => Promise<ReadResult>;

/** Sends a question with the token that Meta wants there. */
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
  // The Page's token is over, which ends no connection.
  return { ...answer, tokenDead: false };
};

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
