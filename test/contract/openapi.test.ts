import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedDocs } from '../../scripts/generated-docs.ts';
import { operations } from '../../src/operations/index.ts';
import { document } from '../helpers/documented.ts';
import { held } from '../helpers/held.ts';
import { house, readAnswer } from '../helpers/house.ts';

const h = held(() => house());

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

type Described = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string; content: object }>;
};

const described = Object.entries(document.paths).flatMap(([path, item]) =>
  // The document's path items are made of operations keyed by their method.
  Object.entries(item as Record<string, Described>).map(([method, one]) => ({ path, method, one })),
);

describe('the OpenAPI document', () => {
  it('is served as it is built', async () => {
    const { status, headers, body } = await get('/api/v1/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect({ ...body, info: 0 }).toEqual(JSON.parse(JSON.stringify({ ...document, info: 0 })));
  });

  it('is OpenAPI 3.1 in structure', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);
    for (const { path, method, one } of described) {
      expect(methods).toContain(method);
      expect(path).toMatch(/^\/api\/v1\//);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = one.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name).sort(), path).toEqual(named.sort());
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
    const ids = described.map(({ one }) => one.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.endsWith('.alias')).sort()).toEqual(
      operations.map(({ id }) => id).sort(),
    );
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
    for (const { one } of described)
      for (const status of ['401', '403', '404', '500', '503'])
        expect(Object.keys(one.responses), one.operationId).toContain(status);
  });
});

describe('the docs page', () => {
  it('shows every operation and takes nothing from elsewhere', async () => {
    const { status, headers, text } = await get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { id, route } of operations) {
      expect(text).toContain(`id="${id}"`);
      expect(text).toContain(`/api/v1${route.split(' ')[1]}`);
    }
    expect(text).not.toMatch(/(src|href|action)="(https?:)?\/\//);
    expect(text).not.toMatch(/ on\w+="| style="|<script>|<style/);
  });

  it('may run nothing but its own script, and may not be framed', async () => {
    const policy = (await get('/docs')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|http|\*/);
  });

  it.each([
    ['/docs/try.js', 'text/javascript; charset=utf-8'],
    ['/pages.css', 'text/css; charset=utf-8'],
  ])('%s is served by us', async (path, type) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(text).not.toMatch(/https?:\/\/|@import|innerHTML|eval\(/);
  });
});

describe('the generated docs', () => {
  it.each(Object.entries(generatedDocs()))('%s is what the code says', (file, text) => {
    const kept = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(kept, `${file} is stale: run node scripts/generate-docs.mjs`).toBe(text);
  });
});
