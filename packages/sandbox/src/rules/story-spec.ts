import { reject } from '../protocol/problems.ts';
import { refuseParam, requireParam } from '../protocol/refusal.ts';
import { isJson } from '../protocol/shape.ts';
import type { Json } from '../world/entities.ts';
import {
  type AccountCall,
  checkButtonLink,
  checkCallToAction,
  checkInstagram,
  requireImage,
  requireLink,
  requirePictureUrl,
  requireVideo,
} from './creative-media.ts';

const root = 'object_story_spec';
const bodies = ['link_data', 'video_data', 'photo_data', 'text_data', 'template_data'];
const minCards = 2;
const maxCards = 10;

/** The picture of a story, or its video with the thumbnail. */
export type Media = { picture?: string | undefined; video_id?: string | undefined };

const textOrNone = (value: unknown) => (value === undefined ? undefined : String(value));

const checkPicture = (
  under: AccountCall,
  data: Json,
  path: (string | number)[],
  urlName: string,
) => {
  if (data['image_hash'] !== undefined) {
    requireImage(under, data['image_hash'], [...path, 'image_hash']);
  }
  if (data[urlName] !== undefined) requirePictureUrl(data[urlName], [...path, urlName]);
};

const checkCard = (under: AccountCall, card: unknown, path: (string | number)[]) => {
  if (!isJson(card)) return refuseParam('A card of the carousel must be an object.', ...path);
  requireLink(card['link'], [...path, 'link']);
  checkPicture(under, card, path, 'picture');
  if (card['video_id'] !== undefined) {
    requireVideo(under, card['video_id'], [...path, 'video_id']);
    if (card['image_hash'] === undefined && card['picture'] === undefined) {
      reject('card_picture_missing', path);
    }
  }
  checkCallToAction(card['call_to_action'], [...path, 'call_to_action']);
};

const checkCards = (under: AccountCall, cards: unknown) => {
  const path = [root, 'link_data', 'child_attachments'];
  if (cards === undefined) return undefined;
  if (!Array.isArray(cards)) return refuseParam('The carousel must be a list.', ...path);
  if (cards.length < minCards || cards.length > maxCards) {
    refuseParam(`A carousel has ${minCards} to ${maxCards} cards.`, ...path);
  }
  for (const [place, card] of cards.entries()) checkCard(under, card, [...path, place]);
  return isJson(cards[0]) ? textOrNone(cards[0]['image_hash']) : undefined;
};

const checkLinkData = (under: AccountCall, data: Json): Media => {
  const path = [root, 'link_data'];
  requireLink(data['link'], [...path, 'link']);
  checkPicture(under, data, path, 'picture');
  checkCallToAction(data['call_to_action'], [...path, 'call_to_action']);
  checkCrops(data);
  const firstCard = checkCards(under, data['child_attachments']);
  return { picture: textOrNone(data['image_hash']) ?? firstCard };
};

const checkVideoData = (under: AccountCall, data: Json): Media => {
  const path = [root, 'video_data'];
  if (data['video_id'] === undefined) requireParam('video_id');
  if (data['image_hash'] === undefined && data['image_url'] === undefined) {
    reject('thumbnail_missing', [...path, 'image_hash']);
  }
  if (data['image_hash'] !== undefined && data['image_url'] !== undefined) {
    reject('thumbnail_twice', path);
  }
  requireVideo(under, data['video_id'], [...path, 'video_id']);
  checkPicture(under, data, path, 'image_url');
  checkCallToAction(data['call_to_action'], [...path, 'call_to_action']);
  checkButtonLink(data['call_to_action'], [...path, 'call_to_action', 'value']);
  return { picture: textOrNone(data['image_hash']), video_id: textOrNone(data['video_id']) };
};

const checkPhotoData = (under: AccountCall, data: Json): Media => {
  checkPicture(under, data, [root, 'photo_data'], 'url');
  return { picture: textOrNone(data['image_hash']) };
};

const checks: Record<string, (under: AccountCall, data: Json) => Media> = {
  link_data: checkLinkData,
  video_data: checkVideoData,
  photo_data: checkPhotoData,
};

/** A Page must exist, be shared with the ad account, and let this person advertise. */
const checkPage = ({ call, account }: AccountCall, page: string) => {
  const path = [root, 'page_id'];
  if (!call.world.pages.has(page)) reject('page_unknown', path);
  if (!account.page_ids.includes(page)) reject('page_not_shared', path);
  if (call.person && !call.person.page_ids.includes(page)) reject('person_not_on_page', path);
};

const retiredCrop = '191x100';

const checkCrops = (data: Json) => {
  if (!isJson(data['image_crops']) || !(retiredCrop in data['image_crops'])) return;
  reject('crop_retired', [root, 'link_data', 'image_crops']);
};

const checkIdentity = (under: AccountCall, spec: Json) => {
  const page = spec['page_id'];
  if (page === undefined || page === '') requireParam(`${root}[page_id]`);
  checkPage(under, String(page));
  checkInstagram(under, spec, [root]);
};

/** Checks the story of a creative; beside an asset feed, it has only the identity. */
export const checkStory = (under: AccountCall, spec: Json, hasFeed: boolean): Media => {
  checkIdentity(under, spec);
  const bodyNames = bodies.filter((name) => spec[name] !== undefined);
  const name = bodyNames[0];
  if (!name && !hasFeed) return reject('link_missing', [root, 'link_data', 'link']);
  if (bodyNames.length > 1) {
    return reject('story_with_two_bodies', [root]);
  }
  const data = name === undefined ? undefined : spec[name];
  if (name === undefined || data === undefined) return {};
  return isJson(data)
    ? (checks[name]?.(under, data) ?? {})
    : refuseParam(`Param ${name} must be an object`, root, name);
};
