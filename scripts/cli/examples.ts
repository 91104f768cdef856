import { stringify } from 'yaml';
import type { Operation } from '../../src/operations/core/operation.ts';
import { dashed } from './flags.ts';

/** A word as a shell takes it whole. */
const quoted = (text: string) =>
  /^[\w.,:/@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

const isPlain = (value: unknown) =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every((one) => typeof one !== 'object'));

const flagText = (name: string, value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => flagText(name, one));
  if (value === true || value === 'true') return [`--${dashed(name)}`];
  if (value === false || value === 'false') return [`--${dashed(name)}=false`];
  return [`--${dashed(name)} ${quoted(String(value))}`];
};

type Example = { examples: string[]; file?: { name: string; text: string } };

const csv = 'campaign,ad_set,message,headline\nSpring,Hikers,Sleep warm.,Northlight tents\n';

/** The example of an operation as a person types it; what is nested stands in a file. */
export const exampleOf = (
  name: string,
  path: string[],
  secrets: string[],
  { example, takes }: Operation,
): Example => {
  const { params = {}, query = {}, body } = example ?? {};
  const given = path.map((one) => quoted(params[one] ?? `<${one}>`));
  const asked = Object.entries(query).flatMap(([field, value]) => flagText(field, value));
  const head = [name, ...given, ...asked];
  if (takes)
    return { examples: [[...head, '-f ads.csv'].join(' ')], file: { name: 'ads.csv', text: csv } };
  // A body is an object wherever there is one.
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).filter(
    // Whoever leaves a secret out is asked for it.
    ([field]) => !secrets.includes(field),
  );
  if (fields.every(([, value]) => isPlain(value)))
    return {
      examples: [[...head, ...fields.flatMap(([field, one]) => flagText(field, one))].join(' ')],
    };
  const file = `${name.split(' ')[0]}.yaml`;
  const text = stringify(Object.fromEntries(fields), { lineWidth: 0 });
  return { examples: [[...head, `-f ${file}`].join(' ')], file: { name: file, text } };
};
