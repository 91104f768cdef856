import { takesKey } from '../../packages/client/src/row.ts';
import type { Json } from '../../src/http/openapi/schemas.ts';
import { components, type Method, methods } from './describe.ts';
import { partNames, requiredParts, withParts } from './launch-parts.ts';
import { comment, membersText, typeText } from './type-text.ts';

const note = '// Written by `npm run client` from the operations; do not edit.\n';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const grouped = (all: Method[]) =>
  [...new Set(all.map(({ group }) => group))].map(
    (group) => [group, all.filter((one) => one.group === group)] as const,
  );

/** One line per operation: method, path, kind and, where it takes a body, what goes into the query, or the file's type. */
const tableText = (all: Method[]) => {
  const line = ({ name, method, path, kind, body, inputs, takes }: Method) => {
    const query = inputs.filter((one) => one.in === 'query').map((one) => one.name);
    const row = [method, path, kind, ...(body ? [takes ?? query] : [])];
    return `    ${name}: ${JSON.stringify(row).replaceAll('"', "'").replaceAll(',', ', ')},\n`;
  };
  const groups = grouped(all).map(
    ([group, members]) => `  ${group}: {\n${members.map(line).join('')}  },\n`,
  );
  return `${note}import type { Row } from '../row.ts';

export const table: Record<string, Record<string, Row>> = {
${groups.join('')}};
`;
};

const inputName = ({ group, name }: Method) => `${capital(group)}${capital(name)}Input`;

/** A body that is a file has a name of its own in the input. */
const fileBody = {
  properties: { file: { description: 'The file.', $ref: '#/components/schemas/Blob | string' } },
  required: ['file'],
};

/** Path, query and body in one flat object: what a method takes. */
const inputSchema = ({ group, name, inputs, body, takes }: Method) => {
  const { properties: given = {}, required = [] } = (takes ? fileBody : (body ?? {})) as {
    properties?: Json;
    required?: string[];
  };
  const properties = withParts(`${group}.${name}`, given);
  for (const one of inputs)
    if (one.name in properties) throw new Error(`${group}.${name} has two ${one.name}`);
  const described = inputs.map((one) => [
    one.name,
    { ...one.schema, description: one.description ?? one.schema['description'] },
  ]);
  return {
    properties: { ...Object.fromEntries(described), ...properties },
    required: [
      ...inputs.filter((one) => one.required).map((one) => one.name),
      ...required,
      ...requiredParts(`${group}.${name}`),
    ],
  };
};

const hasInput = (method: Method) => Object.keys(inputSchema(method).properties).length > 0;

/** The input as it is exported: the usual form. A check or a file is asked for with As<…>. */
const inputText = (method: Method) => {
  if (!hasInput(method)) return '';
  const schema = inputSchema(method);
  const choice = choiceOf(method);
  const { [choice?.name ?? '']: chosen, ...properties } = schema.properties as Record<string, Json>;
  const usual = choice
    ? `${comment(chosen?.['description'], '  ')}  ${choice.name}?: ${choice.usual};\n`
    : '';
  return `export type ${inputName(method)} = {\n${membersText({ ...schema, properties })}${usual}};\n`;
};

const optionsOf = ({ kind, body }: Method) => {
  const isOpen = body?.['additionalProperties'] === true;
  return [
    'Options',
    ...(takesKey(kind) ? ['WriteOptions'] : []),
    ...(isOpen ? ['OpenOptions'] : []),
  ].join(' & ');
};

const stream = 'Promise<ReadableStream<Uint8Array>>';

/** These ask for a check instead of the act, which has an answer of its own. */
const checks = ['validate_only', 'dry_run'];

/** A field that decides what the answer is: its values for the usual answer, for the other, and for either. */
type Choice = { name: string; usual: string; other: string; either: string; answer: string };

const choiceOf = ({ answer, hasCsv, inputs }: Method): Choice | null => {
  if (hasCsv)
    return {
      name: 'format',
      usual: "'json'",
      other: "'csv'",
      either: "'json' | 'csv'",
      answer: stream,
    };
  const name = checks.find((one) => inputs.some((input) => input.name === one));
  const checked = (answer['anyOf'] as Json[] | undefined)?.[1];
  return name && checked
    ? {
        name,
        usual: 'false',
        other: 'true',
        either: 'boolean',
        answer: `Promise<${typeText(checked)}>`,
      }
    : null;
};

const defaultAnswer = (method: Method) => {
  const { rows, answer } = method;
  if (rows) return `List<${typeText(answer)}, ${typeText(rows)}>`;
  const acted = choiceOf(method) ? (answer['anyOf'] as Json[] | undefined)?.[0] : undefined;
  return answer['type'] === 'string' ? stream : `Promise<${typeText(acted ?? answer)}>`;
};

/** One signature for each answer that the input can ask for; the last takes an input whose choice is not known yet. */
const signatures = (method: Method) => {
  const name = inputName(method);
  const usual = defaultAnswer(method);
  const choice = choiceOf(method);
  const mark = inputSchema(method).required.length > 0 ? '' : '?';
  const forms: [input: string, answer: string][] = [
    [`input${mark}: ${hasInput(method) ? name : 'Record<string, never>'}`, usual],
    ...(choice
      ? ([
          [`input: As<${name}, { ${choice.name}: ${choice.other} }>`, choice.answer],
          [
            `input: As<${name}, { ${choice.name}?: ${choice.either} | undefined }>`,
            `${usual} | ${choice.answer}`,
          ],
        ] as [string, string][])
      : []),
  ];
  const head = comment(method.summary, '    ');
  return forms
    .map(([input, answer]) => {
      const options = `options?: ${optionsOf(method)}`;
      const line = `    ${method.name}(${input}, ${options}): ${answer};\n`;
      return line.length <= 100
        ? head + line
        : `${head}    ${method.name}(\n      ${input},\n      ${options},\n    ): ${answer};\n`;
    })
    .join('');
};

/** The components that are named in this text, and those that they name. */
const named = (text: string, known = new Set<string>()): Set<string> => {
  for (const name of Object.keys(components)) {
    if (known.has(name) || !new RegExp(`\\b${name}\\b`).test(text)) continue;
    known.add(name);
    named(typeText(components[name]), known);
  }
  return known;
};

const typesText = (all: Method[]) => {
  const api = grouped(all)
    .map(([group, members]) => `  ${group}: {\n${members.map(signatures).join('')}  };\n`)
    .join('');
  const inputs = all.map(inputText).filter(Boolean).join('\n');
  const wanted = named(`${api}${inputs} ErrorCode PlatformError ErrorHelp`);
  const shapes = Object.entries(components)
    .filter(([name]) => wanted.has(name))
    .map(
      ([name, schema]) =>
        `${comment(schema['description'])}export type ${name} = ${typeText(schema)};\n`,
    );
  return `${note}import type {
${partNames.map((name) => `  ${name},\n`).join('')}} from '../launch-body.ts';
import type { As, List, OpenOptions, Options, WriteOptions } from '../options.ts';

${shapes.join('\n')}
${inputs}
/** Every operation of the service, by its id. */
export type Api = {
${api}};
`.replaceAll(/ +$/gm, '');
};

/** The files of the client that follow from the operations, by path. */
export const generatedClient = (): Record<string, string> => {
  const all = methods();
  return {
    'packages/client/src/generated/table.ts': tableText(all),
    'packages/client/src/generated/types.ts': typesText(all),
  };
};
