import { isObject } from '../../../kernel/is-object.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { buttons } from '../enums.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import type { PreparedObject } from '../planned.ts';
import { listIn, partOf, upperCaseWord, words } from '../values.ts';
import { parts } from './story.ts';

export const buttonRules = {
  button_unknown: refuse([100, 1373054], 'Choose a button from the list.'),
  button_link_missing: refuse(
    [100, 2446391],
    'Say in link_url where the button leads, or choose no button.',
  ),
  button_value: refuse([105, 1815630], 'Leave the link out of the button’s value.'),
  feed_button: refuse([100, 1885396], 'Choose another button for the feed, such as LEARN_MORE.'),
};

const finding = findingOf(buttonRules);

/** Finds every button in a creative, with its type and value. */
const buttonsIn = ({ sent }: PreparedObject): Params[] => {
  const story = partOf(sent, 'object_story_spec');
  const holders = [
    sent,
    ...parts.map((part) => partOf(story, part)),
    ...listIn(partOf(story, 'link_data')['child_attachments']).filter(isObject),
  ];
  return holders
    .map((holder) => partOf(holder, 'call_to_action'))
    .filter((one) => isGiven(one['type']));
};

/** Buttons that need an address. */
const linkButtons = new Set(
  words(`
    LEARN_MORE SHOP_NOW SIGN_UP SUBSCRIBE BOOK_NOW BOOK_TRAVEL CONTACT_US DOWNLOAD GET_OFFER GET_QUOTE APPLY_NOW
    ORDER_NOW WATCH_MORE OPEN_LINK DONATE_NOW SEE_MORE BUY_NOW INSTALL_MOBILE_APP USE_APP GET_DIRECTIONS`),
);

/** A video has no link of its own; only its button has one. */
const leadsNowhere = ({ sent }: PreparedObject) => {
  const button = partOf(partOf(partOf(sent, 'object_story_spec'), 'video_data'), 'call_to_action');
  return (
    linkButtons.has(upperCaseWord(button['type'])) &&
    Object.keys(partOf(button, 'value')).length === 0
  );
};

export const buttonFindings = (creative: PreparedObject): Finding[] => {
  const isFlat = isGiven(creative.body['call_to_action_type']);
  const field = isFlat ? 'call_to_action_type' : 'call_to_action';
  const all = buttonsIn(creative);
  const feed = partOf(creative.sent, 'asset_feed_spec');
  const types = [
    ...all.map(({ type }) => upperCaseWord(type)),
    ...listIn(feed['call_to_action_types']).map(upperCaseWord),
  ];
  const unknown = [...new Set(types)].filter((type) => !buttons.includes(type));
  return [
    ...unknown.map((type) =>
      finding('button_unknown', field, `is no button: ${type.slice(0, 60)}`, { allowed: buttons }),
    ),
    ...(leadsNowhere(creative)
      ? [
          finding(
            'button_link_missing',
            'link_url',
            'is required: the button of a video needs an address',
          ),
        ]
      : []),
    ...(all.some(
      (one) =>
        upperCaseWord(one['type']) === 'WHATSAPP_MESSAGE' && isGiven(partOf(one, 'value')['link']),
    )
      ? [
          finding(
            'button_value',
            'call_to_action',
            'has a link, which WHATSAPP_MESSAGE does not take',
          ),
        ]
      : []),
    ...(listIn(feed['call_to_action_types']).map(upperCaseWord).includes('BOOK_NOW')
      ? [
          finding(
            'feed_button',
            'asset_feed_spec',
            'has the button BOOK_NOW, which a feed does not take',
          ),
        ]
      : []),
  ];
};
