import { objectId } from '../../../adnet/ids.ts';
import { pageOfStory } from '../../../adnet/wire/creative.ts';
import { type Shape, shapes } from '../../../adnet/wire/shapes.ts';
import type { LaunchBody } from '../../../publish/launch/plan/launch-body.ts';
import { adSetColumns, adSetOf, type TableContext } from './ad-set-of-rows.ts';
import { objectiveOf } from './cells.ts';
import type { AdRow, CsvColumn, RowProblem } from './columns.ts';

/** A launch made of rows, and which row each part of it comes from. */
export type MadeBody = {
  body: Omit<LaunchBody, 'account_id'>;
  problems: RowProblem[];
  rowOf: Map<string, number>;
  /** The row of each entry of `ads.list`. */
  rows: number[];
};

type Part = Record<string, unknown>;

/** Parts that rows share: the same thing once, under one ref. */
const shared = (list: string, rowOf: Map<string, number>) => {
  const parts: Part[] = [];
  const refs = new Map<string, string>();
  const taken = new Set<string>();
  return {
    parts,
    take(identity: string, row: number, refOf: () => string, make: () => Part) {
      const knownRef = refs.get(identity);
      if (knownRef !== undefined) return knownRef;
      const firstChoice = refOf();
      const ref = taken.has(firstChoice) ? `${firstChoice}-${parts.length + 1}` : firstChoice;
      taken.add(ref);
      refs.set(identity, ref);
      rowOf.set(`${list}.${parts.length}`, row);
      parts.push({ ref, ...make() });
      return ref;
    },
  };
};

/** The last part of an address without its ending: what people call a file. */
const fileName = (url: string, otherwise: string) => {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  return (
    last
      .replace(/\.\w+$/, '')
      .replace(/[{}\p{Cc}]/gu, '')
      .slice(0, 60) || otherwise
  );
};

/** What a row may show: a picture or a film, by its address or as it stands in the account's library. */
const mediaColumns = [
  ['image_url', 'images', 'url'],
  ['image_hash', 'images', 'hash'],
  ['video_url', 'videos', 'url'],
  ['video_id', 'videos', 'id'],
] as const;

/** One ad in several shapes: each cell is an address, or the hash or id of an upload. */
const shapedColumns = [
  { sort: 'images', known: 'hash', columnOf: (shape: Shape) => `image_${shape}` },
  { sort: 'videos', known: 'id', columnOf: (shape: Shape) => `video_${shape}` },
] as const satisfies readonly {
  sort: 'images' | 'videos';
  known: string;
  columnOf(shape: Shape): CsvColumn;
}[];

const kindOf = { images: 'image', videos: 'video' };

const isAddress = (cell: string) => cell.includes('://');

const shapesIn = (values: AdRow['values']) =>
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

const mediaProblems = (values: AdRow['values']): [field: string, message: string][] => {
  if (values.post_id !== undefined) return postProblems(values);
  const [first, ...more] = mediaColumns.filter(([column]) => values[column] !== undefined);
  const shaped = shapesIn(values);
  const [leading] = shaped;
  if (leading)
    return [
      ...[first, ...more].flatMap((one): [string, string][] =>
        one ? [[one[0], `must not stand beside ${leading.column}`]] : [],
      ),
      ...shaped
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

/** What a row shows: the list it belongs to, what tells it from others, what it is called, and the entry itself. */
const mediaOf = (values: AdRow['values']) => {
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
    const called = field === 'url' ? fileName(value, kindOf[sort]) : kindOf[sort];
    return { sort, identity: value, called, entry: { [field]: value } };
  }
  return undefined;
};

export const bodyOfRows = (ads: AdRow[], context: TableContext): MadeBody => {
  const rowOf = new Map<string, number>();
  const problems: RowProblem[] = [];
  const adSets = shared('ad_sets', rowOf);
  const images = shared('images', rowOf);
  const videos = shared('videos', rowOf);
  const posts = shared('posts', rowOf);
  const mediaLists = { images, videos, posts };
  const copies = shared('copies', rowOf);
  const links = new Set(ads.map(({ values }) => values.link_url));
  const [link] = links.size === 1 ? links : [];
  const [first] = ads;
  const disagreements = createAgreement();
  const rowsOf = byAdSet(ads);
  const hasForm = (rows: readonly AdRow[]) => rows.some(({ values }) => values.lead_form_id);
  const objective = objectiveOf(valuesOf(ads).objective ?? (hasForm(ads) ? 'Leads' : 'Traffic'));
  const newAdSet = (name: string): Part => {
    const rows = rowsOf.get(name) ?? [];
    const values = valuesOf(rows);
    const { fields, wrong } = adSetOf(name, values, {
      ...context,
      objective,
      opensForm: hasForm(rows),
    });
    for (const { column, message } of wrong) {
      const from = rows.find(({ values }) => values[column] !== undefined) ?? rows[0];
      problems.push({ row: from?.row ?? null, field: column, message });
    }
    return fields;
  };
  const nameOf = createNames();
  const list = ads.map(({ row, values }, at): Part => {
    rowOf.set(`ads.list.${at}`, row);
    const wrong = (field: string, message: string) => problems.push({ row, field, message });
    const { ad_set, message, headline, description, link_url, lead_form_id, name } = values;
    if (ad_set === undefined) wrong('ad_set', 'is required');
    if (values.campaign !== first?.values.campaign)
      wrong('campaign', 'must be the same in every row: a launch has one campaign');
    for (const [field, message] of disagreements(row, values)) wrong(field, message);
    for (const [field, message] of mediaProblems(values)) wrong(field, message);
    const hasText = values.post_id === undefined;
    if (hasText && message === undefined) wrong('message', 'is required');
    if (hasText && headline === undefined) wrong('headline', 'is required');
    const what = mediaOf(values);
    const media =
      what &&
      mediaLists[what.sort].take(
        what.identity,
        row,
        () => what.called,
        () => what.entry,
      );
    const text = { message, headline, ...(description !== undefined && { description }) };
    const copy = hasText
      ? copies.take(
          JSON.stringify(text),
          row,
          () => `copy-${copies.parts.length + 1}`,
          () => text,
        )
      : undefined;
    return {
      ...(ad_set !== undefined && {
        ad_set: adSets.take(
          ad_set,
          row,
          () => refOf(ad_set),
          () => newAdSet(ad_set),
        ),
      }),
      ...(media !== undefined && { media }),
      ...(copy !== undefined && { copy }),
      name: name ?? nameOf(values),
      ...(link === undefined && link_url !== undefined && { link_url }),
      ...(lead_form_id !== undefined && { lead_form_id }),
    };
  });
  rowOf.set('campaign', first?.row ?? 1);
  const body = {
    ...(link !== undefined && { defaults: { link_url: link } }),
    ...campaignOf(first?.values.campaign, objective),
    ad_sets: adSets.parts,
    ...(images.parts.length > 0 && { images: images.parts }),
    ...(videos.parts.length > 0 && { videos: videos.parts }),
    ...(posts.parts.length > 0 && { posts: posts.parts }),
    ...(copies.parts.length > 0 && { copies: copies.parts }),
    ads: { list },
  };
  return { body, problems, rowOf, rows: ads.map(({ row }) => row) };
};

const maxPartLength = 60;

const plain = (text: string) =>
  [...text.replace(/[{}\p{Cc}]/gu, '')].slice(0, maxPartLength).join('').trim();

/** What an ad is called that has no name: its audience, its file and its headline, each ad by another name. */
const createNames = () => {
  const taken = new Map<string, number>();
  return (values: AdRow['values']) => {
    const { ad_set = '', image_url, video_url, post_id, headline = '' } = values;
    const shaped = shapesIn(values).find(({ cell }) => isAddress(cell))?.cell;
    const file = fileName(image_url ?? video_url ?? shaped ?? '', '');
    const shownName = post_id === undefined ? file : 'post';
    const parts = [objectId(ad_set) === null ? plain(ad_set) : '', shownName, plain(headline)];
    const name = parts.filter((part) => part !== '').join(' · ') || 'Ad';
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  };
};

/** What rows say of their campaign or their ad set. */
const sharedColumns: readonly (readonly [CsvColumn, 'campaign' | 'ad_set'])[] = [
  ['objective', 'campaign'],
  ...adSetColumns.map((column) => [column, 'ad_set'] as const),
];

/** What is said of a campaign or an ad set more than once must be the same: only the first counts. */
const createAgreement = () => {
  const firsts = new Map<string, { row: number; value: string }>();
  return (row: number, values: AdRow['values']) =>
    sharedColumns.flatMap(([column, about]): [field: string, message: string][] => {
      const value = values[column];
      if (value === undefined) return [];
      const key = about === 'campaign' ? column : `${column} ${values.ad_set ?? ''}`;
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, { row, value });
      return first === undefined || first.value === value
        ? []
        : [[column, `must be the same as in row ${first.row}, or be left out`]];
    });
};

const refOf = (name: string) => name.replace(/[{}\p{Cc}]/gu, '').slice(0, 80) || 'ad set';

/** Digits are the id of one that exists; anything else is the name of a new one. */
const campaignOf = (name: string | undefined, objective: string): { campaign?: Part } => {
  if (name === undefined) return {};
  const id = objectId(name);
  return { campaign: id === null ? { name, objective } : { id } };
};

/** What all rows together say: a budget may stand in the third row of its ad set. */
const valuesOf = (rows: readonly AdRow[]): AdRow['values'] => {
  const all: AdRow['values'] = {};
  for (const { values } of rows)
    for (const [column] of sharedColumns) {
      const value = values[column];
      if (value !== undefined) all[column] ??= value;
    }
  return all;
};

const byAdSet = (ads: readonly AdRow[]) => {
  const rows = new Map<string, AdRow[]>();
  for (const ad of ads) {
    const name = ad.values.ad_set;
    if (name === undefined) continue;
    const adsOfName = rows.get(name);
    if (adsOfName) adsOfName.push(ad);
    else rows.set(name, [ad]);
  }
  return rows;
};
