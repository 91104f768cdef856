import * as z from 'zod';
import { html } from '../basics/html.ts';
import { hmacSha256 } from '../world/digest.ts';
import type { World } from '../world/world.ts';

const line = z.string().max(5000).optional();

const cardSchema = z.object({
  format: z.string(),
  page: z.string(),
  message: line,
  title: line,
  description: line,
  site: line,
  button: line,
  /** A path on this sandbox; pictures of other hosts are not loaded. */
  picture: z
    .string()
    .regex(/^\/media\//)
    .optional(),
  isVideo: z.boolean(),
});

/** One ad as people would see it. */
export type PreviewCard = z.infer<typeof cardSchema>;

const readCard = ({ app }: World, d: string, t: string): PreviewCard | undefined => {
  if (t !== hmacSha256(app.secret, d)) return undefined;
  const read = cardSchema.safeParse(JSON.parse(Buffer.from(d, 'base64url').toString('utf8')));
  return read.success ? read.data : undefined;
};

const buttonWords = (type: string) => {
  const words = type.toLowerCase().replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** A feed cuts longer texts and hides the rest behind "See more". */
const maxMessageLength = 125;

const messageLine = (message: string) =>
  message.length > maxMessageLength
    ? html`${message.slice(0, maxMessageLength).trimEnd()}&hellip; <span class="soft">See more</span>`
    : html`${message}`;

const cardView = (card: PreviewCard) => html`<article class="ad">
<header><span class="face" aria-hidden="true">${card.page.slice(0, 1)}</span>
<span><strong>${card.page}</strong><br><span class="soft">Sponsored</span></span></header>
${card.message && html`<p>${messageLine(card.message)}</p>`}
${
  card.picture
    ? html`<div class="media"><img src="${card.picture}" alt="">${
        card.isVideo && html`<span class="play" aria-hidden="true">&#9654;</span>`
      }</div>`
    : html`<div class="media none"></div>`
}
<footer><span>${card.site && html`<span class="soft">${card.site}</span><br>`}<strong>${
  card.title ?? ''
}</strong>${card.description && html`<br><span class="soft">${card.description}</span>`}</span>
${
  card.button &&
  card.button !== 'NO_BUTTON' &&
  html`<span class="button">${buttonWords(card.button)}</span>`
}</footer></article>`;

/** Any page may frame it, as previews are meant to be; it runs nothing and loads nothing. */
const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export const previewPage = (world: World, query: URLSearchParams) => {
  const card = readCard(world, query.get('d') ?? '', query.get('t') ?? '');
  const body = card
    ? cardView(card)
    : html`<p class="soft">This preview is no longer there. Ask for a new one.</p>`;
  const page = html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title><link rel="stylesheet" href="/__look.css"></head>
<body class="preview">${body}</body></html>`;
  return {
    status: card ? 200 : 400,
    headers: previewHeaders,
    body: `<!doctype html>\n${page.markup}`,
  };
};
