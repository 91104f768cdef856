import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import type { Invoker } from '../../operations/core/invoke.ts';
import { type ConsoleTools, whoOf } from '../read-visit.ts';
import type { SignInGuard } from '../sign-in/sign-in-guard.ts';
import { askRoutes } from './ask.ts';
import { mediaRoute } from './media.ts';
import { bodyOf, type Side } from './side.ts';
import { streamRoutes } from './streams.ts';
import { switcherRoute } from './switcher.ts';
import { uploadRoute } from './upload.ts';
import { waitingFileRoutes } from './waiting-file.ts';

/** Pictures, searches, events and files that screens fetch while they are looked at. */
export const sideRoutes = (
  app: FastifyInstance,
  tools: ConsoleTools,
  guard: SignInGuard,
  invoker: Invoker,
) => {
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
  uploadRoute(app, side);
  askRoutes(app, side);
  streamRoutes(app, side);
  switcherRoute(app, side);
  waitingFileRoutes(app, side);
};
