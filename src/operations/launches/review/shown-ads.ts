import { isReference, type Params } from '../../../publish/launch/plan/step.ts';
import type { LaunchStepRow } from '../../../store/launch-tables.ts';

/** One ad as the client sees it. */
export type ShownAd = {
  step: string;
  message: string;
  headline: string;
  description: string;
  link: string;
  button: string;
  /** The step whose picture it shows; null where there is none to show. */
  picture: string | null;
  isVideo: boolean;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const shownAds = (steps: LaunchStepRow[]): ShownAd[] => {
  const paramsOf = new Map(steps.map((row) => [row.step, JSON.parse(row.params) as Params]));
  return steps
    .filter(({ action }) => action === 'create_ad')
    .map(({ step }) => {
      const creative = paramsOf.get(step)?.['creative_id'];
      const params = isReference(creative) ? (paramsOf.get(creative.step) ?? {}) : {};
      const picture = params['image_hash'];
      return {
        step,
        message: text(params['message']),
        headline: text(params['headline']),
        description: text(params['description']),
        link: text(params['link_url']),
        button: text(params['call_to_action_type']) || 'LEARN_MORE',
        picture: isReference(picture) ? picture.step : null,
        isVideo: params['video_id'] !== undefined,
      };
    });
};

/** Where the picture of an upload step is; null where the step uploads none. */
export const pictureUrl = (steps: LaunchStepRow[], name: string): string | null => {
  const row = steps.find(({ step, action }) => step === name && action === 'upload_image');
  return row ? text((JSON.parse(row.params) as Params)['image_url']) || null : null;
};
