import { checkRules, type Rule, reject } from '../protocol/problems.ts';
import type { Json } from '../world/entities.ts';

const platforms = ['facebook', 'instagram', 'messenger', 'audience_network', 'threads', 'whatsapp'];
const devices = ['mobile', 'desktop'];

const wordsIn = (targeting: Json, name: string): string[] => {
  const value = targeting[name];
  if (value === undefined) return [];
  return Array.isArray(value)
    ? value.map(String)
    : reject('targeting_malformed', ['targeting', name]);
};

const checkWords = (targeting: Json, name: string, allowedValues: string[]) => {
  for (const word of wordsIn(targeting, name)) {
    if (!allowedValues.includes(word)) reject('targeting_malformed', ['targeting', name]);
  }
};

const isOnly = (words: string[], word: string) =>
  words.length > 0 && words.every((w) => w === word);

/** Some placements are allowed only together with others. */
const checkAlone = (targeting: Json) => {
  const platforms = wordsIn(targeting, 'publisher_platforms');
  const onFacebook = wordsIn(targeting, 'facebook_positions');
  const path = ['targeting', 'publisher_platforms'];
  if (onFacebook.includes('reels')) {
    reject('placement_unknown', ['targeting', 'facebook_positions']);
  }
  if (isOnly(platforms, 'messenger')) reject('messenger_alone', path);
  if (isOnly(platforms, 'threads')) reject('threads_alone', path);
  if (isOnly(platforms, 'facebook') && isOnly(onFacebook, 'story')) {
    reject('stories_alone', ['targeting', 'facebook_positions']);
  }
};

const instagramPositions = [
  'stream',
  'story',
  'explore',
  'explore_home',
  'reels',
  'profile_feed',
  'ig_search',
  'profile_reels',
  'shop',
];

const rules: Rule<Json>[] = [
  {
    problem: 'instagram_position_unknown',
    blame: ['targeting', 'instagram_positions'],
    breaks: (targeting) =>
      wordsIn(targeting, 'instagram_positions').some((word) => !instagramPositions.includes(word)),
  },
  {
    problem: 'explore_home_alone',
    blame: ['targeting', 'instagram_positions'],
    breaks: (targeting) => wordsIn(targeting, 'instagram_positions').includes('explore_home'),
  },
  {
    problem: 'marketplace_alone',
    blame: ['targeting', 'facebook_positions'],
    breaks: (targeting) => {
      const positions = wordsIn(targeting, 'facebook_positions');
      return positions.includes('marketplace') && !positions.includes('feed');
    },
  },
  {
    problem: 'placements_clash',
    blame: ['targeting', 'device_platforms'],
    breaks: (targeting) =>
      isOnly(wordsIn(targeting, 'device_platforms'), 'desktop') &&
      [
        ...wordsIn(targeting, 'facebook_positions'),
        ...wordsIn(targeting, 'instagram_positions'),
      ].some((word) => word.endsWith('reels')),
  },
];

/**
 * Refuses retired placements. One of them is dropped silently instead, so that the read differs from what was sent.
 */
export const checkPlacements = (targeting: Json): Json => {
  checkWords(targeting, 'publisher_platforms', platforms);
  checkWords(targeting, 'device_platforms', devices);
  if (wordsIn(targeting, 'instagram_positions').includes('explore')) {
    reject('explore_placement', ['targeting', 'instagram_positions']);
  }
  if (wordsIn(targeting, 'facebook_positions').includes('video_feeds')) {
    reject('video_feeds_placement', ['targeting', 'facebook_positions']);
  }
  checkAlone(targeting);
  checkRules(rules, targeting);
  if (targeting['messenger_positions'] === undefined) return targeting;
  const { messenger_positions: _dropped, ...rest } = targeting;
  const positions = wordsIn(targeting, 'messenger_positions').filter((place) => place !== 'story');
  return positions.length > 0 ? { ...rest, messenger_positions: positions } : rest;
};
