import { isReference, type Params } from '../../../publish/launch/plan/step.ts';
import type { LaunchStepRow } from '../../../store/schema/launch-tables.ts';

/** A step as far as a person is shown what it makes. */
export type PlannedStep = {
  step: string;
  action: string;
  params: Params;
  platform_id: string | null;
};

export const plannedSteps = (rows: LaunchStepRow[]): PlannedStep[] =>
  rows.map(({ step, action, params, platform_id }) => ({
    step,
    action,
    params: JSON.parse(params),
    platform_id,
  }));

/** One ad as the client sees it. */
export type ShownAd = {
  step: string;
  name: string;
  /** What its audience is called; null where its ad set is on Meta already. */
  adSet: string | null;
  pageId: string | null;
  message: string;
  headline: string;
  description: string;
  link: string;
  button: string;
  /** Names its picture in an address, and says nothing else; null where there is none to show. */
  picture: string | null;
  /** What to say in the picture's place. */
  missing: string;
  isVideo: boolean;
};

/** Where a picture comes from: an address of the customer's, or what Meta has. */
export type ShownMedia =
  | { kind: 'address'; url: string }
  | { kind: 'image'; hash: string }
  | { kind: 'video'; id: string };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const paramsOf = (row: PlannedStep | undefined): Params => row?.params ?? {};

export const shownAds = (steps: PlannedStep[]): ShownAd[] => {
  const byName = new Map(steps.map((row) => [row.step, row]));
  return steps
    .filter(({ action }) => action === 'create_ad')
    .map((row) => {
      const creative = paramsOf(row)['creative_id'];
      const made = isReference(creative) ? byName.get(creative.step) : undefined;
      const params = paramsOf(made);
      const isVideo = params['video_id'] !== undefined;
      const adSet = paramsOf(row)['adset_id'];
      const audience = isReference(adSet) ? paramsOf(byName.get(adSet.step)) : {};
      return {
        step: row.step,
        name: text(paramsOf(row)['name']),
        adSet: text(audience['name']) || null,
        pageId: text(params['page_id']) || null,
        message: text(params['message']),
        headline: text(params['headline']),
        description: text(params['description']),
        link: text(params['link_url']),
        button: text(params['call_to_action_type']) || 'LEARN_MORE',
        picture: made && mediaOf(byName, params) ? pictureName(steps, made) : null,
        missing: made ? (isVideo ? missing.video : missing.picture) : missing.creative,
        isVideo,
      };
    });
};

const missing = {
  video: 'A video. It can be shown here once Meta has it.',
  picture: 'Meta takes the picture from the page this ad leads to.',
  creative: 'This ad shows a post that is on Meta already. It cannot be shown here.',
};

/** The first creative that shows it stands for all, so that a browser fetches it once. */
const pictureName = (steps: PlannedStep[], creative: PlannedStep) => {
  const shown = mediaField(paramsOf(creative));
  const first = steps.find(
    (row) => row.action === 'create_creative' && mediaField(paramsOf(row)) === shown,
  );
  return (first ?? creative).step;
};

const mediaField = ({ image_hash: image, video_id: video }: Params) =>
  JSON.stringify([image, video]);

const mediaOf = (
  byName: ReadonlyMap<string, PlannedStep>,
  { image_hash: image, video_id: video }: Params,
): ShownMedia | null => {
  if (isReference(image)) {
    const url = text(paramsOf(byName.get(image.step))['image_url']);
    return url === '' ? null : { kind: 'address', url };
  }
  if (typeof image === 'string') return { kind: 'image', hash: image };
  const id = isReference(video) ? byName.get(video.step)?.platform_id : video;
  return id === undefined || id === null ? null : { kind: 'video', id: String(id) };
};

/** What the picture of this name shows; null where there is none. */
export const shownMedia = (steps: PlannedStep[], name: string): ShownMedia | null => {
  const byName = new Map(steps.map((row) => [row.step, row]));
  const row = byName.get(name);
  return row?.action === 'create_creative' ? mediaOf(byName, paramsOf(row)) : null;
};
