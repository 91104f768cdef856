import type { Cell } from './cells.ts';

type Devices = Record<string, number>;

const phones: Devices = { android_smartphone: 52, iphone: 44 };
const touch: Devices = { ...phones, ipad: 2.5, android_tablet: 1.5 };
const desk: Devices = { desktop: 100 };
const plain: Devices = { ...phones, desktop: 14 };
const all: Devices = { ...touch, desktop: 14 };

/** [platform, position, weight, click, price, devices]. */
const positions: readonly (readonly [string, string, number, number, number, Devices])[] = [
  ['facebook', 'feed', 34, 1.25, 1.15, all],
  ['facebook', 'facebook_reels', 8, 0.8, 0.75, phones],
  ['facebook', 'facebook_stories', 4, 0.85, 0.8, phones],
  ['facebook', 'marketplace', 3, 0.8, 0.8, plain],
  ['facebook', 'video_feeds', 2.5, 0.75, 0.75, plain],
  ['facebook', 'instream_video', 1.5, 0.65, 0.7, plain],
  ['facebook', 'search', 0.8, 1.1, 1, plain],
  ['facebook', 'right_hand_column', 1.2, 0.62, 0.45, desk],
  ['instagram', 'feed', 15, 1, 1.15, all],
  ['instagram', 'instagram_stories', 12, 0.9, 0.95, phones],
  ['instagram', 'instagram_reels', 9, 0.75, 0.85, phones],
  ['instagram', 'instagram_explore', 1.5, 0.8, 0.9, phones],
  ['instagram', 'instagram_explore_grid_home', 1, 0.75, 0.85, phones],
  ['instagram', 'instagram_profile_feed', 0.8, 0.8, 0.9, phones],
  ['audience_network', 'an_classic', 3, 1.5, 0.4, touch],
  ['audience_network', 'rewarded_video', 1.5, 1.3, 0.5, phones],
  ['messenger', 'messenger_inbox', 0.6, 0.8, 0.8, phones],
  ['messenger', 'messenger_stories', 0.3, 0.7, 0.7, phones],
  ['threads', 'threads_feed', 0.8, 0.7, 0.6, phones],
];

const priceOn: Devices = { iphone: 1.2, ipad: 1.15, desktop: 1.1, android_smartphone: 0.85 };

export const placements: readonly Cell[] = positions.flatMap(
  ([publisher_platform, platform_position, weight, click, price, devices]) => {
    const whole = Object.values(devices).reduce((sum, share) => sum + share, 0);
    return Object.entries(devices).map(([impression_device, share]) => ({
      keys: {
        publisher_platform,
        platform_position,
        impression_device,
        device_platform: impression_device === 'desktop' ? 'desktop' : 'mobile_app',
      },
      weight: (weight * share) / whole,
      click,
      price: price * (priceOn[impression_device] ?? 1),
    }));
  },
);
