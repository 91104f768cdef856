import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { getDefaults } from '../../operations/defaults/get-defaults.ts';
import { listImages } from '../../operations/images/list-images.ts';
import { openShownPicture } from '../../operations/images/shown-picture.ts';
import type { ScreenRequest } from '../read-visit.ts';
import type { CallOperation } from '../screen.ts';
import type { Side } from './side.ts';

const pictureList = z.object({ data: z.array(z.object({ url: z.string().optional() })) });

/** Where the picture is: on the web, or in the ad account's library. */
const addressOf = async (call: CallOperation, query: ScreenRequest['query']) => {
  const { url, account, hash } = query;
  if (typeof url === 'string') {
    // Asked for its check alone: strangers to the client have nothing fetched for them.
    await call(getDefaults);
    return url;
  }
  if (typeof account !== 'string' || typeof hash !== 'string') throw new Failure('not_found');
  const answer = await call(listImages, {
    params: { account_id: account },
    query: { hashes: hash, fields: 'hash,url' },
  });
  const [picture] = pictureList.parse(answer).data;
  if (!picture?.url) throw new Failure('not_found');
  return picture.url;
};

/** Pictures of a launch that is being written, fetched by us: the browser asks nobody else. */
export const mediaRoute = (app: FastifyInstance, { deps, callerOf, admit }: Side) =>
  app.get('/console/w/:workspace/media', async (request: ScreenRequest, reply) => {
    const who = await admit(request, reply);
    if (!who) return reply;
    const url = await addressOf(callerOf(who), request.query);
    const hangUp = new AbortController();
    reply.raw.on('close', () => hangUp.abort());
    const picture = await openShownPicture(
      deps,
      request.params['workspace'] ?? '',
      url,
      hangUp.signal,
    );
    return reply
      .type(`image/${picture.type}`)
      .headers({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, max-age=600',
      })
      .send(picture.body);
  });
