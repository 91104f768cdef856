import { html } from '../../kernel/text/html.ts';
import { getGuardrails } from '../../operations/guardrails/get-guardrails.ts';
import { putGuardrails } from '../../operations/guardrails/put-guardrails.ts';
import { formFailure } from '../failure-view.ts';
import { formToken } from '../form.ts';
import { guardrailFacts, guardrailFields } from '../guardrails/fields.ts';
import { withGuardrails } from '../guardrails/read-form.ts';
import { empty, pageHead } from '../parts/blocks.ts';
import { readAccounts } from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

const here = ({ client }: Visit) => ({ workspace_id: client?.workspace_id ?? '' });

/** If the names of ad accounts cannot be read, their ids are shown. */
const load = async (visit: Visit) => ({
  guardrails: await visit.call(getGuardrails, { params: here(visit) }),
  accounts: await readAccounts(visit).catch(() => []),
});

/** The limits of what may be made for one client. */
export const guardrailsScreen = screen({
  path: '/w/:workspace/guardrails',
  title: 'Guardrails',
  place: { group: 'settings', label: 'Guardrails', icon: 'guardrails' },
  load,

  render({ guardrails, accounts }, visit) {
    const head = pageHead(
      'Guardrails',
      'What may be made for this client, by everybody and with every key. What is left empty allows everything.',
    );
    if (visit.can('admin'))
      return html`${head}
${formFailure(visit, 'save')}
<form class="sections" method="post" action="${visit.path}">${formToken(visit, 'save')}
${guardrailFields(visit, { action: 'save', guardrails, accounts })}
<div class="actions"><button class="btn">Save the guardrails</button></div></form>
<p class="hint">They hold from the moment they are saved. A launch under way that they do not allow any more stops; what was made before stays as it is.</p>`;
    return html`${head}
${
  Object.keys(guardrails).length === 0
    ? empty({
        icon: 'guardrails',
        title: 'No guardrails',
        text: 'Everything may be made that Meta allows, always paused. An admin can set limits here.',
      })
    : html`<section class="card"><h2>What is allowed</h2>
${guardrailFacts(guardrails, accounts)}<p class="hint">An admin of the client can change them.</p></section>`
}`;
  },

  actionRole: 'admin',
  actions: {
    async save(visit, form) {
      await withGuardrails(form, (body) =>
        visit.call(putGuardrails, { params: here(visit), body }),
      );
      return { to: visit.path, toast: 'The guardrails are saved. They hold from now on.' };
    },
  },
});
