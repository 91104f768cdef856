import { opened } from '../../../kernel/text/json-walk.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import { listIn, numberIn } from '../values.ts';

export const demographicRules = {
  age_range: refuse(
    [100, 1487079],
    'Use whole years from 13 to 65; 65 means 65 and older.',
    'error table; SPEC Targeting age_min, age_max',
  ),
  age_order: refuse([100, 1487079], 'Set age_max to at least age_min.'),
  age_automation_min: refuse(
    [100, 1870188],
    'Set age_min to 25 or less, or targeting_automation.advantage_audience to 0.',
  ),
  age_automation_max: refuse(
    [100, 1870189],
    'Leave age_max out, or set targeting_automation.advantage_audience to 0.',
  ),
  gender_unknown: refuse([100, 1487079], 'Use [1] for men, [2] for women, or leave genders out.'),
};

const finding = findingOf(demographicRules);

export const ages = { min: 13, max: 65 };

export const ageFindings = (targeting: Params, isOpen: boolean): Finding[] => {
  const all: Finding[] = [];
  for (const field of ['age_min', 'age_max']) {
    const age = numberIn(targeting[field]);
    const isSaid = targeting[field] !== undefined && targeting[field] !== null;
    if (isSaid && !(Number.isInteger(age) && age >= ages.min && age <= ages.max))
      all.push(finding('age_range', `targeting.${field}`, `must be ${ages.min} to ${ages.max}`));
  }
  const [from, to] = [numberIn(targeting['age_min']), numberIn(targeting['age_max'])];
  if (from > to)
    all.push(finding('age_order', 'targeting.age_max', `is ${to}, less than age_min, ${from}`));
  else if (isOpen && all.length === 0) {
    if (from > 25)
      all.push(
        finding(
          'age_automation_min',
          'targeting.age_min',
          'must be 25 or less where Meta may widen the audience',
        ),
      );
    if (to < ages.max)
      all.push(
        finding(
          'age_automation_max',
          'targeting.age_max',
          'must be 65 where Meta may widen the audience',
        ),
      );
  }
  return all;
};

export const genderFindings = ({ genders }: Params): Finding[] =>
  isGiven(genders) && listIn(genders).some((one) => ![0, 1, 2].includes(numberIn(one)))
    ? [
        finding('gender_unknown', 'targeting.genders', 'must be a list of 1 and 2', {
          allowed: ['1', '2'],
        }),
      ]
    : isGiven(genders) && !Array.isArray(opened(genders))
      ? [
          finding('gender_unknown', 'targeting.genders', 'must be a list of 1 and 2', {
            allowed: ['1', '2'],
          }),
        ]
      : [];
