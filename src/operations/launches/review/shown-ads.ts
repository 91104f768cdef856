import { isReference } from '../../../adnet/preflight/step-reference.ts';
import { pageOfStory, sentButton } from '../../../adnet/wire/creative.ts';
import type { ShapedAsset } from '../../../adnet/wire/shapes.ts';
import type { StepParams } from '../../../publish/launch/plan/step.ts';
import type { LaunchStepRow } from '../../../store/schema/launch-tables.ts';
import { type ByPlacement, placedAssets } from '../../core/placed-shapes.ts';
import type { KnownNames } from '../words/known-names.ts';

export type { KnownNames };

/** The parts of a step that are shown to people. */
export type PlannedStep = {
  step: string;
  action: string;
  params: StepParams;
  platform_id: string | null;
  /** SHA-256 of the picture in the plan. */
  pictureSha256?: string | null;
};

export const plannedSteps = (rows: LaunchStepRow[]): PlannedStep[] =>
  rows.map(({ step, action, params, platform_id, picture_sha256 }) => ({
    step,
    action,
    params: JSON.parse(params),
    platform_id,
    pictureSha256: picture_sha256,
  }));

/** An ad as the client sees it. */
export type ReviewAd = {
  step: string;
  name: string;
  /** The name of its audience; null if its ad set exists on Meta already. */
  adSet: string | null;
  pageId: string | null;
  message: string;
  headline: string;
  description: string;
  link: string;
  /** The type of its button; empty if there is none, or if a post has its own. */
  button: string;
  /** The name of its picture in a URL, without other meaning; null if there is none to show. */
  picture: string | null;
  /** The pictures of placements that show another shape than feeds do. */
  otherPictures: { fullScreen?: string; wide?: string };
  /** The text shown instead of the picture. */
  missing: string;
  isVideo: boolean;
  /** The name of the lead form that its button opens; null if it opens none. */
  form: string | null;
};

/** Where a picture is: at an address of the customer's, or uploaded to Meta. */
export type ShownMedia =
  | { kind: 'address'; url: string; sha256: string | null }
  | { kind: 'image'; hash: string }
  | { kind: 'video'; id: string }
  | { kind: 'post' | 'instagram'; id: string };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The button that is sent with a creative; empty if there is none. */
export const buttonOf = (creative: StepParams) => sentButton(creative) ?? '';

const paramsOf = (row: PlannedStep | undefined): StepParams => row?.params ?? {};

/** `known`: Meta's names for objects that the steps name by id. */
export const shownAds = (steps: PlannedStep[], known: KnownNames | null): ReviewAd[] => {
  const byName = new Map(steps.map((row) => [row.step, row]));
  const names = pictureNames(steps);
  const nameOf = (asset: ShapedAsset) =>
    mediaOf(byName, asset) === null ? null : (names.get(mediaField(asset)) ?? null);
  const formName = (id: unknown) =>
    id ? (known?.names.find((one) => one.id === String(id))?.name ?? String(id)) : null;
  return steps
    .filter(({ action }) => action === 'create_ad')
    .map((row) => {
      const creative = paramsOf(row)['creative_id'];
      const creativeStep = isReference(creative) ? byName.get(creative.step) : undefined;
      const adSet = paramsOf(row)['adset_id'];
      const audience = isReference(adSet) ? paramsOf(byName.get(adSet.step)) : {};
      return {
        step: row.step,
        name: text(paramsOf(row)['name']),
        adSet: text(audience['name']) || null,
        form: formName(paramsOf(creativeStep)['lead_form_id']),
        ...contentOf(creativeStep, nameOf, known),
      };
    });
};

type Content = Omit<ReviewAd, 'step' | 'name' | 'adSet' | 'form'>;

const nothing: Content = {
  pageId: null,
  message: '',
  headline: '',
  description: '',
  link: '',
  button: '',
  picture: null,
  otherPictures: {},
  missing: 'This ad shows what is on Meta already. It cannot be shown here.',
  isVideo: false,
};

/** What people see of a new creative, or of the post that it promotes. */
const contentOf = (
  creativeStep: PlannedStep | undefined,
  nameOf: (asset: ShapedAsset) => string | null,
  known: KnownNames | null,
): Content => {
  if (!creativeStep) return nothing;
  const { params } = creativeStep;
  const story = postOf(params);
  if (story !== null) {
    const pageId = text(params['page_id']) || pageOfStory(story.id) || null;
    const post = known?.posts.find(({ id }) => id === story.id);
    if (!post) return { ...nothing, pageId };
    return {
      ...nothing,
      pageId,
      message: post.text,
      picture: post.picture_url === null ? null : creativeStep.step,
      missing: post.is_video ? missingWords.video : missingWords.post,
      isVideo: post.is_video,
    };
  }
  const assets = placedAssets(params);
  const isVideo = assets.feed.video_id !== undefined;
  return {
    pageId: text(params['page_id']) || null,
    message: text(params['message']),
    headline: text(params['headline']),
    description: text(params['description']),
    link: text(params['link_url']),
    button: buttonOf(params),
    picture: nameOf(assets.feed),
    otherPictures: othersOf(assets, nameOf),
    missing: isVideo ? missingWords.video : missingWords.picture,
    isVideo,
  };
};

const missingWords = {
  video: 'A video. It can be shown here once Meta has it.',
  picture: 'Meta takes the picture from the page this ad leads to.',
  post: 'A post without a picture.',
};

/** The post that a creative promotes; null if it consists of pictures and texts. */
const postOf = ({ object_story_id: story, source_instagram_media_id: media }: StepParams) => {
  if (story) return { kind: 'post' as const, id: String(story) };
  return media ? { kind: 'instagram' as const, id: String(media) } : null;
};

type PlaceName = keyof ByPlacement<unknown>;
const placeNames: readonly PlaceName[] = ['feed', 'fullScreen', 'wide'];

/** Separates the creative's step from the placement in the name of a picture. */
const placeMark = ':';

/** All creatives with the same picture use the name of the first one, so that a browser loads it once. */
const pictureNames = (steps: PlannedStep[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const row of steps) {
    if (row.action !== 'create_creative' || postOf(paramsOf(row)) !== null) continue;
    const assets = placedAssets(paramsOf(row));
    for (const place of placeNames) {
      const key = mediaField(assets[place]);
      const name = place === 'feed' ? row.step : `${row.step}${placeMark}${place}`;
      if (!names.has(key)) names.set(key, name);
    }
  }
  return names;
};

const othersOf = (
  assets: ByPlacement<ShapedAsset>,
  nameOf: (asset: ShapedAsset) => string | null,
): ReviewAd['otherPictures'] => {
  const [feed, fullScreen, wide] = placeNames.map((place) => nameOf(assets[place]));
  return {
    ...(fullScreen && fullScreen !== feed && { fullScreen }),
    ...(wide && wide !== feed && { wide }),
  };
};

const mediaField = ({ image_hash: image, video_id: video }: ShapedAsset) =>
  JSON.stringify([image, video]);

const mediaOf = (
  byName: ReadonlyMap<string, PlannedStep>,
  { image_hash: image, video_id: video }: ShapedAsset,
): ShownMedia | null => {
  if (isReference(image)) {
    const row = byName.get(image.step);
    const url = text(paramsOf(row)['image_url']);
    return url === '' ? null : { kind: 'address', url, sha256: row?.pictureSha256 ?? null };
  }
  if (typeof image === 'string') return { kind: 'image', hash: image };
  const id = isReference(video) ? byName.get(video.step)?.platform_id : video;
  return id === undefined || id === null ? null : { kind: 'video', id: String(id) };
};

/** The source of the picture with this name; null if there is none. */
export const shownMedia = (steps: PlannedStep[], name: string): ShownMedia | null => {
  const byName = new Map(steps.map((row) => [row.step, row]));
  const [step = '', placeName = 'feed'] = name.split(placeMark);
  const row = byName.get(step);
  const place = placeNames.find((one) => one === placeName);
  const isCreative = row?.action === 'create_creative';
  const post = isCreative ? postOf(paramsOf(row)) : null;
  if (post !== null) return post;
  return isCreative && place ? mediaOf(byName, placedAssets(paramsOf(row))[place]) : null;
};
