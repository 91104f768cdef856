import type { Flag } from '../../src/cli/spec.ts';
import type { Json } from '../../src/http/openapi/schemas.ts';

type Schema = Json & {
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  description?: string;
};

/** adAccounts → ad-accounts, daily_budget → daily-budget. */
export const dashed = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/** By its name: what must not be read over somebody's shoulder. */
const isSecret = (name: string) => /(^|_)(token|secret|password)$/.test(name);

const kindOf = ({ type, items }: Schema): Flag['kind'] => {
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  if (types.includes('object') || types.length === 0) return 'json';
  if (types.includes('array')) {
    const inner = [items?.type ?? []].flat();
    return inner.length === 1 && inner[0] === 'string' ? 'list' : 'json';
  }
  if (types.length > 1) return 'text';
  if (types[0] === 'boolean') return 'switch';
  return types[0] === 'string' ? 'text' : 'number';
};

const words = (values: unknown) =>
  Array.isArray(values) ? values.map(String).filter((one) => one !== 'null') : [];

const withPoint = (text: string) => (/[.!?…)]$/.test(text) ? text : `${text}.`);

/** A field of a request as an option. */
export const flagOf = (field: string, from: Json, isRequired: boolean): Flag => {
  // It was written by zod; every member that is read is looked at first.
  const schema = from as Schema;
  const name = dashed(field);
  const choices = words(schema.enum ?? (schema.items?.enum as unknown[]));
  const known = words(schema['x-extensible-enum'] ?? schema.items?.['x-extensible-enum']);
  return {
    name,
    kind: kindOf(schema),
    about: withPoint(schema.description ?? field),
    ...(name !== field && { field }),
    ...(isRequired && { required: true as const }),
    ...(choices.length > 0 && { choices }),
    ...(known.length > 0 && { known }),
    ...(isSecret(field) && { secret: true as const }),
  };
};
