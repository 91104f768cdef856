import type { FastifyReply } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import type { Credentials } from '../../operations/core/authenticate.ts';
import type { Invoker } from '../../operations/core/invoke.ts';
import { type ConsoleTools, type ScreenRequest, whoOf } from '../read-visit.ts';
import { tokenField } from '../sign-in/form-token.ts';
import type { SignInGuard } from '../sign-in/sign-in-guard.ts';

/** What a route beside the screens works with: an authenticated caller, acting in the client of the address. */
export type Side = ConsoleTools & {
  invoker: Invoker;
  /** Null: answered already. */
  admit(request: ScreenRequest, reply: FastifyReply): Promise<SideCaller | null>;
};

/** Admits signed-in persons; a POST must come from a form or file of a page that was made for them. */
export const createSide = (tools: ConsoleTools, guard: SignInGuard, invoker: Invoker): Side => ({
  ...tools,
  invoker,
  async admit(request, reply) {
    const person = await guard.personOrSignIn(request, reply);
    if (!person) return null;
    if (request.method === 'POST' && !guard.isTheirForm(request, bodyOf(request)))
      throw new Failure('bad_request');
    const { workspace = null } = request.params;
    return { ...whoOf(request, reply), credentials: person.credentials(workspace) };
  },
});

/** Fires when the browser has disconnected. */
export const hangUpOf = ({ raw }: FastifyReply) => {
  const controller = new AbortController();
  raw.on('close', () => controller.abort());
  return controller.signal;
};

type SideCaller = ReturnType<typeof whoOf> & { credentials: Credentials };

/** The content type parser of these routes makes it so. A file has its form's token in a header. */
export const bodyOf = ({ body, headers }: ScreenRequest) => {
  if (body instanceof URLSearchParams) return body;
  const token = headers['x-form-token'];
  return new URLSearchParams(typeof token === 'string' ? { [tokenField]: token } : {});
};
