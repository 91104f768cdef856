import { Failure } from '../../contract/failures.ts';
import { kinds } from '../kinds/list.ts';
import { newestVersion } from '../version.ts';
import type { Params } from '../wire/passed-through.ts';
import { mapMedia } from '../wire/shapes.ts';
import { isReference } from './step-reference.ts';

/** One object to be created, by the name of its step. `{step}` is used for the id of another one. */
export type PlannedObject = { step: string; kind: string; params: Params };

/** A planned object with its parameters as Meta would get them. */
export type PreparedObject = PlannedObject & {
  /** The body of its create, with a placeholder for each id that does not exist yet. */
  body: Params;
  sent: Params;
};

const mark = '→';

/** True if this id is a placeholder for an object that the plan creates. */
export const isPlanned = (id: string) => id.startsWith(mark);

/** A placeholder for the id of the object that a step creates. */
export const plannedId = (step: string) => `${mark}${step}`;

export const stepBehind = (id: string) => id.slice(mark.length);

const withPlannedId = (value: unknown) => (isReference(value) ? plannedId(value.step) : value);

const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds;

/** Null if the parameters cannot be built; the plan has reported that problem already. */
export const preparedObject = ({ step, kind, params }: PlannedObject): PreparedObject | null => {
  if (!isKind(kind)) return null;
  const body = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'media' ? mapMedia(value, withPlannedId) : withPlannedId(value),
    ]),
  );
  try {
    return { step, kind, params, body, sent: kinds[kind].params(body, [], newestVersion) };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};
