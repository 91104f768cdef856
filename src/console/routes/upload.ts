import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { authenticate } from '../../operations/core/authenticate.ts';
import { uploadImage } from '../../operations/images/upload-image.ts';
import { forgetReads } from '../../operations/waiting/kept-reads.ts';
import { plainly, refusalText } from '../failure-view.ts';
import type { ScreenRequest } from '../read-visit.ts';
import { hangUpOf, type Side } from './side.ts';

const maxBytes = 30 * 1024 * 1024;
const maxNameLength = 100;

const uploadAnswer = z.object({ images: z.object({ bytes: z.object({ hash: z.string() }) }) });

/** The operation speaks of an address; here there is a file. */
const words = (failure: Failure) =>
  failure.code === 'image_invalid'
    ? 'This is no JPEG, PNG, GIF or WebP picture, or it is larger than 30 MB.'
    : (refusalText(failure) ?? plainly(failure.message));

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** A picture from a person's computer, added to the ad account's library like any other. */
export const uploadRoute = (app: FastifyInstance, { deps, callerOf, admit }: Side) => {
  app.addContentTypeParser(/^image\//, (_request, payload, done) => done(null, payload));
  app.post(
    '/console/w/:workspace/pictures',
    { bodyLimit: maxBytes },
    async (request: ScreenRequest, reply) => {
      const who = await admit(request, reply);
      if (!who) return reply;
      reply.header('cache-control', 'no-store');
      try {
        if (!(request.body instanceof Readable)) throw new Failure('image_invalid');
        // A person who may not upload is refused before any byte of the picture is read.
        const { payer } = await authenticate(deps, uploadImage.access, who.credentials);
        const { address, forget } = await deps.images.receive(request.body, {
          declaredLength: Number(request.headers['content-length']),
          owner: payer.accountId,
          signal: hangUpOf(reply),
        });
        const { account, name } = request.query;
        const label = one(name).slice(0, maxNameLength);
        const body = {
          account_id: one(account),
          image_url: address,
          ...(label && { name: label }),
        };
        try {
          const answer = uploadAnswer.parse(await callerOf(who)(uploadImage, { body }));
          await forgetReads(deps, request.params['workspace'] ?? '');
          return reply.send({ hash: answer.images.bytes.hash });
        } finally {
          await forget();
        }
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return reply.code(error.status).send({ problem: words(error) });
      }
    },
  );
};
