import { html } from '../../kernel/text/html.ts';
import { layout, type Page } from '../pages/layout.ts';
import { type LoginFacts, type NextStep, nextButton } from './next-step.ts';
import type { PlatformWords } from './platform-words.ts';

type PageTone = 'calm' | 'warn' | 'bad';

type Words = {
  status: number;
  look: PageTone;
  title: string;
  text: string;
  next: string;
  step: NextStep;
};

/** All ways in which a login can end without a connection, each with what to do next. */
const endings = {
  denied: ({ name }) => ({
    status: 200,
    look: 'calm',
    title: 'Nothing was connected',
    text: `You cancelled on ${name}’s page, so Greenroom got no access.`,
    next: 'Changed your mind? Start again; the link works until it expires.',
    step: 'again',
  }),
  refused: ({ Name }) => ({
    status: 400,
    look: 'bad',
    title: `${Name} did not complete the login`,
    text: 'It turned the login down, perhaps because it took too long or was tried twice. Nothing was stored.',
    next: 'Ask for a new link and try once more.',
    step: 'mail',
  }),
  unreachable: ({ Name, name }) => ({
    status: 502,
    look: 'bad',
    title: `${Name} could not be reached`,
    text: `You signed in, but ${name} did not answer Greenroom afterwards. Nothing was stored.`,
    next: 'Ask for a new link and try again in a few minutes.',
    step: 'mail',
  }),
  lacking: ({ name }) => ({
    status: 400,
    look: 'warn',
    title: 'A needed permission is missing',
    text: 'The permission ads_read was left out, and without it nothing can be read. Nothing was stored.',
    next: `Ask for a new link and leave ads_read ticked on ${name}’s page.`,
    step: 'mail',
  }),
  expired: () => ({
    status: 410,
    look: 'warn',
    title: 'This link has expired',
    text: 'A connection link works for 30 minutes.',
    next: 'Ask whoever sent it for a new one.',
    step: 'mail',
  }),
  used: () => ({
    status: 410,
    look: 'calm',
    title: 'This link was already used',
    text: 'A connection link works once. If you just finished connecting, all is well.',
    next: 'To connect again, ask for a new link.',
    step: 'mail',
  }),
  unknown: () => ({
    status: 404,
    look: 'warn',
    title: 'There is no such link',
    text: 'The address is incomplete, was never given out, or is long out of date.',
    next: 'Check that you copied all of it, or ask whoever sent it for a new link.',
    step: 'start',
  }),
  archived: () => ({
    status: 409,
    look: 'warn',
    title: 'This workspace is archived',
    text: 'An archived workspace cannot be connected.',
    next: 'Ask its owner to unarchive it and to send a new link.',
    step: 'mail',
  }),
  withdrawn: () => ({
    status: 410,
    look: 'warn',
    title: 'This link is no longer valid',
    text: 'Its API key was revoked, or whoever made it may no longer connect this workspace.',
    next: 'Ask an admin of the workspace for a new link.',
    // Not a mail to the maker of the link, who may have been removed for a reason.
    step: 'start',
  }),
  browser: () => ({
    status: 400,
    look: 'warn',
    title: 'This login began in another browser',
    text: 'For your safety a login must end in the browser where it began, with cookies allowed.',
    next: 'Open the link you were sent in this browser and continue from there.',
    step: 'start',
  }),
  cookieless: () => ({
    status: 400,
    look: 'warn',
    title: 'This page was opened in another browser',
    text: 'Its button works only in the browser that opened the page, with cookies allowed. Nothing was started.',
    next: 'Allow cookies for this page, open it again and press its button.',
    step: 'reload',
  }),
  foreign: () => ({
    status: 403,
    look: 'warn',
    title: 'This request came from another page',
    text: 'For your safety a login begins only with the button on Greenroom’s own page. Nothing was started.',
    next: 'Open the page again and press its button, if you know who asks.',
    step: 'reload',
  }),
  invalid: () => ({
    status: 400,
    look: 'warn',
    title: 'This login cannot go on',
    text: 'The address lacks what is needed to continue, or a newer login has taken its place.',
    next: 'Open the link you were sent and start from there.',
    step: 'start',
  }),
  incomplete: ({ name }) => ({
    status: 400,
    look: 'warn',
    title: 'This login cannot go on',
    text: `The address lacks what ${name} should have sent along. Nothing was stored.`,
    next: 'Start again; the link works until it expires.',
    step: 'again',
  }),
  trouble: () => ({
    status: 500,
    look: 'bad',
    title: 'Something went wrong here',
    text: 'This is our fault, not yours. If you had just signed in, the connection may not have been stored.',
    next: 'Try again in a moment, or ask for a new link.',
    step: 'reload',
  }),
} satisfies Record<string, (platform: PlatformWords) => Words>;

export type Ending = keyof typeof endings;

// The object is a constant with exactly these keys.
export const endingNames = Object.keys(endings) as Ending[];

type Facts = LoginFacts & { platform: PlatformWords };

export const endingPage = (ending: Ending, { platform, ...known }: Facts) => {
  const { status, look, title, text, next, step }: Words = endings[ending](platform);
  const page: Page = layout(
    title,
    html`<div class="card ending ${look}">
<h1>${title}</h1>
<p>${text}</p>
<p class="note ${look}"><strong>What now?</strong> ${next}</p>
${nextButton(step, known)}
</div>`,
    { hasForm: true },
  );
  return { status, page };
};
