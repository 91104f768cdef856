import { escapeHtml } from '../basics/html.ts';
import { imageUrl } from '../media/media-url.ts';
import type { PreviewCard } from '../pages/preview.ts';
import type { Call } from '../protocol/call.ts';
import { refuse, requireParam } from '../protocol/refusal.ts';
import { isJson, oneOf, readShape } from '../protocol/shape.ts';
import { creativeShape } from '../rules/creative-shape.ts';
import { previewFormats } from '../rules/preview-formats.ts';
import { hmacSha256 } from '../world/digest.ts';
import type { Account, Creative, Json } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { draftCreative } from '../writes/creative.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const firstText = (feed: unknown, name: string) => {
  const list = isJson(feed) ? feed[name] : undefined;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return isJson(first) ? text(first['text'] ?? first['website_url']) : undefined;
};

const bodyOf = ({ spec }: Creative): Json => {
  const body = spec['link_data'] ?? spec['video_data'] ?? spec['photo_data'];
  return isJson(body) ? body : {};
};

const siteOf = (link: string | undefined) => {
  try {
    return link === undefined ? undefined : new URL(link).hostname;
  } catch {
    return undefined;
  }
};

/** The texts and picture of the ad, wherever the creative has them. */
const cardOf = (world: World, creative: Creative, format: string): PreviewCard => {
  const { spec, extra, account_id, picture, video_id } = creative;
  const body = bodyOf(creative);
  const feed = extra['asset_feed_spec'];
  const pageId = String(spec['page_id'] ?? extra['actor_id'] ?? '');
  const action = isJson(body['call_to_action']) ? body['call_to_action'] : extra['call_to_action'];
  const inAction = isJson(action) && isJson(action['value']) ? action['value']['link'] : undefined;
  const imageId = picture ?? video_id;
  return {
    format,
    page: world.pages.get(pageId)?.name ?? 'Page',
    message: text(body['message']) ?? firstText(feed, 'bodies') ?? text(extra['body']),
    title: text(body['name'] ?? body['title']) ?? firstText(feed, 'titles') ?? text(extra['title']),
    description:
      text(body['description'] ?? body['link_description']) ?? firstText(feed, 'descriptions'),
    site: siteOf(text(body['link'] ?? inAction) ?? firstText(feed, 'link_urls')),
    button: text(isJson(action) ? action['type'] : undefined) ?? text(extra['call_to_action_type']),
    picture: imageId === undefined ? undefined : imageUrl('', account_id, imageId),
    isVideo: video_id !== undefined,
  };
};

/** The card is in the URL, signed, so that nothing has to be stored. */
const addressOf = ({ world, origin }: Call, card: PreviewCard) => {
  const d = Buffer.from(JSON.stringify(card)).toString('base64url');
  return `${origin}/ads/api/preview_iframe.php?d=${d}&t=${hmacSha256(world.app.secret, d)}`;
};

/** Placements that show only videos. */
const videoFormat = /(?:INSTREAM|OUTSTREAM|REWARDED|SUGGESTED)_VIDEO(?!_IMAGE)/;

export const answerPreviews = (call: Call, creative: Creative): Json => {
  const { ad_format, width, height } = readShape(
    { ad_format: 'text', width: 'int', height: 'int' },
    call.params,
  );
  const format = oneOf(ad_format ?? requireParam('ad_format'), 'ad_format', previewFormats);
  if (videoFormat.test(format) && creative.video_id === undefined) {
    refuse({ code: 2606, message: '(#2606) Unable to display a preview of this ad' });
  }
  const source = escapeHtml(addressOf(call, cardOf(call.world, creative, format)));
  const size = `width="${width ?? 320}" height="${height ?? 525}"`;
  return {
    data: [
      {
        body: `<iframe src="${source}" ${size} scrolling="yes" style="border: none;" allow="autoplay"></iframe>`,
      },
    ],
  };
};

/** A preview of an existing creative, or of one that is only described. */
export const generatePreviews = (call: Call, account: Account) => {
  const { creative } = readShape({ creative: 'object' }, call.params);
  if (!creative) return requireParam('creative');
  const storedCreative = call.world.collections.creative.byId.get(
    String(creative['creative_id'] ?? creative['id'] ?? ''),
  );
  if (storedCreative?.account_id === account.account_id)
    return answerPreviews(call, storedCreative);
  return answerPreviews(call, draftCreative(call, account, readShape(creativeShape, creative)));
};
