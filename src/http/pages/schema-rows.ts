import { type Html, html } from '../../kernel/html.ts';

export type SchemaPart = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, SchemaPart>;
  required?: string[];
  items?: SchemaPart;
  enum?: unknown[];
  anyOf?: SchemaPart[];
  $ref?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  format?: string;
};

type Named = Record<string, unknown>;

/** A JSON Schema as a table a person can read, nested objects indented by their path. */
export const rowsOf = (schema: SchemaPart, named: Named): Html => {
  const lines = flatten(resolve(schema, named), named, '');
  return lines.length === 0
    ? html`<p class="soft">The platform’s own JSON.</p>`
    : html`<table><tbody>${lines.map(
        ({ path, part, required }) =>
          html`<tr><td><code>${path}</code>${required ? ' *' : ''}</td><td>${words(part)} ${part.description ?? ''}</td></tr>`,
      )}</tbody></table>`;
};

const resolve = (schema: SchemaPart, named: Named): SchemaPart => {
  const name = schema.$ref?.split('/').at(-1);
  // References point into the components of the same document.
  return name ? ((named[name] ?? {}) as SchemaPart) : schema;
};

type Line = { path: string; part: SchemaPart; required: boolean };

const flatten = (schema: SchemaPart, named: Named, path: string): Line[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const whole = { ...resolve(part, named), ...part };
    const here = path ? `${path}.${name}` : name;
    const inner = whole.items ? { ...resolve(whole.items, named), ...whole.items } : whole;
    return [
      { path: here, part: whole, required: schema.required?.includes(name) ?? false },
      ...flatten(inner, named, whole.items ? `${here}[]` : here),
    ];
  });

const words = (part: SchemaPart): Html => {
  const options = part.anyOf?.map((one) => one.format ?? one.type).join(' or ');
  const limits = [
    part.format ?? part.type ?? options,
    part.enum && `one of ${part.enum.join(', ')}`,
    part.minLength !== undefined && `at least ${part.minLength} characters`,
    part.maxLength !== undefined && `at most ${part.maxLength} characters`,
    part.minimum !== undefined && part.minimum > -1e15 && `from ${part.minimum}`,
    part.maximum !== undefined && part.maximum < 1e15 && `to ${part.maximum}`,
    part.default !== undefined && `default ${JSON.stringify(part.default)}`,
  ];
  return html`<span class="soft">${limits.filter(Boolean).join(', ')}.</span>`;
};
