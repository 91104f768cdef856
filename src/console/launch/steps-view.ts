import { type Html, html } from '../../kernel/html.ts';
import type { KnownNames } from '../../operations/launches/review/shown-ads.ts';
import { opensForm } from '../../web/feed-card.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { differencesNote } from '../parts/differences.ts';
import { type IconName, icon } from '../parts/icon.ts';
import { refusalWords } from './correction.ts';
import { type DetailItem, isNotMade, itemName, kindWords, type LaunchDetail } from './words.ts';

type StateLook = { look: string; icon: IconName | null; words: string };

const looks: Record<DetailItem['state'], StateLook> = {
  pending: { look: 'pending', icon: null, words: 'Not yet' },
  sending: { look: 'sending', icon: null, words: 'Being sent' },
  done: { look: 'done', icon: 'check', words: 'Made' },
  rejected: { look: 'rejected', icon: 'close', words: 'Refused' },
  unknown: { look: 'unknown', icon: 'search', words: 'Looking it up, never sent twice' },
  skipped: { look: 'skipped', icon: null, words: 'Not made' },
};

/** Of pictures and creatives there is nothing to be paused. */
const canBePaused = new Set(['create_campaign', 'create_adset', 'create_ad']);

const wordsOf = (item: DetailItem, launch: LaunchDetail['state']) => {
  const { state, action, error } = item;
  if (state === 'done' && canBePaused.has(action)) return 'Made, paused';
  // Once what it needs is corrected, it is made after all.
  if (state === 'unknown' && error !== null) return 'Not known: check the ad account';
  if (isNotMade(item)) return 'Not made';
  return state === 'skipped' && launch === 'stopped'
    ? 'Waits for the correction'
    : looks[state].words;
};

/** People fill in a form and visit no page; it is named as long as the launch is shown. */
const formNote = ({ lead_form_id: id }: DetailItem, names: KnownNames | null): Html | string =>
  id === undefined
    ? ''
    : html`<small>${opensForm({ form: names?.names.find((one) => one.id === id)?.name ?? id })}</small>`;

const row = (item: DetailItem, launch: LaunchDetail['state'], names: KnownNames | null): Html => {
  const { look, icon: mark } = looks[item.state];
  return html`<li class="step ${look}" data-step-state="${item.state}"><span class="step-state">${mark ? icon(mark) : ''}</span>
<div class="step-body"><b>${foreignName(itemName(item))}</b>${formNote(item, names)}${
    item.state === 'rejected'
      ? refusalWords(item)
      : item.state === 'unknown' && item.error
        ? html`<small>${item.error.message}</small>`
        : ''
  }${differencesNote(item.differences ?? [])}</div>
<span class="step-words">${wordsOf(item, launch)}</span></li>`;
};

const order = [
  'create_ad',
  'create_creative',
  'create_adset',
  'create_campaign',
  'upload_image',
  'upload_video',
];

/** Groups in which something still happens come first; those that are through fold up. */
export const stepGroups = (
  items: readonly DetailItem[],
  launch: LaunchDetail['state'],
  names: KnownNames | null,
): Html[] => {
  const groups = order
    .map((action) => items.filter((item) => item.action === action))
    .filter((group) => group.length > 0)
    .map((group) => ({ group, done: group.filter(({ state }) => state === 'done').length }));
  const isThrough = ({ group, done }: (typeof groups)[number]) => done === group.length;
  return [...groups.filter((one) => !isThrough(one)), ...groups.filter(isThrough)].map((one) => {
    const { group, done } = one;
    const name = kindWords(group[0]?.action ?? '')[1];
    return html`<details class="card flush steps-card" data-live="group-${group[0]?.action ?? ''}"${
      isThrough(one) && groups.some((other) => !isThrough(other)) ? '' : html` open`
    }>
<summary class="card-head"><h2>${name} <span class="soft">${done} of ${group.length}</span></h2></summary>
<ol class="steps">${group.map((item) => row(item, launch, names))}</ol></details>`;
  });
};
