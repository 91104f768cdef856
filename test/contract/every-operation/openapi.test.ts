// One store is enough: it asks the store for nothing but the caller.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedDocs } from '../../../scripts/generated-docs.ts';
import { failureTable } from '../../../src/contract/failures.ts';
import { operations } from '../../../src/operations/index.ts';
import { house, readAnswer } from '../../helpers/house/house.ts';
import { document, fits } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const get = async (path: string) => readAnswer(await fetch(`${h.service.address}${path}`));

/** Every object anywhere in a value. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  // Any object can be read as a record of unknown values.
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
};

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    // Walking a document by its own pointers.
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document);

type Media = { schema?: object; example?: unknown };

type Described = {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: object;
  }[];
  requestBody?: object;
  responses: Record<string, { description: string; content: { 'application/json': Media } }>;
};

const documentOperations = Object.entries(document.paths).flatMap(([path, item]) =>
  // The document's path items are made of operations keyed by their method.
  Object.entries(item as Record<string, Described>).map(([method, one]) => ({ path, method, one })),
);

describe('the OpenAPI document', () => {
  it('says of a launch which headers it takes: no token of the caller, and a key that is kept for a year', () => {
    const post = document.paths['/api/v1/adnet/launches']?.['post'];
    const { parameters } = post as { parameters: { name: string; description: string }[] };
    expect(parameters.map(({ name }) => name)).not.toContain('X-Adnet-Access-Token');
    expect(parameters.find(({ name }) => name === 'Idempotency-Key')?.description).toMatch(
      /^Required, unless dry_run=true\. .* for a year /,
    );
  });

  it('is served as it is built', async () => {
    const { status, headers, body } = await get('/api/v1/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect({ ...body, info: 0 }).toEqual(JSON.parse(JSON.stringify({ ...document, info: 0 })));
  });

  it('is OpenAPI 3.1 in structure', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);
    for (const { path, method, one } of documentOperations) {
      expect(methods).toContain(method);
      expect(path).toMatch(/^\/api\/v1\//);
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = one.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name).sort(), path).toEqual(placeholders.sort());
      for (const parameter of inPath) expect(parameter.required).toBe(true);
      for (const parameter of one.parameters) expect(parameter.schema).toBeTypeOf('object');
      expect(Object.keys(one.responses).some((status) => status.startsWith('2'))).toBe(true);
      for (const [status, response] of Object.entries(one.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(response.description).toBeTruthy();
      }
    }
  });

  it('names every operation once, and nothing else', () => {
    const ids = documentOperations.map(({ one }) => one.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const second = operations.flatMap(({ id, alsoRoute }) =>
      alsoRoute
        ? [`${id}With${alsoRoute[0]}${alsoRoute.slice(1, alsoRoute.indexOf(' ')).toLowerCase()}`]
        : [],
    );
    expect(ids.sort()).toEqual([...operations.map(({ id }) => id), ...second].sort());
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
  });

  it('points nowhere in vain', () => {
    const references = objectsIn(document).flatMap(({ $ref }) =>
      typeof $ref === 'string' ? [$ref] : [],
    );
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) expect(resolve(reference), reference).toBeDefined();
    expect(JSON.stringify(document)).not.toContain('#/$defs');
  });

  it('says of every operation which key it wants and how it says no', () => {
    expect(document.security).toEqual([{ apiKey: [] }]);
    for (const { one } of documentOperations)
      for (const status of ['401', '403', '404', '500', '503'])
        expect(Object.keys(one.responses), one.operationId).toContain(status);
  });
});

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; $ref?: string };

/** A schema where it is defined. */
const resolveSchema = (schema: Schema): Schema =>
  // References lead to schemas only.
  typeof schema.$ref === 'string' ? (resolve(schema.$ref) as Schema) : schema;

/** "Thing.field" for every property without a word about it. */
const undescribed = (name: string, value: unknown): string[] =>
  objectsIn(value).flatMap(({ properties }) =>
    // Only schemas have properties.
    Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(([field, schema]) =>
      (schema['description'] ?? resolveSchema(schema)['description']) ? [] : [`${name}.${field}`],
    ),
  );

describe('what the document tells a reader', () => {
  it('describes every field, every parameter and every header', () => {
    const missingDescriptions = Object.entries(document.components.schemas).flatMap(
      ([name, schema]) => [
        ...undescribed(name, schema),
        // Every component is a schema.
        ...((schema as Schema)['description'] ? [] : [name]),
      ],
    );
    for (const { one } of documentOperations) {
      missingDescriptions.push(...undescribed(one.operationId, one));
      for (const { name, description } of one.parameters)
        if (!description) missingDescriptions.push(`${one.operationId} ${name}`);
      if (!one.summary || !one.description) missingDescriptions.push(one.operationId);
    }
    expect(missingDescriptions).toEqual([]);
  });

  it('holds nothing that a page would take for markup', () => {
    const texts = objectsIn(document).flatMap(({ description }) =>
      typeof description === 'string' ? [description.replaceAll(/`[^`]*`/g, '')] : [],
    );
    expect(texts.filter((text) => /<\w/.test(text))).toEqual([]);
  });

  it('names the unit of every budget', () => {
    for (const { one } of documentOperations.filter(({ method }) => method === 'post')) {
      const fields = objectsIn(one.requestBody).flatMap(({ properties = {} }) =>
        // As above.
        Object.entries(properties as Record<string, Schema>),
      );
      for (const [name, schema] of fields)
        if (/budget$|_cap$|bid_amount/.test(name))
          expect(schema['description'], name).toContain('smallest unit');
    }
  });

  it('declares every tag it uses, and uses every tag it declares', () => {
    const tags = new Set(documentOperations.flatMap(({ one }) => one.tags));
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...tags].sort());
    for (const { description } of document.tags) expect(description).toBeTruthy();
  });

  it('knows what every operation answers', () => {
    for (const { one } of documentOperations) {
      const [, success] = Object.entries(one.responses).find(([status]) => status < '300') ?? [];
      const media = success?.content['application/json'];
      expect(Object.keys(media?.schema ?? {}).length, one.operationId).toBeGreaterThan(0);
      expect(media?.example, one.operationId).toBeDefined();
    }
  });
});

describe('the refusals in the document', () => {
  const schemas = document.components.schemas as Record<string, Schema>;

  it('have a closed list of codes: those of the table', () => {
    const ownShape = ['credits_exhausted', 'writes_disabled'];
    expect(schemas['ErrorCode']).toMatchObject({ type: 'string' });
    const codes = Object.keys(failureTable).filter((code) => !ownShape.includes(code));
    expect(schemas['ErrorCode']?.['enum']).toEqual(codes.sort());
  });

  it('can be told apart: each example fits its own shape and no other', () => {
    const shapes = ['Error', 'CreditsExhausted', 'WritesDisabled', 'PlatformError'];
    const schemaNames: Record<string, string> = {
      credits_exhausted: 'CreditsExhausted',
      writes_disabled: 'WritesDisabled',
      platform_error: 'PlatformError',
    };
    const examples = Object.entries(
      document.components.examples as Record<string, { value: object }>,
    );
    expect(examples.length).toBeGreaterThan(40);
    for (const [name, { value }] of examples)
      expect(
        shapes.filter((shape) => fits(`#/components/schemas/${shape}`, value)),
        name,
      ).toEqual([schemaNames[name] ?? 'Error']);
  });

  it('are Meta’s own where Meta refuses', () => {
    for (const { one } of documentOperations.filter(({ path }) =>
      /adnet\/(?!connection|errors|launches|defaults|objectives)/.test(path),
    ))
      expect(JSON.stringify(one.responses['400'])).toContain('#/components/schemas/PlatformError');
  });
});

describe('the docs page', () => {
  it.each(['/docs', '/docs/'])(
    '%s may run nothing but our own scripts, and may not be framed',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self';/);
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|http|\*/);
      expect(text).not.toMatch(/(src|href|action)="(https?:)?\/\//);
      expect(text).not.toMatch(/ on\w+="| style="|<script>|<style/);
    },
  );

  it('takes files that are named by their content, compressed and kept for good', async () => {
    const { text } = await get('/docs');
    const files = [...text.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    const start = files.find((file) => file.includes('start'));
    const [contract = ''] = /\/docs\/contract[^"]*/.exec((await get(start ?? '')).text) ?? [];
    expect([...files, contract]).toHaveLength(4);
    for (const file of [...files, contract]) {
      expect(file).toMatch(/^\/docs\/[a-z]+-[0-9a-f]{16}\.(js|css|json)$/);
      for (const [acceptEncoding, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const response = await fetch(`${h.service.address}${file}`, {
          headers: { 'accept-encoding': acceptEncoding },
        });
        const headerNames = ['content-encoding', 'cache-control', 'vary', 'x-content-type-options'];
        expect([response.status, ...headerNames.map((name) => response.headers.get(name))]).toEqual(
          [200, encoding, 'public, max-age=31536000, immutable', 'accept-encoding', 'nosniff'],
        );
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
    }
    expect((await get('/docs/start-0000000000000000.js')).status).toBe(404);
  });

  it('has the example of every operation in three languages', async () => {
    const { text } = await get('/docs');
    const [start = ''] = /\/docs\/start[^"]*/.exec(text) ?? [];
    const [contract = ''] = /\/docs\/contract[^"]*/.exec((await get(start)).text) ?? [];
    const samples = objectsIn((await get(contract)).body).flatMap((one) =>
      Array.isArray(one['x-codeSamples']) ? [one['x-codeSamples']] : [],
    );
    expect(samples).toHaveLength(documentOperations.length);
    for (const three of samples) {
      expect(three.map(({ label }: { label: string }) => label)).toEqual([
        'curl',
        'TypeScript',
        'Python',
      ]);
      for (const { source } of three) expect(source).toContain('/api/v1/');
    }
  });

  it('/pages.css is served by us', async () => {
    const { status, headers, text } = await get('/pages.css');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(text).not.toMatch(/https?:\/\/|@import/);
  });
});

describe('the generated docs', () => {
  it.each(Object.entries(generatedDocs()))('%s is what the code says', (file, text) => {
    const fileText = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(fileText, `${file} is stale: run node scripts/generate-docs.mjs`).toBe(text);
  });
});
