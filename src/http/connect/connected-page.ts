import type { ReachableAccounts } from '../../connect/reachable.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import {
  isReadOnly,
  type MissingThing,
  notBefore,
} from '../../operations/connection/health/missing.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { layout, type Page } from '../pages/layout.ts';
import { moment } from '../pages/moment.ts';
import { accountMark } from './account-mark.ts';
import { type LinkRequest, nextButton } from './next-step.ts';
import type { PlatformWords } from './platform-words.ts';

type ConnectedPageFacts = {
  linkRequest: LinkRequest;
  userName: string;
  /** Null if the platform did not say. */
  reachable: ReachableAccounts | null;
  /** Null if ads can be created already. */
  unlocksAt: number | null;
  /** What the login lacks for making ads, as far as the platform said. */
  missing: readonly MissingThing[];
  platform: PlatformWords;
};

/** The page after a login that connected the workspace, fully or only for reading. */
export const connectedPage = (facts: ConnectedPageFacts): Page => {
  const { linkRequest, userName, reachable, missing, platform } = facts;
  const canWrite = !isReadOnly(missing);
  const name = foreignName(linkRequest.workspaceName);
  return layout(
    canWrite ? 'Connected' : 'Connected for reading only',
    html`<div class="card ending ${canWrite ? 'good' : 'warn'}">
<h1>${name} is connected${canWrite ? '' : ', for reading only'}</h1>
<p>Reading works right away. ${
      canWrite
        ? html`<strong>You can close this window.</strong> If you came from Greenroom’s console, its page has noticed by now.`
        : 'Creating ads does not.'
    }</p>
<dl>
<dt>Signed in as</dt><dd>${foreignName(userName)}</dd>
<dt>Creating ads</dt><dd>${writingWords(facts)}</dd>
</dl>
${missing.includes('permission') ? readOnlyNote(linkRequest, platform) : ''}
</div>
<section class="card">
<h2>Ad accounts it can reach</h2>
${accountList(reachable, platform)}
</section>`,
    { script: '/pages.js' },
  );
};

const writingWords = ({ missing: [first], unlocksAt }: ConnectedPageFacts): Html => {
  if (first !== undefined)
    return html`${notBefore[first].toLowerCase().replace('facebook', 'Facebook')}`;
  return unlocksAt === null ? html`possible now` : html`possible from ${moment(unlocksAt)}`;
};

const readOnlyNote = (
  request: LinkRequest,
  platform: PlatformWords,
) => html`<p class="note warn"><strong>A permission is missing.</strong> <code>ads_management</code> was left out, \
so ads can be read but not created. To add it, ask for a new link and leave everything ticked on ${platform.name}’s page.</p>
${nextButton('mail', { linkRequest: request })}`;

const accountList = (reachable: ReachableAccounts | null, platform: PlatformWords) => {
  if (reachable === null)
    return html`<p class="soft">${platform.Name} did not list them just now. The connection stands all the same.</p>`;
  const { accounts, more } = reachable;
  if (accounts.length === 0)
    return html`<p class="note warn">None yet. Ask for a role on an ad account in ${platform.businessSettings}.</p>`;
  return html`<ul class="rows">${accounts.map(
    ({ id, name, status }) =>
      html`<li>${foreignName(name)} ${accountMark(status)} <code>${id}</code></li>`,
  )}</ul>${more ? html`<p class="soft">and more.</p>` : ''}`;
};
