import { type Html, html } from '../basics/html.ts';
import { layout } from '../pages/layout.ts';
import type { Person } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import type { DialogRequest } from './dialog-request.ts';
import { alwaysGranted, scopes } from './scopes.ts';

type Props = { world: World; request: DialogRequest; hidden: Record<string, string> };

const accountNames = (world: World, { accounts }: Person) =>
  accounts.flatMap(({ account_id }) => world.accounts.get(account_id)?.name ?? []).join(', ');

const personChoice = (world: World, person: Person, isFirst: boolean): Html => html`
<label class="choice"><input type="radio" name="person" value="${person.id}"${
  isFirst && html` checked`
} required>
<span><strong>${person.name}</strong><span class="soft">${person.about}</span>
<span class="soft">Ad accounts: ${accountNames(world, person) || 'none'}</span></span></label>`;

const scopeChoice = (scope: string): Html => {
  const isFixed = scope === alwaysGranted;
  const { title, text } = scopes[scope] ?? { title: scope, text: '' };
  return html`
<label class="choice"><input type="checkbox" name="grant" value="${scope}" checked${
    isFixed && html` disabled`
  }>
<span><strong>${title}</strong><span class="soft">${text} <code>${scope}</code></span></span></label>`;
};

const hiddenField = ([name, value]: [string, string]) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** Asks who the person is and what the app may do: one form, two buttons, no script. */
export const consentPage = ({ world, request, hidden }: Props) => {
  const people = [...world.people.values()].filter(({ system }) => !system);
  const destination = new URL(request.redirectUri).host;
  return layout(
    { title: `Log in to ${world.app.name}`, narrow: true },
    html`
<form class="card" method="post">
<h1>${world.app.name} asks to connect</h1>
<p class="soft">${
      request.isAgain
        ? 'You left out some permissions before. The app asks for them again.'
        : 'Choose who you are, then decide what the app may do.'
    } You will go back to <strong>${destination}</strong>.</p>
${Object.entries(hidden).map(hiddenField)}
<fieldset><legend>Continue as</legend>
${people.map((person, place) => personChoice(world, person, place === 0))}</fieldset>
<fieldset><legend>The app may</legend>${request.requestedScopes.map(scopeChoice)}</fieldset>
<div class="actions">
<button class="main" name="decision" value="approve">Approve</button>
<button name="decision" value="cancel" formnovalidate>Cancel</button></div>
</form>`,
  );
};

export const troublePage = (trouble: string) =>
  layout(
    { title: 'Login is not possible', narrow: true },
    html`<div class="card" role="alert"><h1>Login is not possible</h1><p>${trouble}</p>
<p class="soft">Nobody was sent back to the app. Its owner has to correct the link that led here.</p></div>`,
  );
