import * as z from 'zod';
import { audienceSubtypes } from './known-values.ts';
import { id, object, oneOf, pageOf, row, seconds, whole, words } from './row.ts';

const state = (about: string) =>
  z
    .looseObject({ code: whole('200 when all is well.'), description: words('In words.') })
    .optional()
    .describe(about);

const audienceRow = row(
  'Audience',
  'People to aim ads at. A custom audience has subtype and delivery_status, a saved one targeting.',
  {
    id: id('Goes into targeting.custom_audiences, as {"id": …}.'),
    name: words('Its name.'),
    description: words('What somebody wrote about it.'),
    approximate_count_lower_bound: whole('At least so many people; -1 when Meta does not say.'),
    approximate_count_upper_bound: whole('At most so many people; -1 when Meta does not say.'),
    subtype: oneOf(audienceSubtypes, 'Where its people come from; custom audiences only.'),
    delivery_status: state('Whether ads can be aimed at it; custom audiences only.'),
    operation_status: state('What Meta is doing with it; custom audiences only.'),
    retention_days: whole('How long people stay in it; custom audiences only.'),
    targeting: object('Meta’s targeting spec; saved audiences only.'),
    run_status: words('Whether it can be used; saved audiences only.'),
    time_created: z
      .union([seconds('When it was made; custom audiences'), z.string()])
      .optional()
      .describe('When it was made: UNIX seconds for custom audiences, text for saved ones.'),
    time_updated: z
      .union([seconds('When it was changed; custom audiences'), z.string()])
      .optional()
      .describe('When it was last changed, written in the same way.'),
  },
);

export const audiencesPage = pageOf('AudienceList', 'Audiences, a page at a time.', audienceRow);
