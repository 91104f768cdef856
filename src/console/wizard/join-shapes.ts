import type { ShapeName } from '../../operations/core/placed-shapes.ts';
import type { LibraryPicture } from '../platform-reads.ts';
import type { ShapedPicture, WizardDraft } from './draft.ts';

/** Wider than this is a landscape, narrower than its counterpart is vertical; what lies between serves feeds. */
const widest = 1.4;
const narrowest = 0.7;

export const shapeOf = ({ width, height }: LibraryPicture): ShapeName | null => {
  if (width === 0 || height === 0) return null;
  const ratio = width / height;
  if (ratio > widest) return 'landscape';
  return ratio < narrowest ? 'vertical' : 'square';
};

/** People add shape or size to a name: tent-square, tent_9x16, tent 1080x1920. */
const shapeWords =
  /^(?:square|vertical|landscape|portrait|tall|wide|feed|story|stories|reels?|\d+[x×:]\d+|\d{3,5})$/;

/** Files that belong together have equal names, except for shape and size. */
const stemOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.\w{1,5}$/, '')
    .split(/[\s_.()-]+/)
    .filter((word) => word !== '' && !shapeWords.test(word))
    .join(' ');

type Queues = Record<ShapeName, string[]>;

/** In the order of their lists, as long as there are a square and a tall picture. */
const joinInOrder = ({ square, vertical, landscape }: Queues): ShapedPicture[] => {
  const rows = Math.max(square.length, vertical.length, landscape.length);
  return Array.from({ length: rows }, (_, at) => ({
    square: square[at] ?? '',
    vertical: vertical[at] ?? '',
    landscape: landscape[at] ?? '',
  })).filter((one) => one.square !== '' && one.vertical !== '');
};

/**
 * The chosen pictures of the library, put together by their shapes: those whose names begin alike, and then what is left
 * in the order of its names. What has no partner stays alone.
 */
export const joinShapes = (
  draft: WizardDraft,
  pictures: readonly LibraryPicture[],
): WizardDraft => {
  const chosenPictures = draft.hashes.flatMap((hash) => {
    const picture = pictures.find((one) => one.hash === hash);
    const shape = picture ? shapeOf(picture) : null;
    return picture && shape
      ? [{ hash, shape, name: picture.name, stem: stemOf(picture.name) }]
      : [];
  });
  chosenPictures.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const queuesOf = (some: typeof chosenPictures): Queues => {
    const hashesOf = (wantedShape: ShapeName) =>
      some.flatMap(({ hash, shape }) => (shape === wantedShape ? [hash] : []));
    return {
      square: hashesOf('square'),
      vertical: hashesOf('vertical'),
      landscape: hashesOf('landscape'),
    };
  };
  const stems = [...new Set(chosenPictures.map(({ stem }) => stem))].filter((stem) => stem !== '');
  const alike = stems.flatMap((stem) =>
    joinInOrder(queuesOf(chosenPictures.filter((one) => one.stem === stem))),
  );
  const joinedByName = new Set(alike.flatMap((one) => Object.values(one)));
  const joinedRows = [
    ...alike,
    ...joinInOrder(queuesOf(chosenPictures.filter(({ hash }) => !joinedByName.has(hash)))),
  ];
  const usedFiles = new Set(joinedRows.flatMap((one) => Object.values(one)));
  return {
    ...draft,
    hashes: draft.hashes.filter((hash) => !usedFiles.has(hash)),
    shaped: [...draft.shaped, ...joinedRows],
  };
};
