import type { z } from 'zod';
import type { launchDetail } from '../schemas.ts';

type Reviewed = Pick<z.input<typeof launchDetail>, 'reviews'>;

/** Returns the client's last answer to each ad; answers from before a correction do not count. */
export const lastAnswers = ({ reviews }: Reviewed) =>
  new Map(reviews.flatMap((answer) => (answer.is_current ? [[answer.step, answer] as const] : [])));
