import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { document } from '../helpers/documented.ts';

const walk = fileURLToPath(new URL('../typed-client/first-steps.ts', import.meta.url));
const folder = fileURLToPath(new URL('../../test-output/typed-client/', import.meta.url));

/** Types an outside generator makes of the document. */
const generate = async () => {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}contract-${process.pid}.d.ts`;
  writeFileSync(path, astToString(await openapiTypes(JSON.stringify(document))));
  return path;
};

const contract = await generate();

const wrong = `${folder}wrong-${process.pid}.ts`;
const misspelt = readFileSync(walk, 'utf8')
  .replace("objective: 'OUTCOME_TRAFFIC'", "objective: 'TRAFFIC'")
  .replace('campaign_id: campaignId', 'campaign_id: 7')
  .replace('images.bytes.hash', 'images.bytes.hsh.length');
writeFileSync(wrong, misspelt);

/** One program for both, because most of the time goes into reading the types they share. */
const program = ts.createProgram([walk, wrong], {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: false,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: { 'greenroom-contract': [contract] },
  types: [],
  skipLibCheck: true,
  noEmit: true,
});

const problemsOf = (file: string) =>
  ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

it('type-checks the first steps with openapi-typescript and openapi-fetch, without a cast', () => {
  expect(program.getSourceFile(walk)).toBeDefined();
  expect(problemsOf(walk)).toEqual([]);
  const source = readFileSync(walk, 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '');
  expect(source).not.toMatch(/\bas\b|\bany\b|@ts-|!\.|<unknown>/);
}, 120_000);

it('finds a wrong field in them, so the check above says something', () => {
  expect(problemsOf(wrong)).toHaveLength(3);
}, 120_000);
