import { describe } from 'vitest';
import { join, refusesAll, size, text } from './support/examine.ts';
import * as make from './support/pictures.ts';

const good = { png: make.png(size), jpeg: make.jpeg(size) };

describe('what is none of the four', () => {
  const padded = (value: string) => join(text(value), Buffer.alloc(64));
  refusesAll([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(500)],
    ['text', padded('hello')],
    ['HTML', padded('<!DOCTYPE html><html><body>')],
    ['SVG', padded('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['SVG with a declaration', padded('<?xml version="1.0"?><svg/>')],
    ['BMP', padded('BM\x46\0\0\0')],
    ['little-endian TIFF', padded('II*\0\x08\0\0\0')],
    ['big-endian TIFF', padded('MM\0*\0\0\0\x08')],
    ['HEIC', padded('\0\0\0\x18ftypheic')],
    ['HEIC with an empty box', padded('\0\0\0\0ftypheic\0\0\0\0')],
    ['AVIF', padded('\0\0\0\x1cftypavif')],
    ['JPEG XL', padded('\xff\x0a\xff\x07')],
    ['JPEG XL in a box', padded('\0\0\0\x0cJXL \r\n\x87\n')],
    ['JPEG 2000', padded('\0\0\0\x0cjP  \r\n\x87\n')],
    ['ICO', padded('\0\0\x01\0\x01\0')],
    ['PSD', padded('8BPS\0\x01')],
    ['PDF', padded('%PDF-1.7\n')],
    ['PostScript', padded('%!PS-Adobe-3.0')],
    ['ZIP', padded('PK\x03\x04')],
    ['gzip', padded('\x1f\x8b\x08')],
    ['MP4', padded('\0\0\0\x18ftypmp42')],
    ['WAV', padded('RIFF\x40\0\0\0WAVE')],
    ['AVI', padded('RIFF\x40\0\0\0AVI ')],
    ['big-endian RIFF', padded('RIFX\x40\0\0\0WEBP')],
    ['MNG', padded('\x8aMNG\r\n\x1a\n')],
    ['PNG in text mode', padded('\x89PNG\n\x1a\n')],
    ['a GIF of another version', padded('GIF88a\x01\0\x01\0')],
    ['a PNG behind a space', join(text(' '), good.png)],
    ['a JPEG behind a byte order mark', join(text('\xef\xbb\xbf'), good.jpeg)],
  ]);
});
