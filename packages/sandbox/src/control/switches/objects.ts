import { type Html, html } from '../../basics/html.ts';
import type { GivenDelivery } from '../../world/entities.ts';
import { button, input } from './button.ts';

/** Buttons to start, pause and delete a campaign, ad set or ad. */
export const statusButtons = (entity: { id: string; name: string; status: string }): Html => {
  if (entity.status === 'DELETED' || entity.status === 'ARCHIVED') return html``;
  const { id, name } = entity;
  const isOn = entity.status === 'ACTIVE';
  return html`<span class="row">${button(
    { do: 'status', id, to: isOn ? 'PAUSED' : 'ACTIVE' },
    { label: isOn ? 'Pause' : 'Start', name },
  )}${button({ do: 'status', id, to: 'DELETED' }, { label: 'Delete', name })}</span>`;
};

type AdRow = { id: string; name: string; delivery?: GivenDelivery[] | undefined };

export const reviewButtons = ({
  id,
  name,
  review,
}: {
  id: string;
  name: string;
  review: { verdict: string };
}): Html =>
  review.verdict === 'disapproved'
    ? button({ do: 'review', id, to: 'approved' }, { label: 'Approve', name })
    : button({ do: 'review', id, to: 'disapproved' }, { label: 'Reject', name });

const rejectPart = ({ id, name }: AdRow): Html =>
  button(
    { do: 'review', id, to: 'disapproved' },
    {
      label: 'Reject with this reason',
      name,
      inputs: [input({ name: 'reason', label: 'Reason', type: 'text', required: true })],
    },
  );

/** Spend and results of an ad, from a day on. */
const deliveryPart = ({ id, name, delivery = [] }: AdRow, today: string): Html => html`
${delivery.map(
  ({ since, until, daily_spend, daily_results }) =>
    html`<p class="soft">From ${since}${until !== null && html` until ${until}`}: ${
      daily_spend === undefined ? 'spend by budget' : `${daily_spend} a day`
    }, ${daily_results === undefined ? 'results by chance' : `${daily_results} results a day`}</p>`,
)}${button(
  { do: 'delivery', id },
  {
    label: 'Give these numbers',
    name,
    inputs: [
      input({ name: 'since', label: 'From', type: 'date', value: today, required: true }),
      input({ name: 'until', label: 'Until', type: 'date' }),
      input({ name: 'spend', label: 'Spend a day, smallest unit', type: 'number' }),
      input({ name: 'results', label: 'Results a day', type: 'number' }),
    ],
  },
)}${delivery.length > 0 && button({ do: 'delivery-clear', id }, { label: 'By budget again', name })}`;

/** Actions that need a word or a number: the reason of a rejection, spend and results. */
export const moreOfAd = (ad: AdRow, today: string): Html =>
  html`<details id="more-${ad.id}"><summary class="soft">More</summary><div class="stack">${rejectPart(ad)}${deliveryPart(ad, today)}</div></details>`;
