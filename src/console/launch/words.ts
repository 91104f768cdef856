import type { z } from 'zod';
import { count } from '../../kernel/pure/count.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import type {
  LaunchAction,
  launchDetail,
  launchSummary,
} from '../../operations/launches/answers/schemas.ts';
import { type Client, screenPath } from '../clients.ts';
import { type ChipLook, chip } from '../parts/blocks.ts';
import { moment } from '../parts/moment.ts';
import { fieldChoices } from '../wizard/choices.ts';

export type LaunchDetail = z.output<typeof launchDetail>;
export type DetailItem = LaunchDetail['items'][number];
type LaunchSummary = z.output<typeof launchSummary>;

const states: Record<LaunchSummary['state'], readonly [ChipLook, string]> = {
  awaiting_approval: ['paused', 'Waits for approval'],
  running: ['idle', 'Being made'],
  waiting: ['paused', 'Waits'],
  stopped: ['bad', 'Needs you'],
  done: ['ok', 'Made, paused'],
  cancelled: ['idle', 'Cancelled'],
};

export const launchChip = ({ state }: Pick<LaunchSummary, 'state'>): Html => chip(...states[state]);

const reasons: Record<NonNullable<LaunchSummary['waiting']>['for'], string> = {
  limit: 'The write limit is used up for now.',
  'cool-down': 'The connection is new, so writing begins a little later.',
  throttle: 'Meta slows this ad account down.',
  connection: 'Meta did not answer, or the login ended meanwhile.',
};

const isOver = (client: Client | null) =>
  client?.connection.state === 'expired' || client?.connection.state === 'not_connected';

const connectAgain = (client: Client | null, reason: string) =>
  html`${reason}: <a href="${screenPath({ client }, 'connection')}">connect again</a>`;

/** Says why a launch waits. No moment is promised where a person has to act first. */
export const waitingWords = (
  { for: reason, until }: NonNullable<LaunchSummary['waiting']>,
  client: Client | null,
): Html =>
  reason === 'connection' && isOver(client)
    ? html`${connectAgain(client, 'The login ended')}. Then it goes on by itself.`
    : html`${reasons[reason]} It goes on by itself ${moment(until)}.`;

/** Why it stopped, for people; what the reason says to programs is about other doors. */
export const stoppedWords = (
  { reason, items }: LaunchSummary & { items?: LaunchDetail['items'] },
  client: Client | null,
): Html | string =>
  reason?.code === 'adnet_not_connected'
    ? html`${connectAgain(client, 'The connection to Meta was removed')}, then resume.`
    : reason
      ? withStepNames(reason.message, items)
      : 'It has stopped. You can let it go on.';

/** Each kind of step makes one of these; the second word is for many. */
export const kinds: Record<string, readonly [one: string, many: string]> = {
  upload_image: ['Picture', 'Pictures'],
  upload_video: ['Video', 'Videos'],
  create_campaign: ['Campaign', 'Campaign'],
  create_adset: ['Ad set', 'Ad sets'],
  create_creative: ['Creative', 'Creatives'],
  create_ad: ['Ad', 'Ads'],
} satisfies Record<LaunchAction, readonly [one: string, many: string]>;

export const kindWords = (action: string) => kinds[action] ?? ['Step', 'Steps'];

export const itemName = ({ name, step, action }: DetailItem) =>
  name ?? (action === 'create_campaign' ? 'Campaign' : step.replace('-', ' '));

export const adsOf = ({ items }: Pick<LaunchDetail, 'items'>) =>
  items.filter(({ action }) => action === 'create_ad');

/** "Ad 5": the number that the client's page has too. */
export const adNumber = (launch: Pick<LaunchDetail, 'items'>, step: string) =>
  `Ad ${adsOf(launch).findIndex((one) => one.step === step) + 1}`;

/** People count the ads of a launch, or else the parts that it is made of. */
export const makesWords = (actions: readonly string[]) => {
  const ads = actions.filter((action) => action === 'create_ad').length;
  if (ads > 0) return count(ads, 'ad');
  const parts = Object.entries(kinds).flatMap(([action, [one]]) => {
    const n = actions.filter((each) => each === action).length;
    return n === 0 ? [] : [count(n, one.toLowerCase())];
  });
  return parts.join(' and ') || 'nothing';
};

/** The button under a plan says how much it makes. */
export const sendWords = (steps: readonly { action: string }[], needsApproval: boolean) => {
  const what = makesWords(steps.map(({ action }) => action));
  return needsApproval ? `Ask for approval of ${what}` : `Make ${what}, paused`;
};

/** The form's names of an object's fields; the others are called what Meta calls them. */
const fieldNames: Record<string, string> = {
  name: 'Name',
  image_url: 'Address of the picture',
  video_url: 'Address of the video',
  daily_budget: 'Budget a day',
  lifetime_budget: 'Budget in all',
  bid_amount: 'Bid',
  targeting: 'Audience',
  message: 'Text above the picture',
  headline: 'Headline',
  description: 'Line under the headline',
  link_url: 'Link',
  call_to_action_type: 'Button',
  optimization_goal: 'Goal',
  billing_event: 'What is paid for',
  bid_strategy: 'How Meta bids',
  start_time: 'Start',
  end_time: 'End',
  page_id: 'Page',
  pixel_id: 'Pixel',
  lead_form_id: 'Lead form',
  dsa_beneficiary: 'Who benefits from the ads?',
  dsa_payor: 'Who pays for the ads?',
  countries: 'Countries',
  age_min: 'Youngest',
  age_max: 'Oldest',
  location_types: 'Who counts as there',
  special_ad_categories: 'Special ad categories',
};

export const fieldWords = (field: string) =>
  fieldNames[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');

const constants = new Map([
  ...Object.values(fieldChoices).flat(),
  ['WEBSITE', 'a website'],
  ['ON_AD', 'a form that opens on Meta'],
  ['ON_POST', 'the post itself'],
]);

const withFormNames = (text: string) =>
  text
    .replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) =>
      Object.hasOwn(fieldNames, name) ? `“${fieldNames[name]?.replace(/\?$/, '')}”` : name,
    )
    .replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, (name) => {
      const label = constants.get(name);
      return label === undefined ? name : `“${label}”`;
    })
    .replace(/\bSend (?=“)/g, 'Fill in ');

/** Help for programs, with the names in the form; null if it names something that the form does not have. */
export const formWords = (text: string): string | null => {
  const words = withFormNames(text);
  return /[a-z]_[a-z]|[A-Z]_[A-Z]|docs\//.test(words) ? null : words;
};

const spelledOut = (name: string) => {
  const words = name
    .replace(/^OUTCOME_/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return `“${words.charAt(0).toUpperCase()}${words.slice(1)}”`;
};

/** Also puts values into words that no form offers, because a message must always be shown. */
export const valueWords = (text: string): string =>
  text.replace(/\b[A-Z]{4,}\b|\b[A-Z]+(?:_[A-Z]+)+\b/g, (name) => {
    const label = constants.get(name);
    if (label !== undefined) return `“${label}”`;
    return name.includes('_') ? spelledOut(name) : name;
  });

/** Also replaces names of fields; for a table, those of its columns are kept. */
export const plainWords = (text: string): string =>
  valueWords(withFormNames(text)).replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) =>
    name.replaceAll('_', ' '),
  );

/** Programs name a step by its number; people read the name that they gave it. */
export const withStepNames = (text: string, items: readonly DetailItem[] = []): string =>
  text.replace(/\b(?:image|video|adset|creative|ad)-\d+\b/g, (step) => {
    const item = items.find((one) => one.step === step);
    return item ? `the ${kindWords(item.action)[0].toLowerCase()} “${itemName(item)}”` : step;
  });

/** Meta's answer was lost, and its object is still looked for. */
export const isLookedUp = ({ state, error }: DetailItem) => state === 'unknown' && error === null;

/** The answer was lost, and the object was looked for and does not exist. It was not refused. */
export const isNotMade = ({ state, error }: DetailItem) =>
  state === 'rejected' && error?.code === 'adnet_unavailable';

/** True if a person must correct it before the launch continues: it was refused, or a guardrail does not allow it. */
export const needsCorrection = ({ state, error }: DetailItem) =>
  state === 'rejected' || (state !== 'done' && error?.code === 'guardrail');
