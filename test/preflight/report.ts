import { differs } from './facts-differ.ts';
import type { Mistake } from './mistakes.ts';
import type { Refusal } from './really-launch.ts';
import type { Body } from './right-launches.ts';

export type Problem = { field: string; level: string; message: string };

export type Tried = {
  made: Mistake[];
  body: Body;
  problems: Problem[];
  refusals: Refusal[];
  /** Whether our own contract refuses it, before any rule of Meta's is asked. */
  isOutOfContract: boolean;
};

const refusedBy = ({ problems }: Tried) => problems.filter(({ level }) => level === 'refuse');

const isWithin = (field: string, place: string) =>
  field === place || field.startsWith(`${place}.`) || place.startsWith(`${field}.`);

const isRightField = (tried: Tried) =>
  refusedBy(tried).some(({ field }) =>
    tried.made.some(({ fields }) => fields.some((place) => isWithin(field, place))),
  );

const nameOf = ({ made }: Tried) => made.map(({ name }) => name).join(' + ') || 'right';

const line = (tried: Tried) =>
  `${nameOf(tried)} [${tried.body.campaign?.objective} ${tried.body.ad_sets?.[0]?.optimization_goal}]: ` +
  `platform ${tried.refusals.map(({ step, code, subcode, message, blamed }) => `${step} ${code}/${subcode} ${blamed} ${message.slice(0, 90)}`).join('; ') || 'takes it'} | ` +
  `plan ${tried.problems.map(({ field, level, message }) => `${level} ${field}: ${message.slice(0, 70)}`).join('; ') || 'says nothing'}`;

const grouped = (tries: Tried[]) => {
  const groups = new Map<string, Tried[]>();
  for (const tried of tries)
    groups.set(nameOf(tried), [...(groups.get(nameOf(tried)) ?? []), tried]);
  return [...groups.values()].map((group) => `  ${group.length} × ${line(group[0] as Tried)}`);
};

export type Figures = {
  refused: number;
  told: number;
  rightField: number;
  taken: number;
  overdone: number;
  /** Right launches that are refused by the plan. */
  rightRefused: number;
  /** Right launches that the platform refuses: the generator is wrong. */
  notRight: number;
  /** Launches with several mistakes, and those of them whose every mistake is told that is told alone. */
  several: number;
  severalWhole: number;
};

/** The figures, and every miss with what both sides say. */
export const report = (all: Tried[]): Figures => {
  const right = all.filter(({ made }) => made.length === 0);
  const single = all.filter(({ made }) => made.length === 1);
  const several = all.filter(({ made }) => made.length > 1);
  const refused = single.filter(({ refusals }) => refusals.length > 0);
  const isLeftOut = ({ made }: Tried) => made.some(({ name }) => differs(name));
  const passed = single.filter(({ refusals }) => refusals.length === 0);
  const schemas = passed.filter(({ isOutOfContract }) => isOutOfContract);
  const taken = passed.filter((one) => !one.isOutOfContract && !isLeftOut(one));
  const left = passed.filter((one) => !one.isOutOfContract && isLeftOut(one));
  const missed = refused.filter((one) => refusedBy(one).length === 0);
  const wrongField = refused.filter((one) => refusedBy(one).length > 0 && !isRightField(one));
  const overdone = taken.filter((one) => refusedBy(one).length > 0);
  const notRight = right.filter(({ refusals }) => refusals.length > 0);
  const rightRefused = right.filter(
    (one) => one.refusals.length === 0 && refusedBy(one).length > 0,
  );
  const partly = several.filter((one) => !isWholeTold(one, single));
  console.log(
    [
      `${all.length} launches: ${right.length} right, ${single.length} with one mistake, ${several.length} with more`,
      `one mistake, refused by the platform: ${refused.length}, told ${refused.length - missed.length}, in the right field ${refused.length - missed.length - wrongField.length}`,
      `one mistake, taken by the platform: ${taken.length}, refused by the plan ${overdone.length}; refused by our own contract: ${schemas.length}; left out because a fact says otherwise: ${left.length}`,
      `several mistakes: ${several.length}, all told at once ${several.length - partly.length}`,
      ...titled('not told', grouped(missed)),
      ...titled('told in another field', grouped(wrongField)),
      ...titled('refused although taken', grouped(overdone)),
      ...titled('right ones that the platform refuses', grouped(notRight)),
      ...titled('right ones that the plan refuses', grouped(rightRefused)),
      ...titled('of several, not all told', grouped(partly).slice(0, 20)),
      ...titled('left out', grouped(left)),
      ...titled('refused by our own contract', grouped(schemas)),
    ].join('\n'),
  );
  return {
    refused: refused.length,
    told: refused.length - missed.length,
    rightField: refused.length - missed.length - wrongField.length,
    taken: taken.length,
    overdone: overdone.length,
    rightRefused: rightRefused.length,
    notRight: notRight.length,
    several: several.length,
    severalWhole: several.length - partly.length,
  };
};

const titled = (title: string, lines: string[]) => (lines.length === 0 ? [] : [title, ...lines]);

/** Each mistake of several whose field is still wrong at the end is told in its field; one may undo another. */
const isWholeTold = (tried: Tried, single: Tried[]) =>
  tried.made.every(({ name, fields }) => {
    const alone = single.filter(({ made }) => made[0]?.name === name);
    const isToldAlone = alone.length > 0 && alone.every((one) => refusedBy(one).length > 0);
    return (
      !isToldAlone ||
      refusedBy(tried).some(({ field }) => fields.some((place) => isWithin(field, place)))
    );
  });
