import { type Html, html } from '../../kernel/html.ts';
import { count } from '../../kernel/pure/count.ts';
import { clientPath } from '../clients.ts';
import { confirm } from '../parts/confirm.ts';
import { note } from '../parts/states.ts';
import type { Visit } from '../screen.ts';
import { reviewCounts } from './client-answers.ts';
import type { LaunchDetail } from './words.ts';

const over = new Set<LaunchDetail['state']>(['done', 'cancelled']);

const countWords = (launch: LaunchDetail) => {
  const { changes, approved, unanswered } = reviewCounts(launch);
  return [
    `${count(changes, 'change')} wanted`,
    ...(approved > 0 ? [`${approved} approved`] : []),
    ...(unanswered > 0 ? [`${unanswered} not answered`] : []),
  ].join(', ');
};

const wayOut = (launch: LaunchDetail): string => {
  if (launch.state === 'cancelled') return 'Launch anew, with the changes in it.';
  if (over.has(launch.state))
    return 'The ads are on Meta, paused: change them in Ads Manager, or launch anew with the changes and leave these paused.';
  return launch.steps.done > 0
    ? 'Cancel the rest and launch anew, with the changes in it. What is made stays on Meta, paused.'
    : 'Cancel this launch and launch anew, with the changes in it.';
};

/** The browser tab keeps what is typed, so anybody else starts with empty fields. */
export const whereKept =
  'The fields are filled in only in the browser tab that made this launch; anywhere else all of it must be entered again.';

/** Cancels what is left of it and begins another one with the same fields. */
export const launchAnew = (launch: LaunchDetail, visit: Visit): Html =>
  confirm(visit, {
    action: 'anew',
    fields: {},
    ask: 'Cancel and launch anew',
    does: 'Cancel and launch anew',
    words: `${
      launch.steps.done > 0
        ? `${launch.steps.done} of ${launch.steps.total} parts are made and stay on Meta, paused. The others are not made.`
        : 'Nothing is made yet, and of this launch nothing will be. The client’s links to it close; the answers stay here.'
    } ${whereKept}`,
    about: `instead of ${launch.name}`,
  });

/** The client wants a change: how many, that it cannot be made here, and what to do instead. */
export const wishes = (launch: LaunchDetail, visit: Visit): Html => {
  const { changes } = reviewCounts(launch);
  if (changes === 0) return html`<div data-live="wishes" data-live-kept></div>`;
  const anew = `${clientPath(visit.client?.workspace_id ?? '', 'launches')}/new?again=${launch.id}`;
  const button = !visit.can('editor')
    ? ''
    : over.has(launch.state)
      ? html`<a class="btn small" href="${anew}">Launch anew</a>`
      : launchAnew(launch, visit);
  return html`<div id="wishes" data-live="wishes" data-live-kept>${note(
    'warn',
    html`<p><strong>${countWords(launch)}.</strong> Ads cannot be changed here yet. ${wayOut(launch)} ${
      visit.can('editor') ? whereKept : ''
    } <a href="#review">What the client wrote</a></p>
${button}`,
  )}</div>`;
};
