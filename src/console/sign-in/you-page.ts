import { iso } from '../../kernel/clock.ts';
import { type Html, html } from '../../kernel/html.ts';
import type { OwnSignIn } from '../../operations/people/own-sign-in.ts';
import { doneIcon } from './icons.ts';
import type { Door } from './page.ts';
import { problemNote, tokenInput } from './pages.ts';

/** What was just done. */
export const done = {
  password: 'Your password is set. All other sessions were ended.',
  passkey: 'The passkey was added.',
  'passkey-removed': 'The passkey was removed.',
  session: 'The session was ended.',
  sessions: 'All other sessions were ended.',
} as const;

export type Done = keyof typeof done;

type Look = {
  email: string;
  token: string;
  sessionId: string;
  own: OwnSignIn;
  hasPasskeys: boolean;
  done: Done | null;
  problem: string | null;
};

const moment = (ms: number) =>
  html`<time datetime="${iso(ms)}">${iso(ms).slice(0, 16).replace('T', ' ')} UTC</time>`;

const ways: Record<string, string> = {
  link: 'with a link',
  password: 'with the password',
  passkey: 'with a passkey',
  invitation: 'with an invitation',
};

export const youPage = (look: Look): Door => ({
  title: 'Your sign-in',
  islands: look.hasPasskeys ? ['passkeys'] : [],
  body: html`<div><h1>Your sign-in</h1><p class="soft">You are signed in as <strong>${look.email}</strong>.</p></div>
${look.done && html`<div class="note ok" role="status">${doneIcon}<p>${done[look.done]}</p></div>`}
${look.problem && problemNote('That did not work.', look.problem)}
${password(look)}
${passkeys(look)}
${sessions(look)}
<div class="row"><a class="btn quiet" href="/console">Back to the console</a>
<form method="post" action="/console/sign-out">${tokenInput(look.token)}<button class="btn quiet" type="submit">Sign out</button></form></div>`,
});

const current = (look: Look, id: string): Html | '' =>
  look.own.proof === 'password'
    ? html`<div class="field"><label for="${id}">Current password</label><input id="${id}" name="current" type="password" autocomplete="current-password" required maxlength="1000"></div>`
    : '';

const signInAgain = html`<p class="hint">You signed in a while ago. To change this, sign out and sign in again.</p>`;

const password = (look: Look) => html`<section><h2>Password</h2>
<p class="soft">${look.own.hasPassword ? 'You have one. A new one ends all other sessions.' : 'You have none yet. With one you can sign in without a link.'}</p>
${
  look.own.proof === 'again'
    ? signInAgain
    : html`<form method="post" action="/console/you/password">${tokenInput(look.token)}
<input type="text" name="username" value="${look.email}" autocomplete="username" hidden>
${current(look, 'current')}
<div class="field"><label for="new">New password</label><input id="new" name="password" type="password" autocomplete="new-password" required minlength="12" maxlength="1000" aria-describedby="new-hint"><p class="hint" id="new-hint">At least 12 characters. Three or four words do well.</p></div>
<button class="btn" type="submit">Set the password</button></form>`
}</section>`;

const passkeys = (look: Look) => html`<section><h2>Passkeys</h2>
<p class="soft">A passkey signs you in with your fingerprint, your face or your device’s lock.</p>
${
  look.own.passkeys.length > 0 &&
  html`<ul class="stack">${look.own.passkeys.map(
    (
      one,
    ) => html`<li class="row"><span><strong>${one.name}</strong><br><small class="soft">Added ${moment(one.created_at)}${one.last_used_at === null ? '' : html`, last used ${moment(one.last_used_at)}`}</small></span>
<form class="push" method="post" action="/console/you/passkeys/remove">${tokenInput(look.token)}<input type="hidden" name="id" value="${one.id}"><button class="btn quiet" type="submit" aria-label="Remove the passkey ${one.name}">Remove</button></form></li>`,
  )}</ul>`
}
${addPasskey(look)}</section>`;

/** Needs the script; without it, the words say so. */
const addPasskey = (look: Look) => {
  if (!look.hasPasskeys)
    return html`<p class="hint">Passkeys need an address with a name. Ask whoever runs Greenroom to set BASE_URL.</p>`;
  if (look.own.proof === 'again') return signInAgain;
  return html`<form data-passkey="add" data-token="${look.token}" hidden>
${current(look, 'passkey-current')}
<div class="field"><label for="passkey-name">A name for it</label><input id="passkey-name" name="name" maxlength="60" placeholder="My phone"></div>
<button class="btn" type="submit">Add a passkey</button>
<p class="small bad-word" role="status"></p></form>
<noscript><p class="hint">Adding a passkey needs JavaScript.</p></noscript>`;
};

const sessions = (look: Look) => html`<section><h2>Sessions</h2>
<p class="soft">Where you are signed in. A session ends after 7 days without use, and after 30 days in all.</p>
<ul class="stack">${look.own.sessions.map(
  (
    one,
  ) => html`<li class="row"><span><strong>${one.id === look.sessionId ? 'This browser' : (one.agent ?? 'A browser')}</strong><br>
<small class="soft">Signed in ${moment(one.created_at)} ${ways[one.way]}${one.address === null ? '' : html` from ${one.address}`}, last seen ${moment(one.last_seen_at)}</small></span>
${one.id === look.sessionId ? '' : html`<form class="push" method="post" action="/console/you/sessions/end">${tokenInput(look.token)}<input type="hidden" name="id" value="${one.id}"><button class="btn quiet" type="submit" aria-label="End the session of ${one.agent ?? 'a browser'}">End</button></form>`}</li>`,
)}</ul>
${look.own.sessions.length > 1 && html`<form method="post" action="/console/you/sessions/end-others">${tokenInput(look.token)}<button class="btn quiet" type="submit">End all other sessions</button></form>`}</section>`;
