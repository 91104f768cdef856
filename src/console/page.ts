import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../kernel/text/html.ts';
import { type Encoding, encodingFor } from '../web/encoding.ts';
import type { AssetNames } from './assets.ts';

/** What a page may do in addition: send its forms elsewhere, and frame another page. */
type PolicyOptions = { formTarget?: string; framed?: string | null };

const policy = ({ formTarget = '', framed = null }: PolicyOptions) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    ...(framed === null ? [] : [`frame-src ${framed}`]),
    `form-action 'self'${formTarget === '' ? '' : ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The headers of every answer to a person: it must not be cached, framed or sniffed, and sends no referrer. */
export const privately = (reply: FastifyReply, options: PolicyOptions = {}) =>
  reply.headers({
    'content-security-policy': policy(options),
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });

const compressors: Record<Encoding, (page: string) => Promise<Buffer>> = {
  br: (page) =>
    promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (page) => promisify(gzip)(page),
};

/**
 * A page for one person. If a form was shown again, it may contain a secret beside typed text, and is sent
 * uncompressed: the size of the compressed page would reveal something about the secret.
 */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Html,
  options: PolicyOptions = {},
) => {
  const encoding =
    request.method === 'GET' ? encodingFor(request.headers['accept-encoding']) : null;
  privately(reply, options).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding === null) return reply.send(page.markup);
  return reply.header('content-encoding', encoding).send(await compressors[encoding](page.markup));
};

type PageDocument = {
  title: string;
  bodyClass: string;
  body: Html;
  assets: AssetNames;
  islands?: readonly string[];
};

/** A whole page of the console; `islands` are scripts besides those of the frame. */
export const document = ({ title, bodyClass, body, assets, islands = [] }: PageDocument): Html =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#f4f6f3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0e1411" media="(prefers-color-scheme: dark)">
<title>${title} · Greenroom</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assets.urlOf('console.css')}">
${['frame', ...islands].map((name) => html`<script type="module" src="${assets.urlOf(`${name}.js`)}"></script>\n`)}</head>
<body class="${bodyClass}">
${body}
</body>
</html>`;
