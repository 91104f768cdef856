import { describe, expect, it } from 'vitest';
import { examine, join, refusesAll, size, text, verdict } from './support/examine.ts';
import * as make from './support/pictures.ts';

describe('GIF', () => {
  const { gifScreen: screen, gifFrame: frame, gifComment: comment } = make;
  const end = text(';');

  it('may be old, animated, commented', () => {
    const old = Buffer.from(make.gif(size));
    old.write('GIF87a', 'latin1');
    expect(examine(old)).toMatchObject(size);
    const loop = join(Buffer.from([0x21, 0xff, 11]), text('NETSCAPE2.0\x03\x01\0\0\0'));
    const animated = join(screen(size), loop, comment('hello'), frame(), frame(), frame(), end);
    expect(examine(animated)).toMatchObject(size);
    expect(examine(animated, 1)).toMatchObject(size);
  });

  refusesAll([
    ['no width', make.gif({ width: 0, height: 1 })],
    ['no height', make.gif({ width: 1, height: 0 })],
    ['no picture', join(screen(size), end)],
    ['an empty frame', join(screen(size), frame({ width: 0, height: 1 }), end)],
    [
      'a frame larger than allowed',
      join(screen(size), frame({ width: 65535, height: 65535 }), end),
    ],
    ['an unknown block', join(screen(size), Buffer.from([0x22]), frame(), end)],
    ['a script after the signature', text('GIF89a=1;alert(document.cookie)//;')],
    ['a comment opener as width', make.gif({ width: 0x2a2f, height: 2 }, comment('*/=1;alert(1)'))],
    ['a line comment as width', make.gif({ width: 0x2f2f, height: 2 })],
    ['a script in a comment', make.gif(size, comment('<script>alert(1)</script>'))],
    ['a page in a comment', make.gif(size, comment('<html><body onload=x>'))],
    ['a second GIF behind it', join(make.gif(size), make.gif(size))],
  ]);

  it('a mark is found across the borders of sub-blocks', () => {
    const split = join(Buffer.from([0x21, 0xfe, 4]), text('<scr\x04ipt>\0'));
    expect(verdict(make.gif(size, split))).toBe('image_invalid');
  });
});
