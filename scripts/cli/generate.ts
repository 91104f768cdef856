import { commands } from '../../src/cli/commands.ts';
import type { Argument, OperationSpec } from '../../src/cli/spec.ts';
import type { Json } from '../../src/http/openapi/schemas.ts';
import type { Operation } from '../../src/operations/core/operation.ts';
import { operations } from '../../src/operations/index.ts';
import { type Method, methods } from '../client/describe.ts';
import { specOf } from './describe-options.ts';
import { exampleOf } from './examples.ts';
import { dashed, flagOf } from './flags.ts';

const operatorNames = new Set(commands.map(({ name }) => name));

/** Where an operator's command has the same two words, the nouns of the service are the workspace's. */
const nounOf = (group: string, all: Method[]) => {
  const noun = dashed(group);
  const isTaken = all.some(
    (one) => one.group === group && operatorNames.has(`${noun} ${dashed(one.name)}`),
  );
  return isTaken ? `workspace-${noun}` : noun;
};

const bodyFlags = ({ body, takes }: Method) => {
  const { properties = {}, required = [] } = (takes ? {} : (body ?? {})) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) =>
    flagOf(name, schema, required.includes(name)),
  );
};

/** What is named in almost every call need not be; but nobody archives a workspace without naming it. */
const defaultOf = ({ path, group }: Method, field: string): Argument['defaultsTo'] => {
  if (path.startsWith('/adnet/ad-accounts/{account_id}') && field === 'account_id')
    return 'ad account';
  return field === 'workspace_id' && group !== 'workspaces' ? 'workspace' : undefined;
};

const describe = (method: Method, operation: Operation, all: Method[]): OperationSpec => {
  const { group, name, inputs, kind, body, takes, hasCsv, summary } = method;
  const typed = `${nounOf(group, all)} ${dashed(name)}`;
  const path = inputs.filter((one) => one.in === 'path');
  const args = path.map(({ name: field, description, schema }): Argument => {
    const about = String(description ?? schema['description'] ?? field);
    const defaultsTo = defaultOf(method, field);
    return defaultsTo
      ? { name: field, about: `${about} Left out: the usual one.`, defaultsTo }
      : { name: field, about, required: true };
  });
  const queryFlags = inputs
    // The output has an option of its own, for every command.
    .filter((one) => one.in === 'query' && !(hasCsv && one.name === 'format'))
    .map((one) =>
      flagOf(
        one.name,
        { ...one.schema, description: one.description ?? one.schema['description'] },
        one.required,
      ),
    );
  const flags = [...queryFlags, ...bodyFlags(method)];
  const secrets = flags.flatMap((flag) => (flag.secret ? (flag.field ?? flag.name) : []));
  const names = path.map((one) => one.name);
  return {
    name: typed,
    id: operation.id,
    kind,
    summary,
    ...(operation.description && { about: operation.description }),
    ...(args.length > 0 && { args }),
    flags,
    ...(body !== null && { takes: takes ? ('csv' as const) : ('json' as const) }),
    ...(hasCsv && { hasCsv: true as const }),
    ...exampleOf(typed, names, secrets, operation),
  };
};

const text = (rows: readonly object[]) => `${JSON.stringify(rows, null, 2)}\n`;

/** What the command line knows without loading the service, by path. */
export const generatedCli = (): Record<string, string> => {
  const all = methods();
  const known = new Map(operations.map((one) => [one.id, one]));
  const specs = all.flatMap((method) => {
    const operation = known.get(`${method.group}.${method.name}`);
    return operation ? [describe(method, operation, all)] : [];
  });
  return {
    'src/cli/generated/operations.json': text(specs),
    'src/cli/generated/operator.json': text(commands.map(specOf)),
  };
};
