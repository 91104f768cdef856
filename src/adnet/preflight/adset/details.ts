import { isObject } from '../../../kernel/is-object.ts';
import { opened } from '../../../kernel/text/json-walk.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { optionKinds } from '../../wire/targeting-kinds.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import type { PlatformFacts } from '../platform-facts.ts';
import { firstNames, idIn, isFilled, listIn, partOf } from '../values.ts';

export const detailRules = {
  option_unreadable: refuse(
    [100, 1487079],
    'Name each option by the id that GET /adnet/targeting/search gives.',
  ),
  option_unknown: refuse(
    [100, 1487079],
    'Look the option up again with GET /adnet/targeting/search: Meta retires and merges some.',
    'error table; 100/1870247',
  ),
};

const finding = findingOf(detailRules);

/** The specs that can hold options: the targeting itself, its flexible parts, and its exclusions. */
const specsOf = (targeting: Params): { spec: Params; field: string; isIncluded: boolean }[] => [
  { spec: targeting, field: 'targeting', isIncluded: true },
  ...listIn(targeting['flexible_spec']).flatMap((spec, at) =>
    isObject(spec) ? [{ spec, field: `targeting.flexible_spec.${at}`, isIncluded: true }] : [],
  ),
  { spec: partOf(targeting, 'exclusions'), field: 'targeting.exclusions', isIncluded: false },
];

/** Kinds whose options are plain numbers, not ids with names. */
const plainKinds = new Set([
  'education_statuses',
  'relationship_statuses',
  'college_years',
  'interested_in',
]);

const idKinds = optionKinds.filter((kind) => !plainKinds.has(kind));

export const optionId = (option: unknown) => (isObject(option) ? idIn(option['id']) : idIn(option));

/** All ids of options, to ask Meta whether it knows them. */
export const optionIds = (targeting: Params): string[] =>
  specsOf(targeting).flatMap(({ spec }) =>
    idKinds.flatMap((kind) =>
      listIn(spec[kind])
        .map(optionId)
        .filter((id) => /^\d+$/.test(id)),
    ),
  );

/** Kinds for which Meta's refusals are known. For the others, there is only the specification. */
const measuredKinds = new Set(['interests', 'behaviors']);

export const optionFindings = (targeting: Params, { options }: PlatformFacts): Finding[] =>
  specsOf(targeting).flatMap(({ spec, field }) =>
    idKinds.flatMap((kind): Finding[] => {
      if (!isGiven(spec[kind])) return [];
      const place = `${field}.${kind}`;
      const level = measuredKinds.has(kind) ? 'refuse' : 'warn';
      const list = opened(spec[kind]);
      if (!Array.isArray(list))
        return [
          finding('option_unreadable', place, 'must be a list of options, each with its id', {
            level,
          }),
        ];
      const ids = list.map(optionId);
      if (ids.some((id) => !/^\d+$/.test(id)))
        return [finding('option_unreadable', place, 'names an option without its id', { level })];
      const goneIds = ids.filter((id) => options.get(id) === false);
      const what = `names what Meta does not know any more: ${firstNames(goneIds)}`;
      return goneIds.length === 0 ? [] : [finding('option_unknown', place, what, { level })];
    }),
  );

export const hasDetails = (targeting: Params) =>
  specsOf(targeting).some(
    ({ spec, isIncluded }) => isIncluded && optionKinds.some((kind) => isFilled(spec[kind])),
  );
