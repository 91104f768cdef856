import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../kernel/failures.ts';
import type { Credentials } from '../../operations/authenticate.ts';
import type { Invoker } from '../../operations/invoke.ts';
import { type ScreenRequest, type Tools, whoOf } from '../look.ts';
import type { Guard } from '../sign-in/guard.ts';
import { askRoutes } from './ask.ts';
import { mediaRoute } from './media.ts';
import { streamRoutes } from './streams.ts';

/** What a route beside the screens works with: the caller let in, acting in the client of the address. */
export type Side = Tools & {
  invoker: Invoker;
  /** Null: answered already. */
  admit(request: ScreenRequest, reply: FastifyReply): Promise<Who | null>;
};

type Who = ReturnType<typeof whoOf> & { credentials: Credentials };

/** Pictures, searches, events and files that screens fetch while they are looked at. */
export const sideRoutes = (app: FastifyInstance, tools: Tools, guard: Guard, invoker: Invoker) => {
  const side: Side = {
    ...tools,
    invoker,
    async admit(request, reply) {
      const person = await guard.demandPerson(request, reply);
      if (!person) return null;
      if (request.method === 'POST' && !guard.isTheirForm(request, bodyOf(request)))
        throw new Failure('bad_request');
      const { workspace = null } = request.params;
      return { ...whoOf(request, reply), credentials: person.credentials(workspace) };
    },
  };
  mediaRoute(app, side);
  askRoutes(app, side);
  streamRoutes(app, side);
};

/** The content type parser of this door makes it so. */
export const bodyOf = ({ body }: ScreenRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
