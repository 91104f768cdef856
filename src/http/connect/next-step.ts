import { againPath } from '../../connect/addresses.ts';
import { html } from '../../kernel/text/html.ts';
import { shortened } from '../../web/foreign-name.ts';

/** The workspace of a connection link, and the address of the link's maker. */
export type LinkRequest = { workspaceName: string; email: string };

/**
 * The next thing to do, as a button. `again`: a new login under the same link. `mail`: a mail to the maker of the
 * link. `reload`: load this page again. `start`: our home page.
 */
export type NextStep = 'again' | 'mail' | 'reload' | 'start';

/** `state`: identifies the login that a new one may replace. */
export type LoginFacts = { linkRequest?: LinkRequest | undefined; state?: string | undefined };

const plainAddress = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/;

export const nextButton = (step: NextStep, { linkRequest, state }: LoginFacts) => {
  if (step === 'again' && state) {
    return html`<form method="post" action="${againPath}?state=${state}"><button class="btn block">Start again</button></form>`;
  }
  if (step === 'reload') return html`<a class="btn block" href="">Open this page again</a>`;
  if (step === 'mail' && linkRequest && plainAddress.test(linkRequest.email)) {
    return html`<a class="btn block" href="${letterTo(linkRequest)}">Write to ${linkRequest.email}</a>`;
  }
  return html`<a class="btn block quiet" href="/">Open the start page</a>`;
};

const letterTo = ({ workspaceName, email }: LinkRequest) => {
  const name = shortened(workspaceName).toWellFormed();
  const words = encodeURIComponent(`New link: connecting ${name} in Greenroom`);
  return `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}?subject=${words}`;
};
