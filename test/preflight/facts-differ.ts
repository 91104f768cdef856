/**
 * Where a fact about Meta and its stand-in differ: the plan goes by the fact, and the case is in no figure. Each with
 * the fact that it rests on; docs/plan-figures.md has the same list for readers.
 */
const factsDiffer: readonly {
  /** The mistake's name, or what its name begins with; several of one kind. */
  mistake: string | readonly string[];
  fact: string;
  standIn: string;
}[] = [
  {
    mistake: 'a radius too small',
    fact: 'DOC audiences/reference/basic-targeting: 10 to 50 miles, 17 to 80 kilometers',
    standIn: 'takes any radius',
  },
  {
    mistake: 'a radius too large',
    fact: 'DOC audiences/reference/basic-targeting: 10 to 50 miles, 17 to 80 kilometers',
    standIn: 'takes any radius',
  },
  {
    mistake: 'the same country in and out',
    fact: '100/1487756: places overlap, or include and exclude the same place',
    standIn: 'compares only places that are included',
  },
  {
    mistake: 'an interest that does not exist',
    fact: '100/1487079: an id that is not valid; Meta’s own targetingvalidation is asked',
    standIn: 'takes ids that its own validation calls unknown',
  },
  {
    mistake: 'a position that does not exist',
    fact: '100/1815433: a placement name is not valid',
    standIn: 'knows single wrong names alone',
  },
  {
    mistake: 'a store under traffic',
    fact: '100/1487810: an app store link is only allowed in app promotion',
    standIn: 'looks at some creatives alone',
  },
  {
    mistake: 'a pixel that does not exist',
    fact: '200/1815045: shown when the ad is created',
    standIn: 'looks at some goals alone',
  },
  {
    mistake: 'another’s pixel',
    fact: '200/1815045: shown when the ad is created',
    standIn: 'looks at some goals alone',
  },
  {
    mistake: 'an event that does not exist',
    fact: 'SPEC AdPromotedObject custom_event_type; PUB “Param … must be one of”',
    standIn: 'looks at some goals alone',
  },
  {
    mistake: 'no page where one is promoted',
    fact: 'DOC ad-campaign-group, table of objectives; 100/1815437',
    standIn: 'asks at the ad, so not where there is none',
  },
  {
    mistake: 'languages by name',
    fact: 'SPEC Targeting locales: numbers; 100/1487079: the targeting cannot be read',
    standIn: 'takes texts',
  },
  {
    mistake: '200/1815045 pixel of another',
    fact: '200/1815045: shown when the ad is created',
    standIn: 'looks at some goals alone',
  },
  {
    mistake: 'ad_sets.0.targeting.locales',
    fact: 'SPEC Targeting locales: numbers; 100/1487079: the targeting cannot be read',
    standIn: 'takes texts',
  },
  {
    mistake: 'ad_sets.0.targeting.exclusions',
    fact: 'SPEC Targeting exclusions: an object; 100/1487079: the targeting cannot be read',
    standIn: 'takes anything',
  },
  {
    mistake: 'ad_sets.0.targeting.interests: an id of nothing',
    fact: '100/1487079: an id that is not valid; Meta’s own targetingvalidation is asked',
    standIn: 'takes ids that its own validation calls unknown',
  },
  {
    mistake: 'ad_sets.0.targeting.behaviors: an id of nothing',
    fact: '100/1487079: an id that is not valid; Meta’s own targetingvalidation is asked',
    standIn: 'takes ids that its own validation calls unknown',
  },
  {
    mistake: 'ad_sets.0.targeting.flexible_spec.0.interests: an id of nothing',
    fact: '100/1487079: an id that is not valid; Meta’s own targetingvalidation is asked',
    standIn: 'takes ids that its own validation calls unknown',
  },
  {
    mistake: 'ad_sets.0.targeting.flexible_spec.0.behaviors: an id of nothing',
    fact: '100/1487079: an id that is not valid; Meta’s own targetingvalidation is asked',
    standIn: 'takes ids that its own validation calls unknown',
  },
  {
    mistake: 'ad_sets.0.targeting.facebook_positions: a list of null',
    fact: '100/1815433: a placement name is not valid',
    standIn: 'knows single wrong names alone',
  },
  {
    mistake: 'ad_sets.0.promoted_object.pixel_id',
    fact: '200/1815045: shown when the ad is created',
    standIn: 'looks at some goals alone',
  },
  {
    mistake: 'ad_sets.0.promoted_object.custom_event_type: a name',
    fact: 'SPEC AdPromotedObject custom_event_type; PUB “Param … must be one of”',
    standIn: 'looks at some goals alone',
  },
  {
    mistake: ['out of range: a city’s radius of', 'wrong kind: a radius in words'],
    fact: 'DOC audiences/reference/basic-targeting: 10 to 50 miles, 17 to 80 kilometers',
    standIn: 'takes any radius',
  },
  {
    mistake: 'contradiction: a country in and out',
    fact: '100/1487756: places overlap, or include and exclude the same place',
    standIn: 'compares only places that are included',
  },
  {
    mistake: ['does not exist: the interest', 'does not exist: the behaviour'],
    fact: '100/1487079: an id that is not valid; Meta’s own targetingvalidation is asked',
    standIn: 'takes ids that its own validation calls unknown',
  },
  {
    mistake: 'no such value: targeting facebook_positions',
    fact: '100/1815433: a placement name is not valid',
    standIn: 'knows single wrong names alone',
  },
  {
    mistake: 'not for this objective: a link into an app store',
    fact: '100/1487810: an app store link is only allowed in app promotion',
    standIn: 'looks at some creatives alone',
  },
  {
    mistake: ['does not exist: the pixel', 'wrong kind: a pixel'],
    fact: '200/1815045: shown when the ad is created',
    standIn: 'looks at some goals alone',
  },
  {
    mistake: 'no such value: event custom_event_type',
    fact: 'SPEC AdPromotedObject custom_event_type; PUB “Param … must be one of”',
    standIn: 'looks at some goals alone',
  },
  {
    mistake: 'wrong kind: languages by name',
    fact: 'SPEC Targeting locales: numbers; 100/1487079: the targeting cannot be read',
    standIn: 'takes texts',
  },
  {
    mistake: 'wrong kind: an age of [25]',
    fact: 'SPEC Targeting age_min: a number; 100/1487079: the targeting cannot be read',
    standIn: 'takes a list of one',
  },
  {
    mistake: ['not for a form: Meta may widen', 'does not exist: the field targetting'],
    fact: '100/1870196: the widening audience is not possible with lead forms; it is in the default audience',
    standIn: 'takes it',
  },
  {
    mistake: ['another’s: the form', 'does not exist: the form'],
    fact: 'SPEC Page leadgen_forms: forms are the Page’s own',
    standIn: 'takes any id as a form',
  },
  {
    mistake: 'does not exist: the post',
    fact: '100/1885557: the post is deleted, unpublished, foreign or hidden',
    standIn: 'takes any post of a Page that the account may use',
  },
];

export const differs = (name: string) =>
  factsDiffer.some(({ mistake }) => [mistake].flat().some((one) => name.startsWith(one)));
