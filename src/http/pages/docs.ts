import { type Html, html } from '../../kernel/html.ts';
import type { buildOpenApi } from '../openapi.ts';
import { layout, type Page } from './layout.ts';
import { rowsOf, type SchemaPart } from './schema-rows.ts';

type Document = ReturnType<typeof buildOpenApi>;

type Described = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: SchemaPart;
  }[];
  requestBody?: { content: { 'application/json': { schema: SchemaPart } } };
  responses: Record<
    string,
    { description: string; content: { 'application/json': { schema: SchemaPart } } }
  >;
};

type Entry = { method: string; path: string; operation: Described };

/** The contract as a page to read, and to try with one's own key. */
export const docsPage = (document: Document): Page => {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      // The document was built by buildOpenApi, whose operations have this shape.
      ([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation: operation as Described,
      }),
    ),
  );
  const shown = entries.filter(({ operation }) => !operation.operationId.endsWith('.alias'));
  const tags = [...new Set(shown.map(({ operation }) => operation.tags[0] ?? ''))];
  const named = (schema: SchemaPart) => rowsOf(schema, document.components.schemas);
  return layout(
    'API',
    html`<h1>The Greenroom API</h1>
<p class="soft">Every ad waits here, paused. Version ${document.info.version}; the same contract for programs: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<div class="card">
  <label for="key">Your API key, to try things below. It stays in this tab.</label>
  <input id="key" type="password" autocomplete="off" placeholder="paste it here">
</div>
<div class="docs">
<nav aria-label="Operations">${tags.map(
      (tag) =>
        html`<strong>${tag}</strong><ul>${shown
          .filter(({ operation }) => operation.tags[0] === tag)
          .map(
            ({ operation }) =>
              html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
          )}</ul>`,
    )}</nav>
<div>${shown.map((entry) => section(entry, named))}</div>
</div>`,
    { wide: true, script: '/docs/try.js' },
  );
};

type Rows = (schema: SchemaPart) => Html;

const section = ({ method, path, operation }: Entry, rows: Rows) => {
  const [success = '200'] = Object.keys(operation.responses);
  const body = operation.requestBody?.content['application/json'].schema;
  const answer = operation.responses[success]?.content['application/json'].schema;
  const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  return html`<article class="card operation" id="${operation.operationId}">
<h2><span class="method ${method}">${method}</span><code>${path}</code></h2>
<p>${operation.summary}</p>
${operation.description ? html`<p class="soft">${operation.description}</p>` : ''}
${
  operation.parameters.length > 0
    ? html`<table><thead><tr><th>Parameter</th><th>In</th><th>What it is</th></tr></thead><tbody>
${operation.parameters.map((one) => html`<tr><td><code>${one.name}</code>${one.required ? ' *' : ''}</td><td>${one.in}</td><td>${one.description ?? ''} ${constraint(one.schema)}</td></tr>`)}
</tbody></table>`
    : ''
}
${body ? html`<details open><summary>Body</summary>${rows(body)}</details>` : ''}
${answer ? html`<details><summary>Answer ${success}</summary>${rows(answer)}</details>` : ''}
<details><summary>Failures</summary><table><tbody>${failures.map(([status, { description }]) => html`<tr><td><code>${status}</code></td><td>${description.replaceAll('`', '')}</td></tr>`)}</tbody></table></details>
<details class="try" data-method="${method}" data-path="${path}" data-body="${body ? 'yes' : ''}" data-params="${operation.parameters
    .filter((one) => one.in !== 'header')
    .map((one) => `${one.in}:${one.name}`)
    .join(',')}"><summary>Try it</summary></details>
</article>`;
};

const constraint = (schema: SchemaPart) => {
  const words = [
    schema.type && String(schema.type),
    schema.minimum !== undefined &&
      schema.maximum !== undefined &&
      `${schema.minimum} to ${schema.maximum}`,
    schema.enum && `one of ${schema.enum.join(', ')}`,
    schema.default !== undefined && `default ${schema.default}`,
  ].filter(Boolean);
  return html`<span class="soft">${words.join(', ')}</span>`;
};
