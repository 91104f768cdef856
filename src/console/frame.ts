import { type Html, html } from '../kernel/text/html.ts';
import { isAtLeast } from '../operations/core/roles.ts';
import { foreignName } from '../web/foreign-name.ts';
import type { Client } from './clients.ts';
import { icon } from './parts/icon.ts';
import { lamp } from './parts/lamp.ts';
import type { Screen, Visit } from './screen.ts';

type FrameParts = {
  visit: Visit;
  /** The screen that is shown; null for a page that is not a screen. */
  current: Screen | null;
  screens: readonly Screen[];
  main: Html;
  toast: string | null;
};

export const tile = (name: string) =>
  html`<span class="tile" aria-hidden="true">${[...name][0] ?? ''}</span>`;

const switcherRow = ({ name, connection }: Client) =>
  html`${tile(name)}<span class="switch-name"><b>${foreignName(name)}</b><small>${lamp(connection)}</small></span>`;

/** The client at hand and a way to another. The others are fetched when it is opened; without script a link leads to them. */
const switcher = ({ client, total }: Visit): Html =>
  html`<details class="switch" data-menu>
<summary>${
    client
      ? switcherRow(client)
      : html`${tile('G')}<span class="switch-name"><b>All clients</b><small>${
          total.clients === 1 ? '1 client' : `${total.clients} clients`
        }</small></span>`
  }${icon('swap')}<span class="unseen">Change client</span></summary>
<div class="menu">
<ul data-fetch="/console/switcher${client ? `?current=${client.workspace_id}` : ''}"></ul>
<a class="menu-end" href="/console">${icon('clients')}All clients</a>
</div>
</details>`;

/** Screens without a place of their own belong to the one that leads to them. */
const isCurrent = (screen: Screen, { current, screens }: FrameParts) =>
  screen === current ||
  (current !== null &&
    current.place === undefined &&
    screen.path !== '/' &&
    screens.includes(screen) &&
    current.path.startsWith(`${screen.path}/`));

const hrefOf = ({ path }: Screen, client: Client | null) =>
  `/console${path === '/' ? '' : path.replace(':workspace', client?.workspace_id ?? '')}`;

const isOpenTo = (screen: Screen, client: Client | null) =>
  !screen.path.includes(':workspace') || isAtLeast(client?.role, screen.role ?? 'viewer');

/** How many ads wait: for the client at hand, or for all of them. */
const count = ({ place, path }: Screen, { client, total }: Visit) => {
  if (place?.icon !== 'waiting') return '';
  const waitingCount = path.includes(':workspace') ? (client?.waiting_ads ?? 0) : total.waiting;
  return waitingCount === 0
    ? ''
    : html`<span class="count">${icon('pause')}${waitingCount}<span class="unseen"> ads paused</span></span>`;
};

const link = (screen: Screen, parts: FrameParts, label: string): Html => {
  const { visit } = parts;
  return html`<a href="${hrefOf(screen, visit.client)}"${
    isCurrent(screen, parts) ? html` aria-current="page"` : ''
  }>${icon(screen.place?.icon ?? 'more')}<span>${label}</span>${count(screen, visit)}</a>`;
};

const group = (name: 'all' | 'client' | 'settings', parts: FrameParts): Html | string => {
  const { screens, visit } = parts;
  const visibleScreens = screens.filter(
    (screen) => screen.place?.group === name && isOpenTo(screen, visit.client),
  );
  const heading =
    name === 'client' ? visit.client?.name : name === 'settings' ? 'Settings' : undefined;
  if (visibleScreens.length === 0 || (name === 'client' && !visit.client)) return '';
  return html`${heading ? html`<p class="nav-title"><bdi>${heading}</bdi></p>` : ''}<ul>${visibleScreens.map(
    (one) => html`<li>${link(one, parts, one.place?.label ?? one.title)}</li>`,
  )}</ul>`;
};

const groups = (parts: FrameParts) => [
  group('all', parts),
  group('client', parts),
  group('settings', parts),
];

const person = ({ person: { email } }: Visit): Html =>
  html`<a class="person" href="/console/you"><span class="avatar" aria-hidden="true">${(email[0] ?? '').toUpperCase()}</span>\
<span class="person-name"><span>${email}</span><small>Your sign-in, sign out</small></span></a>`;

const guide = html`<a class="guide-link" href="/docs/guide/console">${icon('book')}<span>Guide</span></a>`;

const side = (parts: FrameParts): Html => html`<header class="side">
<a class="brand" href="/console"><i aria-hidden="true"></i><span>Greenroom</span></a>
${switcher(parts.visit)}
<span class="chip paused phone-only">${icon('pause')}Paused</span>
<nav class="nav" aria-label="Main" data-live="nav" data-live-kept>${groups(parts)}</nav>
<div class="side-end">
<p class="promise">${icon('pause')}<span><b>Paused, always.</b> ${
  parts.visit.isSandbox
    ? 'This is the sandbox: nothing is real and nothing costs anything.'
    : 'What is made here costs nothing until somebody starts it in Ads Manager.'
}</span></p>
${guide}${person(parts.visit)}
</div>
</header>`;

/** At the bottom of a phone: what is used most, and the rest behind "More". */
const phoneNav = (parts: FrameParts): Html => {
  const { screens, visit } = parts;
  const main = screens.filter(({ place }) => place?.onPhone);
  return html`<nav class="phone-nav" aria-label="Phone">
${main
  .filter((screen) => isOpenTo(screen, visit.client))
  .map((screen) => link(screen, parts, screen.place?.onPhone ?? ''))}
<details data-menu><summary>${icon('more')}<span>More</span></summary>
<div class="sheet">${groups(parts)}${guide}${person(visit)}</div></details>
</nav>`;
};

/** Every signed-in page: what is in it, and how to get anywhere else. */
export const frame = (
  parts: FrameParts,
): Html => html`<a class="skip" href="#main">Skip to content</a>
${side(parts)}
<main id="main" tabindex="-1">
<div class="toasts" role="status" aria-live="polite">${
  parts.toast === null
    ? ''
    : html`<p class="toast" data-toast>${icon('check')}<span>${parts.toast}</span></p>`
}</div>
${parts.main}
</main>
${phoneNav(parts)}`;
