import { invalidImage } from '../refusal.ts';
import { gif } from './gif.ts';
import { jpeg } from './jpeg.ts';
import type { ImageType, PictureSize } from './limits.ts';
import { png } from './png.ts';
import type { Anatomy } from './walk.ts';
import { webp } from './webp.ts';

const formats: {
  type: ImageType;
  magic: RegExp;
  anatomy: (maxPixels: number) => Anatomy<PictureSize>;
}[] = [
  { type: 'png', magic: /^\x89PNG\r\n\x1a\n/, anatomy: png },
  { type: 'jpeg', magic: /^\xff\xd8\xff/, anatomy: jpeg },
  { type: 'gif', magic: /^GIF8[79]a/, anatomy: gif },
  { type: 'webp', magic: /^RIFF[\s\S]{4}WEBP/, anatomy: webp },
];

/** Recognises one of the four formats that the platform accepts, by its bytes alone, and reads it to its end. */
export function* picture(maxPixels: number): Anatomy<PictureSize & { type: ImageType }> {
  const start = (yield { peek: 12 }).toString('latin1');
  const format = formats.find(({ magic }) => magic.test(start));
  if (!format) throw invalidImage('no JPEG, PNG, GIF or WebP');
  return { type: format.type, ...(yield* format.anatomy(maxPixels)) };
}
