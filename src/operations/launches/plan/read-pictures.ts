import type { PictureSize } from '../../../adnet/preflight/creative/picture-sizes.ts';
import { Failure } from '../../../contract/failures.ts';
import { mapAtMost } from '../../../kernel/async/map-at-most.ts';
import { goneSignal } from '../../../kernel/async/when-gone.ts';
import type { LaunchPlan } from '../../../publish/launch/plan/plan.ts';
import type { LaunchStep, PlanProblem } from '../../../publish/launch/plan/step.ts';
import type { Context } from '../../core/operation.ts';

/** How many pictures of one plan are fetched at a time. */
const maxConcurrentReads = 4;

type Pictures = {
  sha256: Map<string, string>;
  /** The sizes of pictures in pixels, by step. */
  sizes: Map<string, PictureSize>;
  problems: PlanProblem[];
};

/** The place of a picture's address in the body. */
export const addressPlace = (paths: LaunchPlan['paths']) => (step: string) =>
  paths.get(step)?.('image_url') ?? 'images';

/**
 * Fetches the pictures of these steps and checks them, as when they are sent. `pathOf`: the places of their
 * addresses.
 */
export const readPictures = async (
  ctx: Context,
  steps: readonly LaunchStep[],
  pathOf: (step: string) => string,
): Promise<Pictures> => {
  const pictures: Pictures = { sha256: new Map(), sizes: new Map(), problems: [] };
  const read = async ({ step, params }: LaunchStep) => {
    const url = String(params['image_url']);
    try {
      const { payer } = ctx.caller;
      const picture = await ctx.deps.images.fetch(url, goneSignal(ctx), payer.accountId);
      pictures.sha256.set(step, picture.sha256);
      const { width, height } = picture;
      pictures.sizes.set(step, { width, height });
      await picture.dispose();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const field = pathOf(step);
      pictures.problems.push({ step, field, message: error.message });
    }
  };
  await mapAtMost(
    maxConcurrentReads,
    steps.filter(({ kind }) => kind === 'image'),
    read,
  );
  return pictures;
};
