import { html } from '../../basics/html.ts';
import type { SandboxControl } from '../control.ts';
import { button } from './button.ts';

export const loginsPart = (
  control: SandboxControl,
) => html`<section class="card" id="logins" data-part="logins"><h2>Logins</h2>
<p class="soft">A program that holds a token of this person is told that it expired (190/463) or that the person removed the app (190/458).</p>
<ul class="plain">${control.logins().map(
  ({ person, name, alive, ended }) => html`<li><span><strong>${name}</strong>
<span class="soft">${alive === 1 ? '1 token works' : `${alive} tokens work`}${ended > 0 && html`, ${ended} ended`}</span></span>
<span class="row">${
    alive > 0 && [
      button({ do: 'login', id: person, to: 'expire' }, { label: 'Expire', name }),
      button({ do: 'login', id: person, to: 'revoke' }, { label: 'Remove the app', name }),
    ]
  }${ended > 0 && button({ do: 'login', id: person, to: 'revive' }, { label: 'Let it work again', name })}</span></li>`,
)}</ul></section>`;
