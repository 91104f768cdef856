import { objectId } from '../../../adnet/ids.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import type { LaunchBody, LaunchPart } from '../../../publish/launch/plan/launch-body.ts';
import { adSetColumns, adSetOf, type RowContext } from './ad-set-of-rows.ts';
import { objectiveOf } from './cells.ts';
import type { AdRow, CsvColumn, RowProblem } from './csv-columns.ts';
import { fileName, isAddress, mediaOf, mediaProblems, shapesIn } from './media-of-rows.ts';

/** A launch made from rows, and the row of each of its parts. */
export type MadeBody = {
  body: Omit<LaunchBody, 'account_id'>;
  problems: RowProblem[];
  rowOf: Map<string, number>;
  /** The row of each entry of `ads.list`. */
  rows: number[];
};

/**
 * A part as one row names it. Rows with the same `identity` share it; the first of them decides its ref and
 * content.
 */
type SharedPart = { identity: string; row: number; makeRef(): string; makePart(): LaunchPart };

/** A list of parts that rows share: each part is in it once, under one ref. */
const shared = (list: string, rowOf: Map<string, number>) => {
  const parts: LaunchPart[] = [];
  const refs = new Map<string, string>();
  const taken = new Set<string>();
  return {
    parts,
    take({ identity, row, makeRef, makePart }: SharedPart) {
      const knownRef = refs.get(identity);
      if (knownRef !== undefined) return knownRef;
      const firstChoice = makeRef();
      const ref = taken.has(firstChoice) ? `${firstChoice}-${parts.length + 1}` : firstChoice;
      taken.add(ref);
      refs.set(identity, ref);
      rowOf.set(`${list}.${parts.length}`, row);
      parts.push({ ref, ...makePart() });
      return ref;
    },
  };
};

/** The lists of parts that the rows of a CSV file share. */
const sharedParts = (rowOf: Map<string, number>) => ({
  adSets: shared('ad_sets', rowOf),
  images: shared('images', rowOf),
  videos: shared('videos', rowOf),
  posts: shared('posts', rowOf),
  copies: shared('copies', rowOf),
});

const hasForm = (rows: readonly AdRow[]) => rows.some(({ values }) => values.lead_form_id);

/** The ad set of all rows that name it. Each of its problems is reported at the row that causes it. */
const adSetOfRows = (
  name: string,
  rows: readonly AdRow[],
  context: RowContext & { objective: string },
): { fields: LaunchPart; problems: RowProblem[] } => {
  const { fields, wrong } = adSetOf(name, valuesOf(rows), { ...context, opensForm: hasForm(rows) });
  const problems = wrong.map(({ column, message }) => {
    const from = rows.find(({ values }) => values[column] !== undefined) ?? rows[0];
    return { row: from?.row ?? null, field: column, message };
  });
  return { fields, problems };
};

/** The problems of one row, besides those of its ad set. */
const rowProblems = (
  { row, values }: AdRow,
  campaign: string | undefined,
  disagreements: [field: string, message: string][],
): RowProblem[] => {
  const problems: [field: string, message: string][] = [];
  if (values.ad_set === undefined) problems.push(['ad_set', 'is required']);
  if (values.campaign !== campaign)
    problems.push(['campaign', 'must be the same in every row: a launch has one campaign']);
  problems.push(...disagreements, ...mediaProblems(values));
  if (values.post_id === undefined)
    for (const field of ['message', 'headline'] as const)
      if (values[field] === undefined) problems.push([field, 'is required']);
  return problems.map(([field, message]) => ({ row, field, message }));
};

type RowSurroundings = {
  parts: ReturnType<typeof sharedParts>;
  /** True if all ads of the launch have the same link. */
  hasOneLink: boolean;
  newAdSet: (name: string) => LaunchPart;
  nameOf: (values: AdRow['values']) => string;
};

/** The ad of one row; parts that it shares with other rows are added to the lists of the launch. */
const adOfRow = (
  { row, values }: AdRow,
  { parts: { adSets, copies, ...mediaLists }, hasOneLink, newAdSet, nameOf }: RowSurroundings,
): LaunchPart => {
  const { ad_set, message, headline, description, link_url, lead_form_id, name, post_id } = values;
  const what = mediaOf(values);
  const media =
    what &&
    mediaLists[what.sort].take({
      identity: what.identity,
      row,
      makeRef: () => what.called,
      makePart: () => what.entry,
    });
  const text = { message, headline, ...(description !== undefined && { description }) };
  const copy =
    post_id === undefined
      ? copies.take({
          identity: JSON.stringify(text),
          row,
          makeRef: () => `copy-${copies.parts.length + 1}`,
          makePart: () => text,
        })
      : undefined;
  return {
    ...(ad_set !== undefined && {
      ad_set: adSets.take({
        identity: ad_set,
        row,
        makeRef: () => refOf(ad_set),
        makePart: () => newAdSet(ad_set),
      }),
    }),
    ...(media !== undefined && { media }),
    ...(copy !== undefined && { copy }),
    name: name ?? nameOf(values),
    ...(!hasOneLink && link_url !== undefined && { link_url }),
    ...(lead_form_id !== undefined && { lead_form_id }),
  };
};

export const bodyOfRows = (ads: AdRow[], context: RowContext): MadeBody => {
  const rowOf = new Map<string, number>();
  const problems: RowProblem[] = [];
  const parts = sharedParts(rowOf);
  const { adSets, images, videos, posts, copies } = parts;
  const links = new Set(ads.map(({ values }) => values.link_url));
  const [link] = links.size === 1 ? links : [];
  const [first] = ads;
  const campaign = first?.values.campaign;
  const disagreements = createAgreement();
  const rowsOf = groupBy(ads, ({ values }) => values.ad_set);
  const objective = objectiveOf(valuesOf(ads).objective ?? (hasForm(ads) ? 'Leads' : 'Traffic'));
  const newAdSet = (name: string): LaunchPart => {
    const adSet = adSetOfRows(name, rowsOf.get(name) ?? [], { ...context, objective });
    problems.push(...adSet.problems);
    return adSet.fields;
  };
  const around = { parts, hasOneLink: link !== undefined, newAdSet, nameOf: createNames() };
  const list = ads.map((ad, at): LaunchPart => {
    rowOf.set(`ads.list.${at}`, ad.row);
    problems.push(...rowProblems(ad, campaign, disagreements(ad.row, ad.values)));
    return adOfRow(ad, around);
  });
  rowOf.set('campaign', first?.row ?? 1);
  const body = {
    ...(link !== undefined && { defaults: { link_url: link } }),
    ...campaignOf(campaign, objective),
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

/** Names ads without a name by their audience, file and headline, so that all names differ. */
const createNames = () => {
  const taken = new Map<string, number>();
  return (values: AdRow['values']) => {
    const { ad_set = '', image_url, video_url, post_id, headline = '' } = values;
    const shapedAddress = shapesIn(values).find(({ cell }) => isAddress(cell))?.cell;
    const file = fileName(image_url ?? video_url ?? shapedAddress ?? '', '');
    const shownName = post_id === undefined ? file : 'post';
    const parts = [objectId(ad_set) === null ? plain(ad_set) : '', shownName, plain(headline)];
    const name = parts.filter((part) => part !== '').join(' · ') || 'Ad';
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  };
};

/** The columns that describe a campaign or an ad set. */
const sharedColumns: readonly (readonly [CsvColumn, 'campaign' | 'ad_set'])[] = [
  ['objective', 'campaign'],
  ...adSetColumns.map((column) => [column, 'ad_set'] as const),
];

/** Finds cells about a campaign or an ad set that contradict an earlier row. */
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

/** Digits are the id of an existing campaign; any other text is the name of a new one. */
const campaignOf = (name: string | undefined, objective: string): { campaign?: LaunchPart } => {
  if (name === undefined) return {};
  const id = objectId(name);
  return { campaign: id === null ? { name, objective } : { id } };
};

/** Collects the values of all rows, because the budget of an ad set may be in its third row. */
const valuesOf = (rows: readonly AdRow[]): AdRow['values'] => {
  const all: AdRow['values'] = {};
  for (const { values } of rows)
    for (const [column] of sharedColumns) {
      const value = values[column];
      if (value !== undefined) all[column] ??= value;
    }
  return all;
};
