import * as z from 'zod';
import type { PlatformFacts } from '../../../adnet/preflight/platform-facts.ts';
import { launchKindOf } from '../../../publish/launch/plan/step.ts';
import type { LaunchRow, LaunchStepRow } from '../../../store/schema/launch-tables.ts';
import type { Context } from '../../core/operation.ts';
import { askNames } from '../plan/ask-platform.ts';
import type { MetaNames } from './audience-words.ts';

const namedObjects = (about: string) =>
  z
    .array(
      z.object({
        id: z.string().describe('Its id.'),
        name: z.string().describe('Its name at Meta.'),
      }),
    )
    .describe(about);

export const knownNames = z
  .object({
    names: namedObjects(
      'Interests, custom audiences, lead forms, and campaigns and ad sets that exist already.',
    ),
    places: namedObjects(
      'Cities, regions and other places; the id is the list and the key: cities 777934.',
    ),
    posts: z
      .array(
        z.object({
          id: z.string().describe('The object_story_id or source_instagram_media_id.'),
          text: z.string().describe('What it says.'),
          picture_url: z
            .string()
            .nullable()
            .describe('Its picture, or a still of its video, at Meta; such addresses expire.'),
          is_video: z.boolean().describe('Whether it shows a video.'),
        }),
      )
      .describe('Posts that ads of it show.'),
  })
  .meta({
    id: 'LaunchNames',
    description: 'What Meta calls the things that a launch names by id.',
  });

export type KnownNames = z.output<typeof knownNames>;

/** Every page cuts longer texts. */
const maxText = 2_200;

const entries = (map: ReadonlyMap<string, string | null>) =>
  [...map].flatMap(([id, name]) => (name ? [{ id, name }] : []));

const namesIn = ({ names, places, posts }: PlatformFacts): KnownNames => ({
  names: entries(names),
  places: entries(places),
  posts: [...posts].flatMap(([id, post]) =>
    post === 'missing'
      ? []
      : [
          {
            id,
            text: post.text.slice(0, maxText),
            picture_url: post.picture,
            is_video: post.isVideo,
          },
        ],
  ),
});

/** Reads Meta's names for everything that these steps name by id; unknown names are left out. */
export const readNames = async (
  ctx: Context,
  { ad_account_id: adAccountId }: Pick<LaunchRow, 'ad_account_id'>,
  rows: readonly Pick<LaunchStepRow, 'step' | 'action' | 'params'>[],
): Promise<KnownNames> =>
  namesIn(
    await askNames(
      ctx,
      adAccountId,
      rows.map(({ step, action, params }) => ({
        step,
        kind: launchKindOf(action),
        params: JSON.parse(params),
      })),
    ),
  );

const mapOf = (list: KnownNames['names']) => new Map(list.map(({ id, name }) => [id, name]));

export const metaNames = ({ names, places }: KnownNames): MetaNames => ({
  names: mapOf(names),
  places: mapOf(places),
});
