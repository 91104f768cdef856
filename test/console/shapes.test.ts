import { describe, expect, it } from 'vitest';
import { readDraft, withoutRow } from '../../src/console/wizard/draft.ts';
import { joinShapes } from '../../src/console/wizard/join-shapes.ts';
import { joinNote } from '../../src/console/wizard/sections/shapes.ts';

const picture = (hash: string, width: number, height: number) => ({
  hash,
  name: hash,
  width,
  height,
});

const square = picture('one', 1080, 1080);
const other = picture('two', 1080, 1080);
const wide = picture('three', 1200, 628);
const tall = picture('four', 1080, 1920);
const pictures = [square, other, wide, tall];

const draftWith = (...some: { hash: string }[]) =>
  readDraft(new URLSearchParams(some.map(({ hash }): [string, string] => ['hash', hash])));

describe('pictures of different shapes', () => {
  it.each([
    ['a square and a tall one', [square, tall], 'feeds and the tall one in stories and reels.'],
    [
      'all three',
      [square, tall, wide],
      'feeds, the tall one in stories and reels, and the wide one in the right column.',
    ],
  ])('are offered to be joined in the words of what was chosen: %s', (_, some, words) => {
    expect(joinNote({ draft: draftWith(...some), pictures })).toMatchObject({
      markup: expect.stringContaining(`one ad shows the square picture in ${words}`),
    });
  });

  it('are named before they are joined, as pictures', () => {
    const note = joinNote({ draft: draftWith(square, tall), pictures });
    const markup = typeof note === 'string' ? note : note.markup;
    expect(markup.replace(/<[^>]+>/g, '')).toContain('one + four');
    expect(markup).toContain('Join them into one picture');
  });

  it('are not offered without a tall one', () => {
    expect(joinNote({ draft: draftWith(square, wide), pictures })).toBe('');
  });

  it('are none where all are square', () => {
    expect(joinNote({ draft: draftWith(square, other), pictures })).toBe('');
  });

  it('are chosen each by itself again where they are taken apart', () => {
    const draft = joinShapes(draftWith(square, tall), pictures);
    expect(draft).toMatchObject({ hashes: [], shaped: [{ square: 'one', vertical: 'four' }] });
    const apart = withoutRow(draft, 'drop:shaped.0');
    expect(apart).toMatchObject({ hashes: ['one', 'four'], shaped: [] });
  });
});
