import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { buildOpenApi } from '../../../src/http/openapi/openapi.ts';
import type { Answer, House, Request } from '../house/house.ts';
import { oncePerRun } from '../run/once-per-run.ts';

type Response = { description: string };
type Operation = { operationId: string; responses: Record<string, Response> };

const documentFolder = await oncePerRun('openapi', async (folder) => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(buildOpenApi('test')));
});

/** Built once; each worker would need a second or two for it. */
export const document: ReturnType<typeof buildOpenApi> = JSON.parse(
  readFileSync(join(documentFolder, 'openapi.json'), 'utf8'),
);

/**
 * Each schema is compiled once and called where it is referred to, and left as it was written: most judge a handful of
 * answers, which never pays back the time of making them shorter. All of them cost less than half of the time so.
 */
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  inlineRefs: false,
  code: { optimize: false },
});
// The package is CommonJS: the function is its `default`, for TypeScript and Node alike.
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

const paths = Object.entries(document.paths).map(([template, item]) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]*')}$`),
  // The document's path items consist of operations by method.
  item: item as Record<string, Operation>,
}));

const find = (route: string) => {
  const [method = '', address = ''] = route.split(' ');
  const [path = ''] = `/api/v1${address}`.split('?');
  for (const { template, pattern, item } of paths) {
    const operation = item[method.toLowerCase()];
    if (operation && pattern.test(path)) {
      return { operation, pointer: `${inPointer(template)}/${method.toLowerCase()}` };
    }
  }
  return undefined;
};

const inPointer = (part: string) => encodeURI(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const validatorAt = (pointer: string) => {
  const reference = `contract${pointer}`;
  return ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
};

/** True if a value matches the schema at this place of the document. */
export const fits = (pointer: string, value: unknown) => validatorAt(pointer)(value) === true;

/** True if the document describes this method at this address. */
export const isDocumented = (route: string) => find(route) !== undefined;

/** Expects an answer that the OpenAPI document promises for this route: status, body and code. */
export const expectDocumented = (answer: Answer, route: string) => {
  const match = find(route);
  if (!match) throw new Error(`${route} is not in the OpenAPI document`);
  const { operation, pointer } = match;
  const response = operation.responses[answer.status];
  expect(response, `${operation.operationId} does not document ${answer.status}`).toBeDefined();
  const validate = validatorAt(
    `#/paths/${pointer}/responses/${answer.status}/content/application~1json/schema`,
  );
  const valid = validate(answer.body);
  expect(valid, `${route} → ${answer.text}\n${ajv.errorsText(validate.errors)}`).toBe(true);
  const code = answer.body?.detail?.error?.code;
  if (code !== undefined) {
    expect(response?.description, `${operation.operationId} does not name it`).toContain(code);
  }
};

/** The house's `call`, with each answer checked against the contract. */
export const documented =
  (h: House) =>
  async (route: string, request: Request = {}) => {
    const answer = await h.call(route, request);
    expectDocumented(answer, route);
    return answer;
  };
