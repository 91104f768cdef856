import { kindsNamed, kindWords } from '../../adnet/wire/targeting-kinds.ts';
import { wordsOf } from '../core/relay/inputs.ts';

export const optionFields =
  'id,name,type,path,description,audience_size_lower_bound,audience_size_upper_bound';

export const optionKind = wordsOf(kindWords, kindsNamed)
  .optional()
  .describe(
    'Only options of this kind, or of several with commas between. demographics stands for all that are neither ' +
      `interests nor behaviors. Known values: ${kindWords.join(', ')}.`,
  );

export const exampleOption = {
  id: '6003397425735',
  name: 'Hiking',
  type: 'interests',
  path: ['Interests', 'Sports and outdoors', 'Outdoor recreation', 'Hiking'],
  audience_size_lower_bound: 312_000_000,
  audience_size_upper_bound: 366_912_000,
};

export const exampleTargeting = {
  geo_locations: { countries: ['US'] },
  age_min: 25,
  age_max: 54,
  flexible_spec: [{ interests: [{ id: '6003397425735', name: 'Hiking' }] }],
};
