import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Link } from '../../connect/link.ts';
import { asFailure } from '../../contract/failures.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { takeFormsLate } from '../../web/form-body.ts';
import { noteAnswers } from '../../web/note-answers.ts';
import { sendPage } from '../pages/layout.ts';
import { type Ending, endingPage } from './end-pages.ts';
import { platformWords } from './platform-words.ts';

type EndedLogin = { kind: Ending; link?: Link; state?: string };
export type End = (reply: FastifyReply, login: EndedLogin, status?: number) => FastifyReply;

/** Sends the page for a login that ended without a connection. */
export const createEnd = (deps: Deps, formAction: string): End => {
  const platform = platformWords(deps);
  return (reply, { kind, link, state }, ownStatus) => {
    const requester = link && { workspaceName: link.workspace_name, email: link.email };
    const { status, page } = endingPage(kind, { platform, linkRequest: requester, state });
    return sendPage(reply, page, { status: ownStatus ?? status, formAction });
  };
};

/** What all connect pages share: one log line each, failures shown as a page, and no `return_url`. */
export const frameConnectPages = (app: FastifyInstance, deps: Deps, end: End) => {
  // The form of the button has no fields, so its body is never read.
  takeFormsLate(app);
  app.addHook('preHandler', async (request, reply) => {
    // The query parser always returns an object.
    if ('return_url' in (request.query as object)) return end(reply, { kind: 'invalid' });
  });
  noteAnswers(app, deps, 'connect');
  // A person is reading, so our own errors are shown as a page too.
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { status: own } = asFailure(error);
    const status = own === 500 ? (error.statusCode ?? own) : own;
    if (status < 500) return end(reply, { kind: 'invalid' }, status);
    deps.log.error({ requestId: request.id, err: error }, 'request failed');
    if (status === 503) reply.header('retry-after', '5');
    return end(reply, { kind: 'trouble' }, status);
  });
  for (const url of ['/connect', '/connect/*'])
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: (_request, reply) => end(reply, { kind: 'unknown' }),
    });
};
