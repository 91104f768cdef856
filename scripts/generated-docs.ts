import { fileSetting, secretSettings, settings } from '../src/boot/settings.ts';
import { failureTable } from '../src/contract/failures.ts';
import { buildOpenApi } from '../src/http/openapi/openapi.ts';
import { version } from '../src/http/wire/version.ts';
import { defaultPlans } from '../src/operations/core/billing-plans.ts';
import { operations } from '../src/operations/index.ts';
import { generatedCli } from './cli/generate.ts';
import { generatedClient } from './client/generate.ts';
import { platformErrorsPage } from './platform-errors-page.ts';

const note = 'Generated from the code by `node scripts/generate-docs.mjs`; do not edit.';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

/** Operations that answer a failure with another status than the table's, such as "404 (connection.delete)". */
const otherStatuses = (code: string) =>
  operations.flatMap(({ id, otherStatus = {} }) =>
    Object.entries(otherStatus)
      .filter(([other]) => other === code)
      .map(([, status]) => `${status} (${id})`),
  );

const errors = () => {
  const rows = Object.entries(failureTable).map(([code, { status, when, fix }]) => [
    [status, ...otherStatuses(code)].join(', '),
    `\`${code}\``,
    when,
    fix,
  ]);
  return `# Errors

${note}

Every error is JSON. Most have this form:

\`\`\`json
{ "detail": { "error": { "code": "key_limit", "message": "…" } } }
\`\`\`

An answer with status 422 also has \`fields\`, a list of \`{ "field", "message" }\`. Two codes have other forms:
\`credits_exhausted\` (\`{ "detail": { "error": "credits_exhausted", "credits_used", "credits_limit",
"credits_required", "message" } }\`) and \`writes_disabled\` (\`{ "detail": { "performed": false,
"reason": "writes_disabled", "action", "intended_params", "manual_steps" } }\`).

**When Meta refuses a request**, the status is 400 and the body is Meta's own, byte for byte. The
header \`Greenroom-Help\` holds an address that explains the error; [all of them](platform-errors.md). There are three exceptions:

- Meta says that the error is temporary, on a read. Greenroom tries again a few times. If the error stays and Meta gave a
  JSON error, you get 400 with that error; otherwise you get 502 \`adnet_unavailable\`.
- Meta says that the error is temporary, on a create, or answers with a 5xx. The object may exist, so you get 504
  \`adnet_outcome_unknown\`. A 5xx with a JSON error whose code means that nothing was made (100: a wrong parameter; 10, 200 to 299: a
  permission; 102, 190: the token; 368: a block; 4, 17, 32, 341, 613, 80000 to 80014: too many calls) is a refusal like any other: 400. [What happens then](idempotency.md).
- The stored access token is no longer valid. You get 409 \`adnet_not_connected\`: connect the workspace again, with a link or a token.

${table(['Status', 'Code', 'When', 'What to do'], rows)}
`;
};

const defaultOf = (schema: (typeof settings)[keyof typeof settings]['schema']) => {
  const read = schema.safeParse(undefined);
  const value = read.success ? read.data : undefined;
  return value === undefined || Array.isArray(value) ? '' : String(value);
};

const configuration = () => {
  const rows = Object.entries(settings).map(([name, { schema, about, example }]) => {
    const preset = defaultOf(schema);
    return [`\`${name}\``, preset && `\`${preset}\``, about, `\`${example}\``];
  });
  return `# Configuration

${note}

Settings are environment variables. You can also write them into a file named \`.env\` in the folder in which you start
the service. An empty variable counts as not set. If a setting is wrong, the service does not start and lists every
problem.

${table(['Variable', 'Default', 'Meaning', 'Example'], rows)}

## Secrets in files

Each secret may stand in a file of its own, whose path is in the variable with \`_FILE\` behind its name:
${secretSettings.map((name) => `\`${fileSetting(name)}\``).join(', ')}. One newline at the end is dropped. A secret that is set
both ways, and a file that cannot be read or is empty, end the start; no message shows what is in a file. Files are read at the start
and by each of the operator's commands: restart after a change. [How](operating.md#secrets-in-files) with compose and systemd.

## A file of plans

\`PLANS_FILE\` names a JSON file with plans by name. It replaces all plans ([what they are](concepts.md#plans)); every field is required. The
service reads it when it starts. New accounts get the plan \`pro\` if none is named, so keep one of that name.

\`\`\`json
${JSON.stringify({ pro: defaultPlans['pro'] }, null, 2)}
\`\`\`
`;
};

const environment = () => {
  const lines = Object.entries(settings).map(
    ([name, { schema, about, example }]) => `# ${about}\n# ${name}=${defaultOf(schema) || example}`,
  );
  return `# Settings and their defaults or examples; remove the # in front of the ones you change.
# Secrets may stand in files instead: ${fileSetting(secretSettings[0] ?? '')}=/path and so on, see docs/configuration.md.
# ${note.replaceAll('`', '')}

${lines.join('\n\n')}
`;
};

/** Files of the repository that are written by the code, by path. */
export const generatedDocs = (): Record<string, string> => ({
  'docs/openapi.json': `${JSON.stringify(buildOpenApi(version), null, 2)}\n`,
  'docs/errors.md': errors(),
  'docs/platform-errors.md': platformErrorsPage(note, table),
  'docs/configuration.md': configuration(),
  '.env.example': environment(),
  ...generatedClient(),
  ...generatedCli(),
});
