import type { Operation } from '../../operations/core/operation.ts';
import { prefix, routeOf } from '../mount.ts';

/** The page replaces this with its own origin. */
export const sampleOrigin = 'http://localhost:8080';

type Sample = { lang: string; label: string; source: string };

type SampleCall = { method: string; url: string; body: string | null; headers: [string, string][] };

const callOf = (
  { example = { answer: null }, idempotent }: Operation,
  route: string,
): SampleCall => {
  const { method, path } = routeOf(route);
  const filledPath = path.replace(/\{(\w+)\}/g, (whole, name) => example.params?.[name] ?? whole);
  const query = new URLSearchParams(example.query).toString();
  return {
    method,
    url: `${sampleOrigin}${prefix}${filledPath}${query && `?${query}`}`,
    body: example.body === undefined ? null : JSON.stringify(example.body, null, 2),
    headers: [
      ...(example.body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
      ...(idempotent ? [['Idempotency-Key', 'my-first-request'] as const] : []),
    ].map(([name, value]) => [name, value]),
  };
};

const curl = ({ method, url, body, headers }: SampleCall) =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    `-H "Authorization: Bearer $GREENROOM_API_KEY"`,
    ...headers.map(([name, value]) => `-H '${name}: ${value}'`),
    // A single quote would end the text in the shell.
    ...(body === null ? [] : [`-d '${body.replaceAll("'", "'\\''")}'`]),
  ].join(' \\\n  ');

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

const typescript = ({ method, url, body, headers }: SampleCall) =>
  [
    `const response = await fetch('${url}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    "    Authorization: 'Bearer ' + process.env.GREENROOM_API_KEY,",
    ...headers.map(([name, value]) => `    '${name}': '${value}',`),
    '  },',
    ...(body === null ? [] : [`  body: JSON.stringify(${indented(body, '  ')}),`]),
    '});',
    'if (!response.ok) throw new Error(await response.text());',
    'console.log(await response.json());',
  ].join('\n');

/** Converts JSON to Python: only these three words differ. */
const pythonValue = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (literal) =>
    literal === 'true'
      ? 'True'
      : literal === 'false'
        ? 'False'
        : literal === 'null'
          ? 'None'
          : literal,
  );

const python = ({ method, url, body, headers }: SampleCall) =>
  [
    'import os',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['GREENROOM_API_KEY']}",`,
    ...headers
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `        "${name}": "${value}",`),
    '    },',
    ...(body === null ? [] : [`    json=${indented(pythonValue(body), '    ')},`]),
    ')',
    'response.raise_for_status()',
    'print(response.json())',
  ].join('\n');

/** The example of an operation in three languages. */
export const codeSamples = (operation: Operation, route: string): Sample[] => {
  const call = callOf(operation, route);
  return [
    { lang: 'bash', label: 'curl', source: curl(call) },
    { lang: 'typescript', label: 'TypeScript', source: typescript(call) },
    { lang: 'python', label: 'Python', source: python(call) },
  ];
};
