import { readPicture } from '../media/dimensions.ts';
import { persistMedia } from '../media/media-store.ts';
import { imageUrl } from '../media/media-url.ts';
import { serveMedia } from '../media/serve-media.ts';
import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuse, refuseParam, requireParam } from '../protocol/refusal.ts';
import { readShape } from '../protocol/shape.ts';
import { imageIdOf } from '../rules/creative-media.ts';
import { ownedBy } from '../world/collection.ts';
import { contentHash } from '../world/digest.ts';
import type { Account, Image, Json } from '../world/entities.ts';
import { persist } from '../world/persist.ts';
import type { World } from '../world/world.ts';
import { success } from './receipt.ts';

const maxImageBytes = 30 * 1024 * 1024;
const maxNameLength = 100;

const decode = (text: string): Buffer => {
  const packed = text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(packed) && packed.length % 4 !== 1;
  return isBase64
    ? Buffer.from(packed, 'base64')
    : refuseParam('Param bytes must be the base64 text of an image file.', 'bytes');
};

/** The same picture again is the same image; if it was deleted, it is restored. */
const revived = (world: World, id: string) => {
  const storedImage = world.collections.image.byId.get(id);
  if (storedImage) storedImage.status = 'ACTIVE';
  return storedImage;
};

const addImage = ({ world, now }: Call, account: Account, bytes: Buffer, name: string): Image => {
  const picture = readPicture(bytes) ?? reject('image_unreadable', ['bytes']);
  if (bytes.length > maxImageBytes) refuseParam('The image is larger than 30 MB.', 'bytes');
  const hash = contentHash(bytes);
  const id = imageIdOf(account.account_id, hash);
  persistMedia(world, id, { type: picture.type, bytes });
  return (
    revived(world, id) ??
    persist(world, {
      kind: 'image',
      id,
      seq: world.idGenerator.next(),
      account_id: account.account_id,
      name,
      hash,
      width: picture.width,
      height: picture.height,
      status: 'ACTIVE',
      created: now,
      updated: now,
      extra: {},
    })
  );
};

const maxSide = 260;

/** As on the platform, sizes of the small copy are text, those of the picture numbers. */
const presentImage = ({ hash, width, height, name, account_id }: Image, origin: string): Json => {
  const url = imageUrl(origin, account_id, hash);
  const scale = maxSide / Math.max(width, height);
  return {
    hash,
    url,
    url_128: url,
    url_256: url,
    url_256_height: String(Math.max(1, Math.round(height * scale))),
    url_256_width: String(Math.max(1, Math.round(width * scale))),
    height,
    width,
    name,
  };
};

const copyImage = (call: Call, account: Account, from: Json): Image => {
  const source = imageIdOf(String(from['source_account_id']), String(from['hash']));
  const image = call.world.collections.image.byId.get(source);
  const canRead = call.person?.accounts.some(({ account_id }) => account_id === image?.account_id);
  if (!image || !canRead || image.status === 'DELETED') {
    return reject('image_unknown', ['copy_from']);
  }
  const { world, now } = call;
  const { account_id } = account;
  const id = imageIdOf(account_id, image.hash);
  const file = serveMedia(world, imageUrl('', image.account_id, image.hash));
  if (file.status === 200) persistMedia(world, id, file);
  const parts = { id, account_id, created: now, updated: now };
  return (
    revived(world, id) ?? persist(world, { ...image, ...parts, seq: world.idGenerator.next() })
  );
};

const receiveImages = (call: Call, account: Account): [string, Image][] => {
  const { bytes, name, copy_from } = readShape(
    { bytes: 'text', name: 'text', copy_from: 'object' },
    call.params,
  );
  if (name !== undefined && [...name].length > maxNameLength) {
    refuseParam(`Param name must be ${maxNameLength} characters or fewer`, 'name');
  }
  if (copy_from) return [['copy_from', copyImage(call, account, copy_from)]];
  if (bytes !== undefined) {
    return [['bytes', addImage(call, account, decode(bytes), name || 'untitled')]];
  }
  if (call.files.length === 0) return reject('image_missing', ['bytes']);
  return call.files.map((file) => {
    if (!/\.(jpe?g|png|gif|bmp|tiff?|webp)$/i.test(file.filename)) {
      refuseParam('The file name needs the extension of an image.', 'filename');
    }
    return [file.filename, addImage(call, account, file.bytes, file.filename)];
  });
};

/** The answer is a map by the name of the upload: `bytes`, or the name of each file. */
export const uploadImages = (call: Call, account: Account) => ({
  images: Object.fromEntries(
    receiveImages(call, account).map(([key, image]) => [key, presentImage(image, call.origin)]),
  ),
});

const isUsed = ({ world }: Call, { account_id, hash }: Image) =>
  ownedBy(world.collections.creative, account_id).some(
    (creative) =>
      creative.status !== 'DELETED' &&
      (creative.picture === hash || JSON.stringify(creative.spec).includes(hash)),
  );

export const deleteImage = (call: Call, account: Account) => {
  const { hash } = readShape({ hash: 'text' }, call.params);
  if (!hash) return requireParam('hash');
  const image = call.world.collections.image.byId.get(imageIdOf(account.account_id, hash));
  if (!image || image.status === 'DELETED') return reject('image_unknown', ['hash']);
  if (isUsed(call, image)) {
    refuse({ code: 100, message: '(#100) The image is used by a creative.', blame: [['hash']] });
  }
  image.status = 'DELETED';
  return success;
};
