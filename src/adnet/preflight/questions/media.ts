import * as z from 'zod';
import { chunks } from '../../../kernel/chunks.ts';
import { imagesRead } from '../../wire/account-lists.ts';
import { objectRead } from '../../wire/lists.ts';
import type { PlatformFacts } from '../platform-facts.ts';
import { type PreflightQuestion, question } from './question.ts';

const hashesAtOnce = 100;

const imageAnswer = z.object({
  data: z.array(
    z.looseObject({
      hash: z.string(),
      width: z.coerce.number().positive().optional().catch(undefined),
      height: z.coerce.number().positive().optional().catch(undefined),
    }),
  ),
});

const addPictures = ({ pictures }: PlatformFacts, hashes: readonly string[]) => ({
  ids: new Set([...(pictures?.ids ?? []), ...hashes]),
  isWhole: true,
});

/** If an answer does not mention pictures, all pictures that were asked for count as existing. */
export const pictureQuestions = (accountId: string, hashes: string[]): PreflightQuestion[] =>
  chunks(hashes, hashesAtOnce).map((some) =>
    question({
      request: imagesRead(accountId, {
        hashes: some,
        limit: some.length,
        fields: 'hash,width,height',
      }),
      schema: imageAnswer.catch({ data: some.map((hash) => ({ hash })) }),
      keep(facts, { data }) {
        for (const { hash, width, height } of data)
          if (width && height) facts.pictureSizes.set(hash, { width, height });
        facts.pictures = addPictures(
          facts,
          data.map(({ hash }) => hash),
        );
      },
      keepMissing(facts) {
        facts.pictures = addPictures(facts, some);
      },
    }),
  );

const videoAnswer = z
  .object({ status: z.object({ video_status: z.string() }).nullish() })
  .catch({ status: null });

const videoStates: Record<string, 'processing' | 'broken'> = {
  processing: 'processing',
  uploading: 'processing',
  upload_complete: 'processing',
  error: 'broken',
  expired: 'broken',
};

export const videoQuestion = (id: string) =>
  question({
    request: objectRead(id, 'videoState'),
    schema: videoAnswer,
    keep(facts, { status }) {
      const state = status?.video_status.toLowerCase() ?? '';
      facts.videos.set(id, videoStates[state] ?? 'ready');
    },
    keepMissing(facts) {
      facts.videos.set(id, 'missing');
    },
  });
