import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { previewAd } from '../../operations/previews/preview-ad.ts';
import { listWaiting } from '../../operations/waiting/list-waiting.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { screenPath } from '../clients.ts';
import { plainly, refusalText } from '../failure-view.ts';
import { adCard } from '../parts/ad-card.ts';
import { note } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import { screen, type Visit } from '../screen.ts';

/** The placements that people know, by Meta's names for them. */
const formats: readonly (readonly [format: string, words: string])[] = [
  ['MOBILE_FEED_STANDARD', 'Facebook feed'],
  ['DESKTOP_FEED_STANDARD', 'Facebook feed, computer'],
  ['FACEBOOK_STORY_MOBILE', 'Facebook story'],
  ['FACEBOOK_REELS_MOBILE', 'Facebook reel'],
  ['RIGHT_COLUMN_STANDARD', 'Right column'],
  ['MARKETPLACE_MOBILE', 'Marketplace'],
  ['INSTAGRAM_STANDARD', 'Instagram feed'],
  ['INSTAGRAM_STORY', 'Instagram story'],
  ['INSTAGRAM_REELS', 'Instagram reel'],
];

const answer = z.object({ data: z.array(z.object({ body: z.string() })).min(1) });

type Frame = { address: URL; width: number; height: number; isOurs: boolean };

/** Where Meta keeps its previews. */
const metaHosts = new Set(['www.facebook.com', 'business.facebook.com']);

const maxSide = 2_000;

/**
 * The address and size of the frame in Meta's answer; nothing else of its markup gets into the page. `isOurs`: it
 * may be in the page, because it belongs to Meta or the sandbox.
 */
const frameIn = (markup: string, sandboxOrigin: string | null): Frame | null => {
  const pairs = markup.matchAll(/\s(src|width|height)="([^"]*)"/g);
  const attributes = new Map(Array.from(pairs, ([, name, value]) => [name, value]));
  const source = attributes.get('src')?.replaceAll('&amp;', '&') ?? '';
  if (!URL.canParse(source)) return null;
  const address = new URL(source);
  const { protocol, hostname, origin } = address;
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const side = (name: string, fallback: number) =>
    Math.min(Number(attributes.get(name)) || fallback, maxSide);
  const isMeta = protocol === 'https:' && metaHosts.has(hostname) && address.port === '';
  return {
    address,
    width: side('width', 320),
    height: side('height', 525),
    isOurs: isMeta || origin === sandboxOrigin,
  };
};

type PreviewResult = { frame: Frame } | { problem: string } | null;

const askMeta = async (
  { call, sandboxOrigin }: Visit,
  id: string,
  format: string,
): Promise<PreviewResult> => {
  try {
    const { data } = answer.parse(await call(previewAd, { params: { id }, query: { format } }));
    const frame = frameIn(data[0]?.body ?? '', sandboxOrigin);
    return frame ? { frame } : { problem: 'Meta answered without a preview.' };
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error;
    return { problem: refusalText(error) ?? plainly(error.message) };
  }
};

const load = async (visit: Visit) => {
  const { params, query, client } = visit;
  const adQuery = {
    workspace_id: client?.workspace_id,
    ad_id: params['ad'] ?? '',
    refresh: 'false',
  };
  const { ads } = await visit.call(listWaiting, { query: adQuery });
  const [ad] = ads;
  if (!ad) throw new Failure('not_found');
  const format = formats.find(([name]) => name === query['at'])?.[0] ?? null;
  return { ad, format, shown: format === null ? null : await askMeta(visit, ad.ad_id, format) };
};

type LoadedPreview = Awaited<ReturnType<typeof load>>;

const shownView = ({ shown, format }: LoadedPreview): Html => {
  const words = formats.find(([name]) => name === format)?.[1] ?? '';
  if (shown === null)
    return html`<p class="soft">Choose a placement. Your browser then fetches the preview from Meta, and Meta sees that it does.</p>`;
  if ('problem' in shown)
    return note(
      'warn',
      html`<p><strong>Meta shows no preview for “${words}”.</strong> ${shown.problem}</p>`,
    );
  const { address, width, height, isOurs } = shown.frame;
  const link = html`<p><a href="${address.href}" target="_blank" rel="noopener noreferrer">Open it in a new tab${icon('out')}</a></p>`;
  return isOurs
    ? html`<iframe class="meta-frame" title="Meta’s preview: ${words}" src="${address.href}" width="${width}" \
height="${height}" sandbox="allow-scripts allow-same-origin" referrerpolicy="no-referrer"></iframe>${link}`
    : link;
};

/** One ad as we draw it, beside Meta's own view at a placement. */
export const adPreviewScreen = screen({
  path: '/w/:workspace/waiting/:ad',
  title: 'Ad',
  load,
  frames: ({ shown }: LoadedPreview) =>
    shown && 'frame' in shown && shown.frame.isOurs ? shown.frame.address.origin : null,

  render(data, { path, client }) {
    const { ad, format } = data;
    const back = screenPath({ client }, 'waiting');
    return html`<div class="page-head"><div><a class="crumb" href="${back}">${icon('back')}Waiting room</a>
<h1>${foreignName(ad.name)}</h1></div></div>
<div class="ad-beside"><section class="stack" aria-labelledby="ours-title"><h2 id="ours-title">As we draw it</h2>
<ul class="ad-grid plain">${adCard(ad, { withClient: false, leadsOn: false })}</ul></section>
<section class="card" id="meta" aria-labelledby="meta-title"><h2 id="meta-title">As Meta shows it</h2>
<nav aria-label="Placements"><ul class="chips plain">${formats.map(
      ([name, words]) =>
        html`<li><a class="btn quiet small" href="${path}?at=${name}#meta"${
          name === format ? html` aria-current="true"` : ''
        }>${words}</a></li>`,
    )}</ul></nav>
${shownView(data)}</section></div>`;
  },
});
