import { objectId } from '../../../adnet/ids.ts';
import { pageOfStory } from '../../../adnet/wire/creative.ts';
import { type Shape, shapes } from '../../../adnet/wire/shapes.ts';
import type { AdRow, CsvColumn } from './csv-columns.ts';

/** The name of a file: the last part of its address, without the ending. */
export const fileName = (url: string, otherwise: string) => {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  return (
    last
      .replace(/\.\w+$/, '')
      .replace(/[{}\p{Cc}]/gu, '')
      .slice(0, 60) || otherwise
  );
};

/** The columns of a picture or a video, by its address or by its id in the account's library. */
const mediaColumns = [
  ['image_url', 'images', 'url'],
  ['image_hash', 'images', 'hash'],
  ['video_url', 'videos', 'url'],
  ['video_id', 'videos', 'id'],
] as const;

/** The columns of an ad in several shapes: each cell is an address, or the hash or id of an upload. */
const shapedColumns = [
  { sort: 'images', known: 'hash', columnOf: (shape: Shape) => `image_${shape}` },
  { sort: 'videos', known: 'id', columnOf: (shape: Shape) => `video_${shape}` },
] as const satisfies readonly {
  sort: 'images' | 'videos';
  known: string;
  columnOf(shape: Shape): CsvColumn;
}[];

const kindOf = { images: 'image', videos: 'video' };

export const isAddress = (cell: string) => cell.includes('://');

export const shapesIn = (values: AdRow['values']) =>
  shapedColumns.flatMap(({ sort, known, columnOf }) =>
    shapes.flatMap((shape) => {
      const cell = values[columnOf(shape)];
      return cell === undefined ? [] : [{ sort, known, shape, column: columnOf(shape), cell }];
    }),
  );

/** A post has its own picture and text. */
const notBesidePost = ['message', 'headline', 'description'] as const;

const postProblems = (values: AdRow['values']): [field: string, message: string][] => {
  const others: CsvColumn[] = [
    ...mediaColumns.map(([column]) => column),
    ...shapesIn(values).map(({ column }) => column),
    ...notBesidePost,
  ];
  const isPost = isStory(values.post_id) || objectId(values.post_id) !== null;
  return [
    ...others
      .filter((column) => values[column] !== undefined)
      .map((column): [string, string] => [column, 'must not stand beside post_id']),
    ...(isPost ? [] : [['post_id', notPost] satisfies [string, string]]),
  ];
};

const notPost = 'must be a Page’s id, _ and the post’s id, or the digits of an Instagram post';

const isStory = (cell: string | undefined) => pageOfStory(cell) !== '';

const postOf = (cell: string) =>
  isStory(cell) ? { object_story_id: cell } : { source_instagram_media_id: cell };

export const mediaProblems = (values: AdRow['values']): [field: string, message: string][] => {
  if (values.post_id !== undefined) return postProblems(values);
  const [first, ...more] = mediaColumns.filter(([column]) => values[column] !== undefined);
  const shapedCells = shapesIn(values);
  const [leading] = shapedCells;
  if (leading)
    return [
      ...[first, ...more].flatMap((one): [string, string][] =>
        one ? [[one[0], `must not stand beside ${leading.column}`]] : [],
      ),
      ...shapedCells
        .filter(({ sort }) => sort !== leading.sort)
        .map(({ column }): [string, string] => [
          column,
          `must not stand beside ${leading.column}: all shapes are pictures, or all are videos`,
        ]),
    ];
  if (!first)
    return [
      [
        'image_url',
        'is required unless image_hash, video_url, video_id, post_id or a shape such as image_square is there',
      ],
    ];
  return more.map(([column]) => [column, `must not stand beside ${first[0]}`]);
};

/** The medium or post of a row: its list, its identity, its name, and its entry. */
export const mediaOf = (values: AdRow['values']) => {
  const { post_id: post } = values;
  if (post !== undefined)
    return { sort: 'posts' as const, identity: post, called: 'post', entry: postOf(post) };
  const [leading, ...rest] = shapesIn(values);
  if (leading) {
    const { sort } = leading;
    const same = [leading, ...rest].filter((one) => one.sort === sort);
    const entry = Object.fromEntries(
      same.map(({ shape, known, cell }) => [shape, { [isAddress(cell) ? 'url' : known]: cell }]),
    );
    const fileOrAddress = same.find(({ cell }) => isAddress(cell))?.cell ?? '';
    return {
      sort,
      identity: JSON.stringify(entry),
      called: fileName(fileOrAddress, kindOf[sort]),
      entry,
    };
  }
  for (const [column, sort, field] of mediaColumns) {
    const value = values[column];
    if (value === undefined) continue;
    const mediaName = field === 'url' ? fileName(value, kindOf[sort]) : kindOf[sort];
    return { sort, identity: value, called: mediaName, entry: { [field]: value } };
  }
  return undefined;
};
