import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import { span } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import { authenticate, type Credentials } from '../../operations/core/authenticate.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { loggedCaller } from '../../operations/core/invoke.ts';
import { isSecret } from '../../secrets/random-secret.ts';
import { sessionLifeMs } from '../../sign-in/session.ts';
import { hostCookie, sessionCookieName } from '../../web/host-cookie.ts';
import { formTokenFor, isOurForm } from './form-token.ts';
import { signInAddress } from './next.ts';
import { sendClosedPage } from './pages.ts';

const visitLifeMs = span({ hours: 1 });

/** Two cookies: the session, and before there is one, a secret that binds a form to its browser. */
export const createCookies = (deps: Pick<Deps, 'baseUrl'>) => {
  const secretCookie = (name: string, lifeMs: number) => {
    const { read, write, clear } = hostCookie(deps, name);
    return {
      read(request: FastifyRequest) {
        const value = read(request);
        return isSecret(value) ? value : null;
      },
      write: (reply: FastifyReply, value: string) => write(reply, value, lifeMs / 1000),
      clear,
    };
  };
  return {
    session: secretCookie(sessionCookieName, sessionLifeMs),
    visit: secretCookie('greenroom-visit', visitLifeMs),
  };
};

/** A person who is signed in. */
export type SignedInPerson = {
  accountId: string;
  email: string;
  sessionId: string;
  /** Goes into each form, in a field called form_token. */
  formToken: string;
  /** For operations/core/invoke: the workspace takes the place of X-Workspace-Id. */
  credentials(workspaceId: string | null): Credentials;
};

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** The client of a page. Other text at this place of the address is not logged. */
const workspaceIn = ({ params }: FastifyRequest) => {
  const workspaceId = (params as { workspace?: unknown }).workspace;
  return typeof workspaceId === 'string' && isUuid(workspaceId)
    ? { id: workspaceId.toLowerCase() }
    : null;
};

/** Runs before every page of the console. */
export const createSignInGuard = (deps: Deps) => {
  const cookies = createCookies(deps);

  const lookUps = new WeakMap<FastifyRequest, Promise<SignedInPerson | null>>();

  /** Null if nobody is signed in. Throws `api_disabled` for a disabled account. Looked up once for each request. */
  const personOf = (request: FastifyRequest) => {
    const lookUp = lookUps.get(request) ?? findPerson(request);
    lookUps.set(request, lookUp);
    return lookUp;
  };

  const findPerson = async (request: FastifyRequest): Promise<SignedInPerson | null> => {
    const session = cookies.session.read(request);
    const credentials = (workspaceId: string | null) =>
      ({ kind: 'session', session, workspaceId }) as const;
    try {
      const caller = await authenticate(deps, 'identity', credentials(null));
      request.caller = loggedCaller(caller, workspaceIn(request));
      return {
        accountId: caller.accountId,
        email: caller.email,
        sessionId: caller.sessionId ?? '',
        formToken: formTokenFor(session ?? ''),
        credentials,
      };
    } catch (error) {
      if (error instanceof Failure && error.code === 'unauthorized') return null;
      throw error;
    }
  };

  return {
    personOf,
    /** Sends a visitor without a session to the sign-in page, and then back. Null: the request was answered. */
    async personOrSignIn(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<SignedInPerson | null> {
      try {
        const person = await personOf(request);
        if (person) return person;
        const back = request.method === 'GET' ? request.url : '';
        reply.code(303).header('cache-control', 'no-store').header('location', signInAddress(back));
        reply.send();
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'api_disabled') throw error;
        await sendClosedPage(reply, 'disabled');
      }
      return null;
    },
    /** Whether a form came from a page of ours that was made for this person. */
    isTheirForm: (request: FastifyRequest, form: URLSearchParams) =>
      isOurForm(request, deps.baseUrl, cookies.session.read(request), form),
  };
};
