import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { getDefaults } from '../../operations/defaults/get-defaults.ts';
import { listImages } from '../../operations/images/list-images.ts';
import { openShownPicture } from '../../operations/images/shown-picture.ts';
import { listWaiting } from '../../operations/waiting/list-waiting.ts';
import type { ScreenRequest } from '../read-visit.ts';
import type { CallOperation } from '../screen.ts';
import { hangUpOf, type Side } from './side.ts';

const pictureList = z.object({ data: z.array(z.object({ url: z.string().optional() })) });

/** Where the picture of a launch that is being written is: on the web, or in the ad account's library. */
const draftPicture = async (call: CallOperation, { query }: ScreenRequest) => {
  const { url, account, hash } = query;
  if (typeof url === 'string') {
    // Called only for its access check, so that nothing is fetched for strangers to the client.
    await call(getDefaults);
    return url;
  }
  if (typeof account !== 'string' || typeof hash !== 'string') return null;
  const answer = await call(listImages, {
    params: { account_id: account },
    query: { hashes: hash, fields: 'hash,url' },
  });
  return pictureList.parse(answer).data[0]?.url;
};

const waitingPicture = async (call: CallOperation, { params }: ScreenRequest) => {
  const { workspace: workspace_id, ad: ad_id } = params;
  const { ads } = await call(listWaiting, { query: { workspace_id, ad_id, refresh: 'false' } });
  return ads[0]?.creative?.picture_url;
};

/** The service fetches pictures, so that a person's browser connects to no other host. */
export const mediaRoutes = (app: FastifyInstance, { deps, callerOf, admit }: Side) => {
  const pictures = (
    path: string,
    seconds: number,
    addressOf: (call: CallOperation, request: ScreenRequest) => Promise<string | null | undefined>,
  ) =>
    app.get(
      `/console/w/:workspace/${path}`,
      async (request: ScreenRequest, reply: FastifyReply) => {
        const who = await admit(request, reply);
        if (!who) return reply;
        const url = await addressOf(callerOf(who), request);
        if (!url) throw new Failure('not_found');
        const { workspace = '' } = request.params;
        const picture = await openShownPicture(deps, workspace, url, hangUpOf(reply));
        return reply
          .type(`image/${picture.type}`)
          .headers({
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'",
            'cross-origin-resource-policy': 'same-origin',
            'cache-control': `private, max-age=${seconds}`,
          })
          .send(picture.body);
      },
    );
  pictures('picture/:ad', 3600, waitingPicture);
  pictures('media', 600, draftPicture);
};
