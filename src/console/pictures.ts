import type { FastifyInstance } from 'fastify';
import { Failure } from '../contract/failures.ts';
import { openShownPicture } from '../operations/images/shown-picture.ts';
import { listWaiting } from '../operations/waiting/list-waiting.ts';
import { type ConsoleTools, type ScreenRequest, whoOf } from './read-visit.ts';
import type { SignInGuard } from './sign-in/sign-in-guard.ts';

/** Pictures of ads are fetched by us: a person's browser asks nobody else for anything. */
export const pictureRoute = (
  app: FastifyInstance,
  { deps, callerOf }: ConsoleTools,
  guard: SignInGuard,
) =>
  app.get('/console/w/:workspace/picture/:ad', async (request: ScreenRequest, reply) => {
    const person = await guard.demandPerson(request, reply);
    if (!person) return reply;
    const { workspace = null, ad = '' } = request.params;
    const call = callerOf({ ...whoOf(request, reply), credentials: person.credentials(workspace) });
    const query = { workspace_id: workspace ?? '', ad_id: ad, refresh: 'false' };
    const { ads } = await call(listWaiting, { query });
    const url = ads[0]?.creative?.picture_url;
    if (!url) throw new Failure('not_found');
    const hangUp = new AbortController();
    reply.raw.on('close', () => hangUp.abort());
    const picture = await openShownPicture(deps, workspace ?? '', url, hangUp.signal);
    return reply
      .type(`image/${picture.type}`)
      .headers({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, max-age=3600',
      })
      .send(picture.body);
  });
