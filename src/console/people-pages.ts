import type { FastifyInstance } from 'fastify';
import { Failure } from '../contract/failures.ts';
import type { Deps } from '../operations/core/deps.ts';
import { defaultForm, takeForms } from '../web/form-body.ts';
import { noteAnswers } from '../web/note-answers.ts';
import { sendSignInPage, troublePage } from './sign-in/pages.ts';

type PeoplePageOptions = {
  /** The series that its answers are counted under. */
  series: 'console' | 'sign_in';
  /** Said by some screens for their own forms. */
  maxFormBytes?: (route: string) => number | undefined;
};

/** What all pages for people share: forms as fields, one log line each, errors shown as a page. */
export const framePeoplePages = (
  app: FastifyInstance,
  deps: Deps,
  { series, maxFormBytes }: PeoplePageOptions,
) => {
  takeForms(app, ({ routeOptions: { url = '' } }) => ({
    ...defaultForm,
    maxBytes: maxFormBytes?.(url) ?? defaultForm.maxBytes,
  }));
  noteAnswers(app, deps, series);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof Failure ? error.status : (error.statusCode ?? 500);
    if (status >= 500) deps.log.error({ requestId: request.id, err: error }, 'a page failed');
    return sendSignInPage(reply, troublePage(status), status);
  });
};
