import { html } from '../../kernel/html.ts';
import { layout, type Page } from './layout.ts';

type Look = 'calm' | 'warn' | 'bad';

/** Every way a connection can end without one, each with what to do next. */
const endings = {
  denied: {
    status: 200,
    look: 'calm',
    title: 'Nothing was connected',
    text: 'You cancelled on the platform’s page, so Greenroom got no access.',
    next: 'Changed your mind? Open the link you were sent again; it works until it expires.',
  },
  refused: {
    status: 400,
    look: 'bad',
    title: 'The platform did not complete the login',
    text: 'It turned the login down, perhaps because it took too long or was tried twice. Nothing was stored.',
    next: 'Ask for a new link and try once more.',
  },
  unreachable: {
    status: 502,
    look: 'bad',
    title: 'The platform could not be reached',
    text: 'You signed in, but the platform did not answer Greenroom afterwards. Nothing was stored.',
    next: 'Ask for a new link and try again in a few minutes.',
  },
  lacking: {
    status: 400,
    look: 'warn',
    title: 'A needed permission is missing',
    text: 'The permission ads_read was left out, and without it nothing can be read. Nothing was stored.',
    next: 'Ask for a new link and leave ads_read ticked on the platform’s page.',
  },
  expired: {
    status: 410,
    look: 'warn',
    title: 'This link has expired',
    text: 'A connection link works for 30 minutes.',
    next: 'Ask whoever sent it for a new one.',
  },
  used: {
    status: 410,
    look: 'calm',
    title: 'This link was already used',
    text: 'A connection link works once. If you just finished connecting, all is well.',
    next: 'To connect again, ask for a new link.',
  },
  unknown: {
    status: 404,
    look: 'warn',
    title: 'There is no such link',
    text: 'The address is incomplete, was never given out, or is long out of date.',
    next: 'Check that you copied all of it, or ask for a new link.',
  },
  archived: {
    status: 409,
    look: 'warn',
    title: 'This workspace is archived',
    text: 'An archived workspace cannot be connected.',
    next: 'Ask its owner to unarchive it and to send a new link.',
  },
  withdrawn: {
    status: 410,
    look: 'warn',
    title: 'This link is no longer valid',
    text: 'Whoever made it may no longer connect this workspace.',
    next: 'Ask an admin of the workspace for a new link.',
  },
  browser: {
    status: 400,
    look: 'warn',
    title: 'This login began in another browser',
    text: 'For your safety a login must end in the browser where it began, with cookies allowed.',
    next: 'Open the link you were sent in this browser and continue from there.',
  },
  invalid: {
    status: 400,
    look: 'warn',
    title: 'This login cannot go on',
    text: 'The address lacks what is needed to continue, or a newer login has taken its place.',
    next: 'Open the link you were sent and start from there.',
  },
  trouble: {
    status: 500,
    look: 'bad',
    title: 'Something went wrong here',
    text: 'This is our fault, not yours. If you had just signed in, the connection may not have been stored.',
    next: 'Open the link you were sent again in a moment, or ask for a new one.',
  },
} as const satisfies Record<
  string,
  { status: number; look: Look; title: string; text: string; next: string }
>;

export type Ending = keyof typeof endings;

export const endingPage = (ending: Ending): { status: number; page: Page } => {
  const { status, look, title, text, next } = endings[ending];
  const page = layout(
    title,
    html`<div class="card ending ${look}">
<h1>${title}</h1>
<p>${text}</p>
<p class="note ${look}"><strong>What now?</strong> ${next}</p>
</div>`,
  );
  return { status, page };
};
