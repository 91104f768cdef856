import { describe, expect, it } from 'vitest';
import { examine, join, refusesAll, size, verdict } from './support/examine.ts';
import * as make from './support/pictures.ts';

describe('PNG', () => {
  const { pngSignature: signature, pngChunk: chunk, pngHeader: header } = make;
  const data = chunk('IDAT', 'x');
  const end = chunk('IEND');
  const brokenSum = Buffer.from(make.png(size));
  brokenSum[29] = (brokenSum[29] ?? 0) ^ 1;
  const lying = Buffer.from(make.png(size));
  lying.writeUInt32BE(0x7fffffff, 33);
  const far = Buffer.from(make.png(size));
  far.writeUInt32BE(0xffffffff, 33);

  it('may hold ordinary notes, profiles and animation', () => {
    const notes = [chunk('gAMA', 'abcd'), chunk('tEXt', 'Title\0<b>hello</b>'), chunk('acTL')];
    expect(examine(make.png(size, ...notes))).toMatchObject(size);
  });

  refusesAll([
    ['no width', make.png({ width: 0, height: 3 })],
    ['no height', make.png({ width: 3, height: 0 })],
    ['a size over 31 bits', make.png({ width: 0xffffffff, height: 0xffffffff })],
    ['a bomb in one direction', make.png({ width: 0x7fffffff, height: 1 })],
    ['no header', join(signature, data, end)],
    ['a note before the header', join(signature, chunk('tEXt', 'a\0b'), header(), data, end)],
    [
      'the chunk of another maker first',
      join(signature, chunk('CgBI', 'abcd'), header(), data, end),
    ],
    ['two headers', join(signature, header(), header(), data, end)],
    ['no data', join(signature, header(), end)],
    ['empty data', join(signature, header(), chunk('IDAT'), end)],
    ['an end with a body', join(signature, header(), data, chunk('IEND', 'x'))],
    ['a wrong checksum in the header', brokenSum],
    ['a length past the end', lying],
    ['a length over 31 bits', far],
    ['a colour type that is none', join(signature, header(size, [8, 5, 0, 0, 0]), data, end)],
    ['a depth its colours cannot have', join(signature, header(size, [4, 2, 0, 0, 0]), data, end)],
    ['another compression', join(signature, header(size, [8, 2, 1, 0, 0]), data, end)],
    ['another interlacing', join(signature, header(size, [8, 2, 0, 0, 2]), data, end)],
    ['a chunk type that is no word', join(signature, header(), chunk('ID\0T', 'x'), data, end)],
    ['a script in a note', make.png(size, chunk('tEXt', 'c\0<ScRiPt>alert(1)</script>'))],
    ['PHP in a palette', make.png(size, chunk('PLTE', '<?php echo 1;?>'))],
    ['an archive in a private chunk', make.png(size, chunk('prVt', 'PK\x03\x04\x14\0'))],
  ]);

  it('gives up on a hundred thousand tiny parts', () => {
    const many = Buffer.concat(Array<Buffer>(100_001).fill(chunk('tEXt')));
    expect(verdict(join(signature, header(), many, data, end), 65536)).toBe('image_invalid');
  });
});
