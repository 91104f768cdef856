import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuse, refuseParam } from '../protocol/refusal.ts';
import { isJson } from '../protocol/shape.ts';
import type { Account, Json } from '../world/entities.ts';
import { callToActions } from './words.ts';

export type AccountCall = { call: Call; account: Account };
type Path = (string | number)[];

export const imageIdOf = (accountId: string, hash: string) => `${accountId}:${hash}`;

/** A hash is valid only in the account to which it was uploaded. */
export const requireImage = ({ call, account }: AccountCall, hash: unknown, path: Path) => {
  const image = call.world.collections.image.byId.get(imageIdOf(account.account_id, String(hash)));
  if (!image || image.status === 'DELETED') reject('image_unknown', path);
};

export const requireVideo = ({ call, account }: AccountCall, id: unknown, path: Path) => {
  const video = call.world.collections.video.byId.get(String(id));
  if (video?.account_id === account.account_id) {
    if (call.now < video.ready_at) reject('video_not_ready', path, true);
    if (video.broken) reject('video_failed', path);
    return;
  }
  refuse({
    code: 100,
    subcode: 33,
    type: 'OAuthException',
    message: `(#100) The video ${String(id)} does not exist in this ad account.`,
    blame: [path],
  });
};

/** An ad on Instagram appears under one identity, which must be linked to the account. */
export const checkInstagram = ({ account }: AccountCall, parts: Json, path: Path = []) => {
  const { instagram_user_id: user, instagram_actor_id: actor } = parts;
  if (actor !== undefined) {
    const blame = [...path, 'instagram_actor_id'];
    if (user !== undefined) reject('actor_twice', blame);
    refuseParam('Param instagram_actor_id must be a valid Instagram account id', ...blame);
  }
  if (user !== undefined && !account.instagram_ids.includes(String(user))) {
    reject('instagram_not_linked', [...path, 'instagram_user_id']);
  }
};

/** Addresses of the platform's own picture servers are signed and expire within a day. */
const signedAddress = /^https?:\/\/[^/]*\.fbcdn\.net\//i;

/** The sandbox fetches nothing, so an address is accepted if it looks like a public one. */
export const requirePictureUrl = (url: unknown, path: Path) => {
  if (signedAddress.test(String(url))) reject('image_address_refused', path);
  if (!/^https?:\/\/[^\s/]+/.test(String(url))) reject('image_url_unreachable', path);
};

export const requireLink = (link: unknown, path: Path) => {
  if (link === undefined || link === '') reject('link_missing', path);
  if (!/^(https?:\/\/|fb:\/\/|tel:)\S+$/i.test(String(link))) {
    refuse({ code: 1500, message: '(#1500) The url you supplied is invalid', blame: [path] });
  }
};

export const checkCallToAction = (action: unknown, path: Path) => {
  if (action === undefined) return;
  if (!isJson(action)) return reject('call_to_action_unknown', path);
  const type = String(action['type'] ?? '');
  if (!callToActions.includes(type)) reject('call_to_action_unknown', [...path, 'type']);
  const value: Json = isJson(action['value']) ? action['value'] : {};
  if (type === 'WHATSAPP_MESSAGE' && value['link'] !== undefined) {
    refuse({
      code: 105,
      subcode: 1815630,
      message: '(#105) Too many parameters',
      title: 'Call to action takes no link',
      text: 'A WhatsApp call to action opens a chat and cannot have a link.',
      blame: [[...path, 'value', 'link']],
    });
  }
};

/** Buttons that need no link, because they open something else. */
const needsNoLink = new Set([
  'WHATSAPP_MESSAGE',
  'MESSAGE_PAGE',
  'INSTAGRAM_MESSAGE',
  'NO_BUTTON',
  'LIKE_PAGE',
  'CALL_NOW',
]);

/** A video has no link of its own, so its button needs a link or a form. */
export const checkButtonLink = (action: unknown, path: Path) => {
  if (!isJson(action) || needsNoLink.has(String(action['type']))) return;
  const value: Json = isJson(action['value']) ? action['value'] : {};
  if (value['link'] === undefined && value['lead_gen_form_id'] === undefined) {
    reject('button_without_link', path);
  }
};
