import { type Html, html } from '../../kernel/text/html.ts';
import type { OwnSignIn } from '../../sign-in/own-sign-in.ts';
import { note, pageHead } from '../parts/blocks.ts';
import { checkBox, createFields } from '../parts/field.ts';
import { moment } from '../parts/moment.ts';
import { tokenInput } from './form-token.ts';
import { confirmingEnds, passwordField } from './pages.ts';

export const doneMessages = {
  password: 'Your password is set. All other sessions were ended.',
  'password-keys': 'Your password is set. All other sessions and your API keys were ended.',
  proof: 'Thank you. For 30 minutes you are not asked again.',
  mailed: 'A sign-in link is on its way to you. It works once, for 30 minutes.',
  passkey: 'The passkey was added.',
  'passkey-removed': 'The passkey was removed.',
  session: 'The session was ended.',
  sessions: 'All other sessions were ended.',
} as const;

export type DoneStep = keyof typeof doneMessages;

export type YouLook = {
  email: string;
  token: string;
  sessionId: string;
  own: OwnSignIn;
  hasPasskeys: boolean;
  /** Where passkeys work, when this page was opened at an address where they do not. */
  passkeysAt: string | null;
  done: DoneStep | null;
  /** The new password's fault. */
  problem: string | null;
  /** Why it could not be shown that it is them. */
  proofProblem: string | null;
  /** Where they wanted to go. */
  next: string;
  hasMail: boolean;
};

const ways: Record<string, string> = {
  link: 'with a link',
  password: 'with the password',
  passkey: 'with a passkey',
  invitation: 'with an invitation',
};

export const youPage = (look: YouLook): Html => html`${pageHead(
  'Your sign-in',
  html`You are signed in as <strong>${look.email}</strong>.${
    hasWay(look)
      ? ''
      : ' Set a password or a passkey before you sign out: without one you need a new link to come back.'
  }`,
  html`<form method="post" action="/console/sign-out">${tokenInput(look.token)}<button class="btn quiet" type="submit">Sign out</button></form>`,
)}
${look.done && html`<div role="status">${note('calm', html`<p>${doneMessages[look.done]}</p>`)}</div>`}
${look.own.isProven ? '' : notConfirmed(look)}
${proof(look)}
${password(look)}
${passkeys(look)}
${sessions(look)}`;

const hasWay = ({ own }: YouLook) => own.hasPassword || own.passkeys.length > 0;

const notConfirmed = ({ email, hasMail }: YouLook) =>
  note(
    'warn',
    html`<p><strong>Your address is not confirmed.</strong> An invitation made this account, \
and you can work for whoever invited you. To make clients of your own, or to join others, sign in with a link: ${
      hasMail
        ? 'have one mailed to you on the sign-in page'
        : 'ask whoever runs Greenroom for you for one'
    }. That confirms that ${email} is yours. ${confirmingEnds}</p>`,
  );

/** Asks for the person's password or passkey. A person who has neither may set the first one without it. */
const proof = (look: YouLook): Html | '' => {
  const { own, proofProblem, next } = look;
  const isAsked = own.proof === 'needed' || (own.proof === 'first' && next !== '');
  if (!isAsked && proofProblem === null) return '';
  return html`<section class="card" aria-labelledby="proof-title" id="proof"><h2 id="proof-title">Show that it is you</h2>
<p class="soft">You signed in a while ago. Before you change how you sign in, or make an API key, ${
    own.proof === 'first'
      ? 'set a password below: that shows it too.'
      : 'show that it is you. Then you are not asked again for 30 minutes.'
  }</p>
${proofProblem && note('bad', html`<p><strong>That did not work.</strong> ${proofProblem}</p>`)}
${own.hasPassword ? proofByPassword(look) : ''}
${own.passkeys.length > 0 ? proofByPasskey(look) : ''}
${own.proof === 'first' ? '' : proofByLink(look)}</section>`;
};

const proofByPassword = ({
  token,
  email,
  next,
}: YouLook) => html`<form class="form" method="post" action="/console/you/proof">${tokenInput(token)}<input type="hidden" name="next" value="${next}">
<input type="text" name="username" value="${email}" autocomplete="username" hidden>
${passwordField('current', 'Current password')}
<div class="actions"><button class="btn" type="submit">Confirm</button></div></form>`;

/** Hidden until the script is there that can use one. */
const proofByPasskey = ({ token, next }: YouLook) =>
  html`<div data-passkey="prove" data-token="${token}" data-next="${next}" hidden><button class="btn quiet" type="button">Use a passkey</button>
<p class="error" role="status"></p></div>`;

const proofByLink = ({ hasMail, token }: YouLook) =>
  hasMail
    ? html`<form method="post" action="/console/you/mail">${tokenInput(token)}<button class="btn quiet" type="submit">Mail me a sign-in link</button></form>
<p class="hint">The link signs you in again, which shows it too.</p>`
    : html`<p class="hint">You can also sign in again with a link. Ask whoever runs Greenroom for you for one.</p>`;

const password = (
  look: YouLook,
) => html`<section class="card" aria-labelledby="password-title"><h2 id="password-title">Password</h2>
<p class="soft">${look.own.hasPassword ? 'You have one. A new one ends all other sessions.' : 'You have none yet. With one you can sign in without a link.'}</p>
${look.problem && note('bad', html`<p><strong>That did not work.</strong> ${look.problem}</p>`)}
${look.own.proof === 'needed' ? showFirst : passwordForm(look)}</section>`;

const showFirst = html`<p class="hint">Show above that it is you, then you can change this.</p>`;

const passwordForm = (
  look: YouLook,
) => html`<form class="form" method="post" action="/console/you/password">${tokenInput(look.token)}<input type="hidden" name="next" value="${look.next}">
<input type="text" name="username" value="${look.email}" autocomplete="username" hidden>
${newPassword.input(
  {
    name: 'password',
    label: 'New password',
    autocomplete: 'new-password',
    required: true,
    maxlength: 1000,
    hint: 'At least 12 characters. Three or four words do well.',
    more: html` minlength="12"${look.problem ? html` aria-invalid="true"` : ''}`,
  },
  'password',
)}
${look.own.activeKeys === 0 ? '' : endKeys(look.own.activeKeys)}
<div class="actions"><button class="btn" type="submit">Set the password</button></div></form>`;

const newPassword = createFields(() => ({ id: 'new' }));

const endKeys = (count: number) =>
  checkBox(
    'end_keys',
    'yes',
    false,
    `Also end my ${count === 1 ? 'API key' : `${count} API keys`}. Otherwise keys go on working, as passkeys do. Tick this if somebody else may know a key; programs that use it then stop.`,
  );

const heads = (...titles: string[]) =>
  html`<thead><tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}<th scope="col"><span class="unseen">What you can do</span></th></tr></thead>`;

const passkeys = (
  look: YouLook,
) => html`<section class="card" aria-labelledby="passkeys-title"><h2 id="passkeys-title">Passkeys</h2>
<p class="soft">A passkey signs you in with your fingerprint, your face or your device’s lock.</p>
${
  look.own.passkeys.length > 0 &&
  html`<div class="table-wrap"><table class="cards"><caption class="unseen">Your passkeys</caption>${heads('Passkey', 'Added', 'Last used')}
<tbody>${look.own.passkeys.map((one) => passkeyRow(one, look.token, look.own.proof === 'fresh'))}</tbody></table></div>`
}
${addPasskey(look)}</section>`;

const passkeyRow = (
  one: OwnSignIn['passkeys'][number],
  token: string,
  mayRemove: boolean,
) => html`<tr>
<th scope="row"><bdi>${one.name}</bdi></th>
<td data-label="Added">${moment(one.created_at)}</td>
<td data-label="Last used">${one.last_used_at === null ? html`<span class="soft">Never</span>` : moment(one.last_used_at)}</td>
<td>${
  mayRemove
    ? html`<form method="post" action="/console/you/passkeys/remove">${tokenInput(token)}\
<input type="hidden" name="id" value="${one.id}">\
<button class="btn stop small" type="submit">Remove<span class="unseen"> the passkey ${one.name}</span></button></form>`
    : ''
}</td></tr>`;

/** Needs the script; without it, the words say so. */
const addPasskey = (look: YouLook) => {
  if (look.passkeysAt !== null)
    return html`<p class="hint">Browsers keep no passkeys for a number. Open <a href="${look.passkeysAt}">${look.passkeysAt}</a>, sign in there, and add one.</p>`;
  if (!look.hasPasskeys)
    return html`<p class="hint">Passkeys need an address with a name. Ask whoever runs Greenroom for you to set BASE_URL.</p>`;
  if (look.own.proof === 'needed') return showFirst;
  return html`<form class="form" data-passkey="add" data-token="${look.token}" hidden>
<div class="field"><label for="passkey-name">A name for it</label><input id="passkey-name" name="name" maxlength="60" placeholder="My phone"></div>
<div class="actions"><button class="btn quiet" type="submit">Add a passkey</button></div>
<p class="error" role="status"></p></form>
<p class="hint without-script">Adding a passkey needs JavaScript.</p>`;
};

const sessions = (
  look: YouLook,
) => html`<section class="card" aria-labelledby="sessions-title"><h2 id="sessions-title">Sessions</h2>
<p class="soft">Where you are signed in. A session ends after 7 days without use, and after 30 days in all.</p>
<div class="table-wrap"><table class="cards"><caption class="unseen">Your sessions</caption>${heads('Browser', 'Signed in', 'Last seen')}
<tbody>${look.own.sessions.map((one) => sessionRow(one, look))}</tbody></table></div>
${
  look.own.sessions.length > 1 &&
  html`<form method="post" action="/console/you/sessions/end-others">${tokenInput(look.token)}<button class="btn stop" type="submit">End all other sessions</button></form>`
}</section>`;

const sessionRow = (one: OwnSignIn['sessions'][number], look: YouLook) => {
  const isHere = one.id === look.sessionId;
  const agent = shortAgent(one.agent);
  return html`<tr>
<th scope="row"><bdi>${agent}</bdi>${
    isHere ? html` <span class="chip ok">This one</span>` : ''
  }<small class="soft">${one.address}</small></th>
<td data-label="Signed in">${moment(one.created_at)} <small class="soft">${ways[one.way]}</small></td>
<td data-label="Last seen">${moment(one.last_seen_at)}</td>
<td>${
    isHere
      ? ''
      : html`<form method="post" action="/console/you/sessions/end">${tokenInput(look.token)}\
<input type="hidden" name="id" value="${one.id}">\
<button class="btn stop small" type="submit">End<span class="unseen"> the session of ${agent}</span></button></form>`
  }</td></tr>`;
};

const browsers = [/Edg\//, /OPR\//, /Firefox\//, /Chrome\//, /Safari\//] as const;
const names = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari'] as const;
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** "Chrome on Windows"; an unknown browser is shown by its own name. */
const shortAgent = (agent: string | null) => {
  if (agent === null) return 'A browser';
  const browser = names[browsers.findIndex((mark) => mark.test(agent))];
  const system = systems.find((name) => agent.includes(name));
  return browser ? `${browser}${system ? ` on ${system}` : ''}` : agent.slice(0, 60);
};
