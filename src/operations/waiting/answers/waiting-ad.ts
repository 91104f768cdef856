import * as z from 'zod';
import { shapes } from '../../../adnet/wire/shapes.ts';
import { iso, isoOrNull } from '../../../kernel/clock.ts';
import { moneyOfMinor } from '../../../kernel/money.ts';
import type { Db } from '../../../store/db.ts';
import type { WaitingRow } from '../../../store/overview/list-waiting.ts';
import { adStates } from '../../../store/schema/overview-tables.ts';
import { actorKinds } from '../../../store/schema/people-tables.ts';
import { type DifferenceOfAd, differencesOfAd, readDifferences } from '../../core/differences.ts';
import { idText, timestamp } from '../../core/schemas.ts';
import { type WaitingAdContent, waitingAdContent } from './shown-ad.ts';

const metaObject = z.object({
  id: z.string().describe('Its id at Meta.'),
  name: z.string().describe('Its name at Meta.'),
});

const creative = z
  .object({
    page_name: z.string().nullable().describe('The page that speaks; null where it is not known.'),
    message: z
      .string()
      .describe('The text above the picture. The feed cuts it after 125 characters.'),
    headline: z.string().describe('The line below the picture.'),
    description: z.string().describe('The smaller line below the headline.'),
    link: z.string().describe('Where it leads.'),
    button: z.string().describe('Such as SHOP_NOW.'),
    picture_url: z.string().nullable().describe('At Meta; such addresses expire.'),
    is_video: z.boolean().describe('Whether it shows a video.'),
    instagram_account: z
      .string()
      .nullable()
      .describe('The Instagram account whose post it promotes; null where it promotes none.'),
    shapes: z
      .array(
        z.object({
          shape: z
            .enum(shapes)
            .describe('square: feeds. vertical: stories and reels. landscape: wide.'),
          image_hash: z
            .string()
            .nullable()
            .describe('The picture of this shape; null for a video.'),
          video_id: z.string().nullable().describe('The video of this shape; null for a picture.'),
        }),
      )
      .describe('Where one ad has several shapes: what each shows. Else empty.'),
  })
  .meta({ id: 'ShownCreative', description: 'What people see of an ad in their feed.' });

export const waitingAd = z
  .object({
    ad_id: z.string().describe('Its id at Meta.'),
    workspace_id: idText.describe('The workspace it was made in.'),
    workspace_name: z.string().describe('The name of that workspace.'),
    ad_account_id: z.string().describe('The ad account it is in.'),
    name: z.string().describe('Its name.'),
    state: z
      .enum(adStates)
      .describe('waiting: paused. live: somebody started it. gone: deleted or archived at Meta.'),
    effective_status: z.string().nullable().describe('In Meta’s words; null until it was asked.'),
    state_since: timestamp.nullable().describe('When it was first seen in this state.'),
    seen_at: timestamp.nullable().describe('When Meta was last asked; null: not yet.'),
    made_at: timestamp.describe('When it was made.'),
    made_by: z
      .object({
        kind: z.enum(actorKinds).describe('A key, a person, the operator, Greenroom.'),
        id: z.string().nullable().describe('The key’s id, or the person’s account.'),
        name: z.string().nullable().describe('The key’s name, or the person’s address.'),
      })
      .describe('Who made it.'),
    campaign: metaObject.nullable().describe('Its campaign; null until Meta was asked.'),
    adset: metaObject.nullable().describe('Its ad set; null until Meta was asked.'),
    budget: z
      .object({
        amount: z
          .string()
          .nullable()
          .describe('In whole units, such as 7.50; null until the currency is known.'),
        amount_minor: z.int().describe('In the currency’s smallest unit, as Meta counts: 750.'),
        currency: z.string().nullable().describe('The ad account’s currency.'),
        period: z.enum(['day', 'lifetime']).describe('Per day, or for the whole time.'),
        of: z.string().describe('The ad set or campaign that holds it.'),
      })
      .nullable()
      .describe('What it may spend once started.'),
    creative: creative.nullable().describe('Null until Meta was asked.'),
    differences: differencesOfAd,
    ads_manager_url: z.string().describe('Where a person starts it.'),
  })
  .meta({ id: 'WaitingAd', description: 'An ad that was made here, as Meta last showed it.' });

type WaitingAd = z.input<typeof waitingAd>;

/** The address where a person sees and starts an ad; the sandbox has its own page. */
const managerUrl = ({ ad_account_id, ad_id }: WaitingRow, sandboxOrigin: string | null) =>
  sandboxOrigin === null
    ? `https://adsmanager.facebook.com/adsmanager/manage/ads?act=${ad_account_id.replace('act_', '')}&selected_ad_ids=${ad_id}`
    : `${sandboxOrigin}/?ad=${ad_id}#ad-${ad_id}`;

const pageName = ({ pages }: WaitingRow, id: string | null): string | null => {
  if (pages === null || id === null) return null;
  // We have written this JSON: names of pages by their id.
  return (JSON.parse(pages) as Record<string, string>)[id] || null;
};

const shownOf = ({ shown }: WaitingRow) =>
  shown === null ? null : waitingAdContent.parse(JSON.parse(shown));

/** The ad and its parents and creative, as far as Meta has named them. */
const objectsBehind = (
  row: WaitingRow,
): [DifferenceOfAd['object'], string | null | undefined][] => {
  const display = shownOf(row);
  return [
    ['campaign', row.campaign_id],
    ['adset', display?.adset?.id],
    ['creative', display?.creative_id],
    ['ad', row.ad_id],
  ];
};

/** Reads together the differences between what was sent and stored, for ads and the objects they use. */
export const readDifferencesOfAds = async (db: Db, rows: readonly WaitingRow[]) => {
  const idsOf = (row: WaitingRow) =>
    objectsBehind(row).flatMap(([object, object_id]) =>
      object_id ? [{ object, object_id, workspace_id: row.workspace_id }] : [],
    );
  const differencesOf = await readDifferences(db, rows.flatMap(idsOf));
  return (row: WaitingRow): DifferenceOfAd[] =>
    idsOf(row).flatMap((one) =>
      differencesOf(one).map((difference) => ({
        object: one.object,
        object_id: one.object_id,
        ...difference,
      })),
    );
};

const seenFacts = (
  row: WaitingRow,
): Pick<WaitingAd, 'campaign' | 'adset' | 'budget' | 'creative'> => {
  const display = shownOf(row);
  if (display === null) return { campaign: null, adset: null, budget: null, creative: null };
  const { adset, budget, page_id, creative_id: _, ...rest } = display;
  return {
    campaign:
      row.campaign_id === null ? null : { id: row.campaign_id, name: row.campaign_name ?? '' },
    adset,
    budget: budget && shownBudget(budget, row.currency),
    creative: { page_name: pageName(row, page_id), ...rest },
  };
};

const shownBudget = (
  { amount, ...rest }: NonNullable<WaitingAdContent['budget']>,
  currency: string | null,
): WaitingAd['budget'] => {
  const minor = Number(amount);
  return currency === null
    ? { amount: null, amount_minor: minor, currency, ...rest }
    : { ...moneyOfMinor(minor, currency), ...rest };
};

export const presentAd = (
  row: WaitingRow,
  sandboxOrigin: string | null,
  differences: DifferenceOfAd[],
): WaitingAd => ({
  ad_id: row.ad_id,
  workspace_id: row.workspace_id,
  workspace_name: row.workspace_name,
  ad_account_id: row.ad_account_id,
  name: row.seen_name ?? row.name ?? '',
  state: row.state ?? 'waiting',
  effective_status: row.effective_status,
  state_since: isoOrNull(row.state_since),
  seen_at: isoOrNull(row.seen_at),
  made_at: iso(row.made_at),
  made_by: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  ...seenFacts(row),
  differences,
  ads_manager_url: managerUrl(row, sandboxOrigin),
});
