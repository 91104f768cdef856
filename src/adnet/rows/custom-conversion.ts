import * as z from 'zod';
import { conversionEvents } from './known-values.ts';
import { id, oneOf, pageOf, row, time, whole, words, yes } from './row.ts';

const customConversionRow = row('CustomConversion', 'A conversion the account defines itself.', {
  id: id('The custom_conversion_id of an ad set’s promoted_object.'),
  name: words('Its name.'),
  custom_event_type: oneOf(conversionEvents, 'What it counts as.'),
  rule: words('Which events are meant, as JSON.'),
  default_conversion_value: whole('What one is worth, where the event does not say.'),
  pixel: z
    .looseObject({ id: id('The pixel_id.'), name: words('Its name.') })
    .optional()
    .describe('The pixel it is measured with.'),
  is_archived: yes('Whether it was deleted; deleted ones stay in the list.'),
  is_unavailable: yes('Whether it can no longer be used.'),
  creation_time: time('When it was made'),
  last_fired_time: time('When it last happened'),
});

export const customConversionsPage = pageOf(
  'CustomConversionList',
  'Custom conversions, a page at a time.',
  customConversionRow,
);
