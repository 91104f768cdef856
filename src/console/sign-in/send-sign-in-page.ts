import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../kernel/html.ts';
import { loadAssets } from '../assets.ts';
import { document, privately } from '../page.ts';

/** A page before the console: one thing to do, and nothing given away. */
export type SignInPage = { title: string; body: Html; art?: Html; islands?: readonly string[] };

export const sendSignInPage = async (
  reply: FastifyReply,
  { title, body, art, islands = [] }: SignInPage,
  status = 200,
) => {
  const page = document({
    title,
    bodyClass: 'before',
    islands,
    assets: await loadAssets(),
    body: html`<main class="door${art ? '' : ' plain'}">
<div class="door-form"><div>
<span class="brand"><i aria-hidden="true"></i>Greenroom</span>
${body}
</div></div>
${art}
</main>`,
  });
  privately(reply).code(status).type('text/html; charset=utf-8');
  return reply.send(page.markup);
};
