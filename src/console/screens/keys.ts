import * as z from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import { listKeys } from '../../operations/api-keys/list-keys.ts';
import { mintKey } from '../../operations/api-keys/mint-key.ts';
import type { apiKey } from '../../operations/api-keys/present.ts';
import { revokeKey } from '../../operations/api-keys/revoke-key.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { formFailure } from '../failure-view.ts';
import { confirm, formFields, formToken } from '../form.ts';
import { accountChoices, countriesField, guardrailFacts } from '../guardrails/fields.ts';
import { withGuardrails } from '../guardrails/read-form.ts';
import { empty, oneTimeSecret, pageHead } from '../parts/blocks.ts';
import type { Choice } from '../parts/field.ts';
import { moment } from '../parts/moment.ts';
import { type AdAccount, readAccounts } from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

type ApiKey = z.output<typeof apiKey>;

const newKeyAnswer = z.object({ key: z.string() });

type LoadedKeys = { keys: ApiKey[]; accounts: AdAccount[] };

const row = (key: ApiKey, { accounts }: LoadedKeys, visit: Visit): Html => html`<tr>
<th scope="row">${foreignName(key.name)}<small class="mono">${key.prefix}…</small></th>
<td data-label="What it may do">${roleWords(key)}<small>${reachWords(key)}</small>${
  key.guardrails ? guardrailFacts(key.guardrails, accounts) : ''
}</td>
<td data-label="Made">${moment(key.created_at)}</td>
<td data-label="Last used">${key.last_used_at ? moment(key.last_used_at) : html`<span class="soft">Never used</span>`}</td>
<td>${confirm(visit, {
  action: 'revoke',
  fields: { id: key.id },
  ask: 'Revoke',
  does: 'Revoke this key',
  words: 'Programs that use it are refused from their next request on. This cannot be undone.',
  about: key.name,
})}</td></tr>`;

const asYou = 'you';

/** From the least to everything the person may do; an agent that only reads needs no more than the first. */
const mayDo = ({ can }: Visit): Choice[] => [
  ['viewer', 'Only read, for this client'],
  ...(can('editor')
    ? [['editor', 'Read and make ads, always paused, for this client'] as const]
    : []),
  ...(can('admin') ? [[asYou, 'Everything you may do, for all your clients'] as const] : []),
];

const roleWords = ({ max_role: role, writes_per_hour: hour, writes_per_day: day }: ApiKey) => {
  if (role === 'viewer') return 'Only reads';
  const may = role === 'editor' ? 'Makes ads' : 'As you';
  const limits = [...(hour ? [`${hour} an hour`] : []), ...(day ? [`${day} a day`] : [])];
  return limits.length === 0 ? may : `${may}, at most ${limits.join(' and ')}`;
};

/** For whom, and what it cannot do. */
const reachWords = ({ max_role: role, only_workspace: isBound }: ApiKey) => {
  const clients = isBound ? 'for this client' : 'for all your clients';
  if (role === 'viewer')
    return `Ads, numbers and settings, ${clients}. It makes and changes nothing.`;
  return role === 'editor'
    ? `Always paused, ${clients}. It reads too, but changes no keys, people or connection.`
    : `Everything that your own sign-in may do, ${clients}.`;
};

/** A limit as it was typed; what is no number is refused by the operation, with its field. */
const limitIn = (form: URLSearchParams, name: 'writes_per_hour' | 'writes_per_day') => {
  const text = (form.get(name) ?? '').trim();
  return text === '' ? {} : { [name]: Number(text) };
};

const isAny = (guardrails: object) =>
  Object.values(guardrails).some((guardrail) => guardrail !== undefined);

/** For a key that only reads, only the ad accounts, because they limit reads as well. */
const guardrailsTyped = (form: URLSearchParams, makesAds: boolean) =>
  makesAds
    ? form
    : new URLSearchParams(
        form.getAll('ad_accounts').map((id): [string, string] => ['ad_accounts', id]),
      );

const list = (data: LoadedKeys, visit: Visit): Html =>
  data.keys.length === 0
    ? empty({
        icon: 'keys',
        title: 'No keys for this client',
        text: 'A program that creates ads or reads numbers for this client needs a key.',
      })
    : html`<div class="table-wrap"><table class="cards"><caption>Your keys</caption>
<thead><tr><th scope="col">Key</th><th scope="col">What it may do</th><th scope="col">Made</th><th scope="col">Last used</th>
<th scope="col"><span class="unseen">What you can do</span></th></tr></thead>
<tbody>${data.keys.map((key) => row(key, data, visit))}</tbody></table></div>`;

/** The address brings back what was typed before the person had to show who they are. */
const keyFields = (visit: Visit) => formFields(visit, 'mint', visit.query);

/** The guardrails that a key has most often; the others are set by programs. */
const guardrails = (accounts: readonly AdAccount[], visit: Visit): Html => {
  const { query, form } = visit;
  const fields = keyFields(visit);
  const accountIds = (query['ad_accounts'] ?? '').split(',').filter((id) => id !== '');
  const names = ['max_daily_budget.new', 'new_currency', 'countries', 'ad_accounts'];
  const isTyped = names.some((name) => (form?.values.get(name) ?? query[name] ?? '') !== '');
  return html`<details class="fold"${isTyped ? html` open` : ''}><summary>Guardrails of its own (optional)</summary>
<p class="hint">They hold beside those of the client, and can only be narrower. More of them, for links, tags and names, can be set where a program makes the key: POST /account/api-keys.</p>
<div class="two">${fields.input({
    name: 'max_daily_budget.new',
    label: 'Daily budget, at most',
    inputmode: 'decimal',
    placeholder: '50.00',
    hint: 'Of one campaign or ad set, and of all that a launch makes together.',
  })}
${fields.input({ name: 'new_currency', label: 'Its currency', value: accounts[0]?.currency, maxlength: 3 })}</div>
${
  accounts.length === 0
    ? ''
    : fields.checkList(
        {
          name: 'ad_accounts',
          label: 'Ad accounts',
          hint: 'Only ticked ones can be used and read with the key; none ticked: those of the client.',
        },
        accountChoices(accounts, accountIds),
        accountIds,
      )
}
${fields.area({ ...countriesField, hint: 'Ads made with the key may be shown in these countries alone.' })}</details>`;
};

const form = ({ accounts }: LoadedKeys, visit: Visit): Html => {
  const fields = keyFields(visit);
  return html`<section class="card"><h2>New key</h2>
${formFailure(visit, 'mint')}
<form class="form" method="post" action="${visit.path}">${formToken(visit, 'mint')}
${fields.input({ name: 'name', label: 'What is it for?', maxlength: 120, placeholder: 'Nightly reports' })}
${fields.select(
  {
    name: 'max_role',
    label: 'What may it do?',
    value: 'viewer',
    hint: 'Never more than you may do yourself. A key with less cannot make keys or change people either.',
  },
  mayDo(visit),
)}
${fields.input({ name: 'writes_per_hour', label: 'Writes an hour, at most (optional)', placeholder: '20' }, 'number')}
${fields.input(
  {
    name: 'writes_per_day',
    label: 'Writes a day, at most (optional)',
    placeholder: '60',
    hint: 'For a key that makes ads: each object that it makes is one write. The client’s own limits count as well.',
  },
  'number',
)}
${visit.can('editor') ? guardrails(accounts, visit) : ''}
<div class="actions"><button class="btn">Make a key</button></div></form>
<p class="hint">For Claude, Cursor and other agents: how to give them the key stands in <a href="/docs/guide/agents">the guide</a>.</p></section>`;
};

/** Keys with which programs act for one client. */
export const keysScreen = screen({
  path: '/w/:workspace/keys',
  title: 'API keys',
  place: { group: 'settings', label: 'API keys', icon: 'keys' },

  async load(visit: Visit): Promise<LoadedKeys> {
    const { call, client } = visit;
    const { api_keys: keys } = await call(listKeys);
    return {
      keys: keys.filter(({ workspace_id: id }) => id === client?.workspace_id),
      accounts: await readAccounts(visit).catch(() => []),
    };
  },

  render(data, visit) {
    const newKey = newKeyAnswer.safeParse(visit.actionResult);
    return html`${pageHead('API keys', 'For programs that work for this client. People sign in instead.')}
${newKey.success ? oneTimeSecret('Your new key.', newKey.data.key, 'Keep it now: it is never shown again.') : ''}
${formFailure(visit, 'revoke')}
${list(data, visit)}
${form(data, visit)}`;
  },

  actions: {
    async mint({ call }, form) {
      const maxRole = form.get('max_role');
      // A key that only reads makes nothing that could be limited.
      const makesAds = maxRole === 'editor' || maxRole === asYou;
      const body = {
        name: form.get('name') ?? '',
        ...(maxRole !== asYou &&
          ({
            max_role: maxRole === 'editor' ? 'editor' : 'viewer',
            only_workspace: true,
          } as const)),
        ...(makesAds
          ? { ...limitIn(form, 'writes_per_hour'), ...limitIn(form, 'writes_per_day') }
          : {}),
      };
      const answer = withGuardrails(guardrailsTyped(form, makesAds), (guardrails) =>
        call(mintKey, { body: { ...body, ...(isAny(guardrails) && { guardrails }) } }),
      );
      return { show: await answer };
    },
    async revoke({ call, path }, form) {
      const { name } = await call(revokeKey, { params: { id: form.get('id') ?? '' } });
      return { to: path, toast: `The key “${name}” no longer works.` };
    },
  },
});
