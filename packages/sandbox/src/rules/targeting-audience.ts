import { checkRules, type Rule, reject } from '../protocol/problems.ts';
import { isJson } from '../protocol/shape.ts';
import type { Json } from '../world/entities.ts';

const youngest = 13;
const oldest = 65;
const maxAdvantageMinAge = 25;

/** An interest that the platform has withdrawn; using it is refused with 1870247. */
export const retiredInterestId = '6003000000000';

const malformed = (name: string) => reject('targeting_malformed', ['targeting', name]);

const ageIn = (targeting: Json, name: string) => {
  const value = targeting[name];
  if (value === undefined) return undefined;
  const age = Number(value);
  return Number.isInteger(age) && age >= youngest && age <= oldest ? age : malformed(name);
};

const checkGenders = ({ genders }: Json) => {
  if (genders === undefined) return;
  const isFine =
    Array.isArray(genders) && genders.every((gender) => ['1', '2', '0'].includes(String(gender)));
  if (!isFine) malformed('genders');
};

const checkInterests = (spec: Json) => {
  for (const name of ['interests', 'behaviors']) {
    const items = spec[name];
    if (items === undefined) continue;
    if (!Array.isArray(items)) return malformed(name);
    for (const item of items) {
      const id = isJson(item) ? String(item['id'] ?? '') : String(item);
      if (!/^\d+$/.test(id)) malformed(name);
      if (id === retiredInterestId)
        reject(name === 'behaviors' ? 'behavior_retired' : 'interest_retired', ['targeting', name]);
    }
  }
};

const flexibleSpecs = ({ flexible_spec }: Json): Json[] => {
  if (flexible_spec === undefined) return [];
  return Array.isArray(flexible_spec) ? flexible_spec.filter(isJson) : malformed('flexible_spec');
};

/** These narrow the audience; exclusions do not count. */
const narrowing = ['interests', 'behaviors', 'flexible_spec', 'custom_audiences', 'genders'];

/** An audience is valid only in its own account. */
export const checkCustomAudiences = (targeting: Json, audienceIds: ReadonlySet<string>) => {
  for (const name of ['custom_audiences', 'excluded_custom_audiences']) {
    const items = targeting[name];
    if (items === undefined) continue;
    if (!Array.isArray(items)) return malformed(name);
    for (const item of items) {
      const id = isJson(item) ? String(item['id'] ?? '') : String(item);
      if (!audienceIds.has(id)) reject('audience_unknown', ['targeting', name]);
    }
  }
  const exclusions = targeting['exclusions'];
  if (isJson(exclusions) && exclusions['custom_audiences'] !== undefined) {
    reject('audiences_in_exclusions', ['targeting', 'exclusions']);
  }
};

const isDefault = (targeting: Json) =>
  narrowing.every((name) => targeting[name] === undefined) &&
  (ageIn(targeting, 'age_min') ?? 18) <= 18 &&
  (ageIn(targeting, 'age_max') ?? oldest) === oldest;

const advantageIn = ({ targeting_automation: automation }: Json) => {
  if (automation === undefined) return undefined;
  if (!isJson(automation)) return malformed('targeting_automation');
  const flag = automation['advantage_audience'];
  if (flag === undefined) return undefined;
  const word = String(flag);
  return word === '1' || word === '0' ? Number(word) : malformed('targeting_automation');
};

const checkAdvantageAges = (targeting: Json) => {
  const low = ageIn(targeting, 'age_min') ?? 18;
  const high = ageIn(targeting, 'age_max') ?? oldest;
  if (low > maxAdvantageMinAge) reject('advantage_age_min', ['targeting', 'age_min']);
  if (high < oldest) reject('advantage_age_max', ['targeting', 'age_max']);
};

const hasDetails = (targeting: Json) =>
  ['interests', 'behaviors', 'flexible_spec'].some((name) => targeting[name] !== undefined);

const rules: Rule<Json>[] = [
  {
    problem: 'connections_retired',
    blame: ['targeting', 'connections'],
    breaks: ({ connections }) => connections !== undefined,
  },
  {
    problem: 'minors_with_interests',
    blame: ['targeting', 'age_min'],
    breaks: (targeting) => (ageIn(targeting, 'age_min') ?? 18) < 18 && hasDetails(targeting),
  },
  {
    problem: 'exclusion_retired',
    blame: ['targeting', 'exclusions'],
    breaks: ({ exclusions }) =>
      isJson(exclusions) && JSON.stringify(exclusions).includes(`"${retiredInterestId}"`),
  },
];

export const checkAudience = (targeting: Json): Json => {
  checkRules(rules, targeting);
  const low = ageIn(targeting, 'age_min');
  const high = ageIn(targeting, 'age_max');
  if (low !== undefined && high !== undefined && low > high) malformed('age_min');
  checkGenders(targeting);
  checkInterests(targeting);
  for (const spec of flexibleSpecs(targeting)) checkInterests(spec);
  const flag = advantageIn(targeting);
  if (flag === undefined && !isDefault(targeting)) {
    reject('advantage_flag_missing', ['targeting', 'targeting_automation']);
  }
  const advantage = flag ?? 1;
  if (advantage === 1) checkAdvantageAges(targeting);
  const automation = isJson(targeting['targeting_automation'])
    ? targeting['targeting_automation']
    : {};
  return { ...targeting, targeting_automation: { ...automation, advantage_audience: advantage } };
};
