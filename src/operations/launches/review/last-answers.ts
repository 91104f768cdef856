import type { z } from 'zod';
import type { launchDetail } from '../schemas.ts';

type Reviewed = Pick<z.input<typeof launchDetail>, 'reviews'>;

/** What the client said last to each ad: an older answer to it, or one from before a correction, no longer counts. */
export const lastAnswers = ({ reviews }: Reviewed) =>
  new Map(reviews.flatMap((answer) => (answer.is_current ? [[answer.step, answer] as const] : [])));
