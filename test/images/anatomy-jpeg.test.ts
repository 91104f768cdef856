import { describe, expect, it } from 'vitest';
import { examine, join, refusesAll, size, text, verdict } from './support/examine.ts';
import * as make from './support/pictures.ts';

describe('JPEG', () => {
  const { jpegStart: start, jpegEnd: end, jpegFrame: frame, jpegScan: scan } = make;
  const segment = make.jpegSegment;

  it('may be progressive, refilled, with profiles, restarts and several scans', () => {
    const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01');
    const fill = Buffer.alloc(5, 0xff);
    const bytes = join(start, profile, fill, frame(size, 0xc2), scan(), scan([1, 0xff, 0xff]), end);
    expect(examine(bytes)).toMatchObject(size);
    expect(examine(bytes, 1)).toMatchObject(size);
  });

  it('may be followed by the further pictures of a phone; the first one counts', () => {
    const bytes = join(make.jpeg(size), make.jpeg({ width: 9, height: 9 }), make.jpeg());
    expect(examine(bytes)).toEqual({ type: 'jpeg', ...size });
    expect(examine(bytes, 1)).toEqual({ type: 'jpeg', ...size });
    expect(verdict(join(make.jpeg(size), make.jpeg().subarray(0, -1)))).toBe('image_invalid');
  });

  it.each([0xc3, 0xc5, 0xc9, 0xca, 0xcb, 0xcf, 0xde])('refuses the frame kind %d', (kind) => {
    expect(verdict(join(start, frame(size, kind), scan(), end))).toBe('image_invalid');
  });

  refusesAll([
    ['no width', make.jpeg({ width: 0, height: 3 })],
    ['a height left for later', make.jpeg({ width: 3, height: 0 })],
    ['no frame', join(start, scan(), end)],
    ['no scan', join(start, frame(), end)],
    ['a scan before its frame', join(start, scan(), frame(), end)],
    ['two frames', join(start, frame(), frame(), scan(), end)],
    ['twelve bits', join(start, frame(size, 0xc1, 12), scan(), end)],
    ['a frame that is too short', join(start, segment(0xc0, [8, 0, 3, 0, 4, 3]), scan(), end)],
    ['a frame without colours', join(start, segment(0xc0, [8, 0, 3, 0, 4, 0]), scan(), end)],
    [
      'a segment without a length',
      join(start, Buffer.from([0xff, 0xe1, 0, 0]), frame(), scan(), end),
    ],
    ['a segment length of one', join(start, Buffer.from([0xff, 0xe1, 0, 1]), frame(), scan(), end)],
    ['something between segments', join(start, Buffer.from([0]), frame(), scan(), end)],
    ['a second start', join(start, start, frame(), scan(), end)],
    ['only a start and an end', join(start, end, Buffer.alloc(12))],
    ['a script in a comment', make.jpeg(size, segment(0xfe, '<script>alert(1)</script>'))],
    ['PHP in Exif', make.jpeg(size, segment(0xe1, 'Exif\0\0 <?php echo 1;'))],
    ['a document in a comment', make.jpeg(size, segment(0xfe, '%PDF-1.4 1 0 obj'))],
    [
      'a JFIF header with room for a script',
      join(start, segment(0xe0, `JFIF\0${'\0'.repeat(12065)}`), frame(), scan(), end),
    ],
    ['an archive behind it', join(make.jpeg(size), text('PK\x03\x04\x14\0\0\0'))],
    ['a film behind it', join(make.jpeg(size), text('\0\0\0\x18ftypmp42'))],
  ]);

  it('is not slowed down by stuffed zeros', () => {
    const stuffed = Buffer.alloc(8 * 1024 * 1024, Buffer.from([0xff, 0]));
    const began = performance.now();
    expect(examine(join(start, frame(size), scan(stuffed), end), 65536)).toMatchObject(size);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
