import { projectFields } from '../objects/project.ts';
import type { Call } from '../protocol/call.ts';
import { fieldsText } from '../protocol/fields.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { oneOf, readShape } from '../protocol/shape.ts';
import type { Entity, Json } from '../world/entities.ts';

const executionOptions = ['validate_only', 'synchronous_ad_review', 'include_recommendations'];

/** True if the call only asks whether it would be accepted. */
export const isRehearsal = ({ params }: Call) => {
  const { execution_options: options = [] } = readShape({ execution_options: 'list' }, params);
  for (const [place, option] of options.entries()) {
    oneOf(String(option), `execution_options[${place}]`, executionOptions);
  }
  const only = options.includes('validate_only');
  if (options.includes('synchronous_ad_review') && !only) {
    refuseParam('synchronous_ad_review needs validate_only as well', 'execution_options');
  }
  return only;
};

export const success = { success: true };

/** Returns `{"id"}`, or the requested fields of the new node (read-after-write). */
export const createReceipt = (call: Call, entity: Entity): Json => {
  const fields = fieldsText(call.params['fields']);
  return fields === '' ? { id: entity.id } : projectFields(entity, fields, call);
};

export const updateReceipt = (call: Call, entity: Entity): Json => {
  const fields = fieldsText(call.params['fields']);
  return fields === '' ? success : { ...success, ...projectFields(entity, fields, call) };
};

/** The values without undefined members. */
export const omitUndefined = (values: Json): Json =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
