import { differs } from './facts-differ.ts';
import type { Mistake } from './mistakes.ts';
import type { Refusal } from './really-launch.ts';
import type { Body } from './right-launches.ts';

export type Problem = { field: string; level: string; message: string };

export type LaunchTrial = {
  plantedMistakes: Mistake[];
  body: Body;
  problems: Problem[];
  refusals: Refusal[];
  /** Whether our own contract refuses it, before any rule of Meta's is asked. */
  isOutOfContract: boolean;
};

const refusedBy = ({ problems }: LaunchTrial) => problems.filter(({ level }) => level === 'refuse');

const isWithin = (field: string, place: string) =>
  field === place || field.startsWith(`${place}.`) || place.startsWith(`${field}.`);

const isRightField = (trial: LaunchTrial) =>
  refusedBy(trial).some(({ field }) =>
    trial.plantedMistakes.some(({ fields }) => fields.some((place) => isWithin(field, place))),
  );

const nameOf = ({ plantedMistakes }: LaunchTrial) =>
  plantedMistakes.map(({ name }) => name).join(' + ') || 'right';

const line = (trial: LaunchTrial) =>
  `${nameOf(trial)} [${trial.body.campaign?.objective} ${trial.body.ad_sets?.[0]?.optimization_goal}]: ` +
  `platform ${trial.refusals.map(({ step, code, subcode, message, blamed }) => `${step} ${code}/${subcode} ${blamed} ${message.slice(0, 90)}`).join('; ') || 'takes it'} | ` +
  `plan ${trial.problems.map(({ field, level, message }) => `${level} ${field}: ${message.slice(0, 70)}`).join('; ') || 'says nothing'}`;

const grouped = (tries: LaunchTrial[]) => {
  const groups = new Map<string, LaunchTrial[]>();
  for (const trial of tries)
    groups.set(nameOf(trial), [...(groups.get(nameOf(trial)) ?? []), trial]);
  return [...groups.values()].map(
    (group) => `  ${group.length} × ${line(group[0] as LaunchTrial)}`,
  );
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
export const report = (all: LaunchTrial[]): Figures => {
  const right = all.filter(({ plantedMistakes }) => plantedMistakes.length === 0);
  const single = all.filter(({ plantedMistakes }) => plantedMistakes.length === 1);
  const several = all.filter(({ plantedMistakes }) => plantedMistakes.length > 1);
  const refusals = single.filter(({ refusals }) => refusals.length > 0);
  const isLeftOut = ({ plantedMistakes }: LaunchTrial) =>
    plantedMistakes.some(({ name }) => differs(name));
  const acceptedTrials = single.filter(({ refusals }) => refusals.length === 0);
  const schemas = acceptedTrials.filter(({ isOutOfContract }) => isOutOfContract);
  const successes = acceptedTrials.filter((one) => !one.isOutOfContract && !isLeftOut(one));
  const exceptions = acceptedTrials.filter((one) => !one.isOutOfContract && isLeftOut(one));
  const misses = refusals.filter((one) => refusedBy(one).length === 0);
  const wrongField = refusals.filter((one) => refusedBy(one).length > 0 && !isRightField(one));
  const overdone = successes.filter((one) => refusedBy(one).length > 0);
  const notRight = right.filter(({ refusals }) => refusals.length > 0);
  const rightRefused = right.filter(
    (one) => one.refusals.length === 0 && refusedBy(one).length > 0,
  );
  const partly = several.filter((one) => !isWholeTold(one, single));
  console.log(
    [
      `${all.length} launches: ${right.length} right, ${single.length} with one mistake, ${several.length} with more`,
      `one mistake, refused by the platform: ${refusals.length}, told ${refusals.length - misses.length}, in the right field ${refusals.length - misses.length - wrongField.length}`,
      `one mistake, taken by the platform: ${successes.length}, refused by the plan ${overdone.length}; refused by our own contract: ${schemas.length}; left out because a fact says otherwise: ${exceptions.length}`,
      `several mistakes: ${several.length}, all told at once ${several.length - partly.length}`,
      ...titled('not told', grouped(misses)),
      ...titled('told in another field', grouped(wrongField)),
      ...titled('refused although taken', grouped(overdone)),
      ...titled('right ones that the platform refuses', grouped(notRight)),
      ...titled('right ones that the plan refuses', grouped(rightRefused)),
      ...titled('of several, not all told', grouped(partly).slice(0, 20)),
      ...titled('left out', grouped(exceptions)),
      ...titled('refused by our own contract', grouped(schemas)),
    ].join('\n'),
  );
  return {
    refused: refusals.length,
    told: refusals.length - misses.length,
    rightField: refusals.length - misses.length - wrongField.length,
    taken: successes.length,
    overdone: overdone.length,
    rightRefused: rightRefused.length,
    notRight: notRight.length,
    several: several.length,
    severalWhole: several.length - partly.length,
  };
};

const titled = (title: string, lines: string[]) => (lines.length === 0 ? [] : [title, ...lines]);

/** Each mistake of several whose field is still wrong at the end is told in its field; one may undo another. */
const isWholeTold = (trial: LaunchTrial, single: LaunchTrial[]) =>
  trial.plantedMistakes.every(({ name, fields }) => {
    const alone = single.filter(({ plantedMistakes }) => plantedMistakes[0]?.name === name);
    const isToldAlone = alone.length > 0 && alone.every((one) => refusedBy(one).length > 0);
    return (
      !isToldAlone ||
      refusedBy(trial).some(({ field }) => fields.some((place) => isWithin(field, place)))
    );
  });
