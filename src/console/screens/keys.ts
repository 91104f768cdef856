import * as z from 'zod';
import { type Html, html } from '../../kernel/html.ts';
import { listKeys } from '../../operations/api-keys/list-keys.ts';
import { mintKey } from '../../operations/api-keys/mint-key.ts';
import { revokeKey } from '../../operations/api-keys/revoke-key.ts';
import type { apiKey } from '../../operations/core/schemas.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { formFailure } from '../failure-view.ts';
import { formToken, selectField, textField } from '../form.ts';
import { confirm } from '../parts/confirm.ts';
import { moment } from '../parts/moment.ts';
import { once } from '../parts/once.ts';
import { empty, pageHead } from '../parts/states.ts';
import { screen, type Visit } from '../screen.ts';

type Key = z.output<typeof apiKey>;

const minted = z.object({ key: z.string() });

const row = (key: Key, visit: Visit): Html => html`<tr>
<th scope="row">${foreignName(key.name)}<small class="mono">${key.prefix}…</small></th>
<td data-label="May">${roleWords(key)}</td>
<td data-label="Made">${moment(key.created_at)}</td>
<td data-label="Last used">${key.last_used_at ? moment(key.last_used_at) : html`<span class="soft">Never</span>`}</td>
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
const mayDo = ({ can }: Visit): [string, string][] => [
  ['viewer', 'Only read, for this client'],
  ...(can('editor')
    ? [['editor', 'Read and make ads, always paused, for this client'] as [string, string]]
    : []),
  ...(can('admin')
    ? [[asYou, 'Everything you may do, for all your clients'] as [string, string]]
    : []),
];

const roleWords = ({ max_role: role, writes_per_hour: hour, writes_per_day: day }: Key) => {
  if (role === 'viewer') return 'Only reads';
  const may = role === 'editor' ? 'Makes ads' : 'As you';
  const limits = [...(hour ? [`${hour} an hour`] : []), ...(day ? [`${day} a day`] : [])];
  return limits.length === 0 ? may : `${may}, at most ${limits.join(' and ')}`;
};

/** A limit as it was typed; what is no number is refused by the operation, with its field. */
const limitIn = (form: URLSearchParams, name: 'writes_per_hour' | 'writes_per_day') => {
  const typed = (form.get(name) ?? '').trim();
  return typed === '' ? {} : { [name]: Number(typed) };
};

const list = (keys: readonly Key[], visit: Visit): Html =>
  keys.length === 0
    ? empty({
        icon: 'keys',
        title: 'No keys for this client',
        text: 'A program that creates ads or reads numbers for this client needs a key.',
      })
    : html`<div class="table-wrap"><table class="cards"><caption>Your keys</caption>
<thead><tr><th scope="col">Key</th><th scope="col">May</th><th scope="col">Made</th><th scope="col">Last used</th><th scope="col"><span class="unseen">What you can do</span></th></tr></thead>
<tbody>${keys.map((key) => row(key, visit))}</tbody></table></div>`;

/** Whoever had to show first who they are comes back with what they had typed, in the address. */
const form = (visit: Visit): Html => {
  const { query } = visit;
  return html`<section class="card"><h2>New key</h2>
${formFailure(visit, 'mint')}
<form class="form" method="post" action="${visit.path}">${formToken(visit, 'mint')}
${textField(visit, { action: 'mint', name: 'name', label: 'What is it for?', value: query['name'] ?? '', maxlength: 120, placeholder: 'Nightly reports' })}
${selectField(visit, { action: 'mint', name: 'max_role', label: 'What may it do?', value: query['max_role'] ?? 'viewer', choices: mayDo(visit), hint: 'Never more than you may do yourself. A key with less cannot make keys or change people either.' })}
${textField(visit, { action: 'mint', name: 'writes_per_hour', label: 'Writes an hour, at most (optional)', value: query['writes_per_hour'] ?? '', type: 'number', placeholder: '20' })}
${textField(visit, { action: 'mint', name: 'writes_per_day', label: 'Writes a day, at most (optional)', value: query['writes_per_day'] ?? '', type: 'number', placeholder: '60', hint: 'For a key that makes ads: each object that it makes is one write. The client’s own limits count as well.' })}
<div class="actions"><button class="btn">Make a key</button></div></form>
<p class="hint">For Claude, Cursor and other agents: how to give them the key stands in <a href="/docs/guide/agents">the guide</a>.</p></section>`;
};

/** Keys with which programs act for one client. */
export const keysScreen = screen({
  path: '/w/:workspace/keys',
  title: 'API keys',
  place: { group: 'settings', label: 'API keys', icon: 'keys' },

  async load({ call, client }: Visit) {
    const { api_keys: keys } = await call(listKeys);
    return keys.filter(({ workspace_id: id }) => id === client?.workspace_id);
  },

  render(keys, visit) {
    const shown = minted.safeParse(visit.shown);
    return html`${pageHead('API keys', 'For programs that work for this client. People sign in instead.')}
${shown.success ? once('Your new key.', shown.data.key, 'Keep it now: it is never shown again.') : ''}
${formFailure(visit, 'revoke')}
${list(keys, visit)}
${form(visit)}`;
  },

  actions: {
    mint: {
      async run({ call }, form) {
        const wanted = form.get('max_role');
        const body = {
          name: form.get('name') ?? '',
          ...(wanted !== asYou &&
            ({
              max_role: wanted === 'editor' ? 'editor' : 'viewer',
              only_workspace: true,
            } as const)),
          // A key that only reads writes nothing that could be limited.
          ...(wanted === 'editor' || wanted === asYou
            ? { ...limitIn(form, 'writes_per_hour'), ...limitIn(form, 'writes_per_day') }
            : {}),
        };
        return { show: await call(mintKey, { body }) };
      },
    },
    revoke: {
      async run({ call, path }, form) {
        const { name } = await call(revokeKey, { params: { id: form.get('id') ?? '' } });
        return { to: path, toast: `The key “${name}” no longer works.` };
      },
    },
  },
});
