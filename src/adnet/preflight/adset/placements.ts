import { isObject } from '../../../kernel/is-object.ts';
import { opened } from '../../../kernel/text/json-walk.ts';
import type { Params } from '../../wire/passed-through.ts';
import { devicePlatforms, positions, publisherPlatforms } from '../enums.ts';
import { type Finding, findingOf, refuse, warn } from '../finding.ts';
import { firstNames, listIn, upperCaseWord } from '../values.ts';

export const placementRules = {
  platform_unknown: refuse(
    [100, 1487079],
    'Choose from the list, or leave publisher_platforms out: Meta then chooses.',
    'error table; SPEC Targeting publisher_platforms',
  ),
  position_unknown: refuse(
    [100, 1815433],
    'Choose from the list, or leave it out: Meta then chooses.',
  ),
  instagram_position_unknown: refuse(
    [100, 1815508],
    'Choose from the list, or leave it out: Meta then chooses.',
  ),
  position_video_feeds: refuse([100, 2490562], 'Leave video_feeds out: it is gone.'),
  position_explore: refuse([100, 2490589], 'Leave explore out: it is gone.'),
  position_explore_home: refuse(
    [100, 2490392],
    'Leave explore_home out: Explore is no placement any more.',
    'error table; BLOG26',
  ),
  position_story_alone: refuse([100, 1815891], 'Add another Facebook position, such as feed.'),
  position_marketplace_alone: refuse([100, 1815698], 'Add feed to facebook_positions.'),
  position_story_dropped: warn(
    null,
    'Leave story out of messenger_positions: Meta drops it without a word.',
    'BLOG26',
  ),
  platform_messenger_alone: refuse([100, 1815985], 'Add facebook or instagram.'),
  platform_threads_alone: refuse([100, 2490494], 'Add instagram.'),
  placement_unfit: refuse(
    [100, 1815336],
    'Leave out the placement that does not fit, or leave all placements to Meta.',
  ),
  device_unknown: refuse(
    [100, 1487079],
    'Choose mobile, desktop or both, or leave device_platforms out.',
    'error table; SPEC Targeting device_platforms',
  ),
};

const finding = findingOf(placementRules);

/** Names that Meta has removed, each with a rule of its own. */
const goneRules: Record<string, Record<string, 'position_video_feeds' | 'position_explore'>> = {
  facebook_positions: { video_feeds: 'position_video_feeds' },
  instagram_positions: { explore: 'position_explore' },
};

const exactPlatforms = new Set(['facebook_positions', 'instagram_positions']);

const textsIn = (value: unknown) => listIn(value).map(String);

const positionFindings = (targeting: Params): Finding[] =>
  Object.entries(positions).flatMap(([field, allowed]): Finding[] => {
    const place = `targeting.${field}`;
    const positionNames = textsIn(targeting[field]);
    const goneFindings = positionNames.flatMap((name) => {
      const rule = goneRules[field]?.[name];
      return rule ? [finding(rule, place, `${name} is gone`, { allowed })] : [];
    });
    const unknown = positionNames.filter(
      (name) => !allowed.includes(name) && !goneRules[field]?.[name],
    );
    if (unknown.length === 0) return goneFindings;
    const rule =
      field === 'instagram_positions' ? 'instagram_position_unknown' : 'position_unknown';
    // For the smaller platforms, no refusal of a name is known.
    const level = exactPlatforms.has(field) ? 'refuse' : 'warn';
    return [
      ...goneFindings,
      finding(rule, place, `has no position ${firstNames(unknown)}`, { allowed, level }),
    ];
  });

const unknownNames = (
  thing: 'platform' | 'device',
  field: string,
  names: readonly string[],
  allowed: readonly string[],
): Finding[] => {
  const unknown = names.filter((name) => !allowed.includes(name));
  if (unknown.length === 0) return [];
  return [
    finding(`${thing}_unknown`, field, `has no ${thing} ${firstNames(unknown)}`, { allowed }),
  ];
};

const chats = new Set(['MESSENGER', 'WHATSAPP', 'INSTAGRAM_DIRECT']);

const isOnly = (list: string[], ...names: string[]) =>
  list.length > 0 && list.every((one) => names.includes(one));

const platformField = 'targeting.publisher_platforms';
const deviceField = 'targeting.device_platforms';

type Placements = Record<
  'platforms' | 'devices' | 'facebook' | 'instagram' | 'messenger',
  string[]
> & { destination: string };

type PlacementCheck = [
  rule: keyof typeof placementRules,
  field: string,
  message: string,
  applies: (placements: Placements) => boolean,
];

/** What is wrong with names that Meta knows. The findings come in this order. */
const placementChecks: readonly PlacementCheck[] = [
  [
    'platform_messenger_alone',
    platformField,
    'cannot be messenger alone',
    ({ platforms }) => isOnly(platforms, 'messenger'),
  ],
  [
    'platform_threads_alone',
    platformField,
    'cannot be threads alone',
    ({ platforms }) => isOnly(platforms, 'threads'),
  ],
  [
    'position_story_alone',
    'targeting.facebook_positions',
    'cannot be story alone',
    ({ facebook, platforms }) => isOnly(facebook, 'story') && isOnly(platforms, 'facebook'),
  ],
  [
    'position_marketplace_alone',
    'targeting.facebook_positions',
    'has marketplace without feed',
    ({ facebook }) => facebook.includes('marketplace') && !facebook.includes('feed'),
  ],
  [
    'position_explore_home',
    'targeting.instagram_positions',
    'explore_home is gone together with explore',
    ({ instagram }) => instagram.includes('explore_home'),
  ],
  [
    'position_story_dropped',
    'targeting.messenger_positions',
    'story is dropped by Meta',
    ({ messenger }) => messenger.includes('story'),
  ],
  [
    'placement_unfit',
    deviceField,
    'Instagram Reels do not run on desktop',
    ({ instagram, devices }) => instagram.includes('reels') && isOnly(devices, 'desktop'),
  ],
  [
    'placement_unfit',
    platformField,
    'audience_network does not lead to chats',
    ({ platforms, destination }) =>
      platforms.includes('audience_network') && chats.has(destination),
  ],
];

/** Findings about the placements of an ad set, unless they are left to Meta. */
export const placementFindings = (adset: Params): Finding[] => {
  const targeting = opened(adset['targeting']);
  if (!isObject(targeting)) return [];
  const placements: Placements = {
    platforms: textsIn(targeting['publisher_platforms']),
    devices: textsIn(targeting['device_platforms']),
    facebook: textsIn(targeting['facebook_positions']),
    instagram: textsIn(targeting['instagram_positions']),
    messenger: textsIn(targeting['messenger_positions']),
    destination: upperCaseWord(adset['destination_type']),
  };
  return [
    ...positionFindings(targeting),
    ...unknownNames('platform', platformField, placements.platforms, publisherPlatforms),
    ...unknownNames('device', deviceField, placements.devices, devicePlatforms),
    ...placementChecks
      .filter(([, , , applies]) => applies(placements))
      .map(([rule, field, message]) => finding(rule, field, message)),
  ];
};
