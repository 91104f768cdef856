import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { document } from '../helpers/operations/documented.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));
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

const settings = `${folder}tsconfig-${process.pid}.json`;
writeFileSync(
  settings,
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: false,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      paths: { 'greenroom-contract': [contract] },
      types: [],
      skipLibCheck: true,
      noEmit: true,
    },
    files: [walk, wrong],
  }),
);

/** The compiler that `npm run check` calls: both at once, because most of the time goes into what they share. */
const compiler = join(home, 'node_modules', 'typescript-native', 'bin', 'tsc');
const { stdout } = spawnSync(process.execPath, [compiler, '-p', settings, '--pretty', 'false'], {
  cwd: home,
  encoding: 'utf8',
});

const problemsOf = (file: string) =>
  stdout.split('\n').filter((line) => line.startsWith(`${relative(home, file)}(`));

it('type-checks the first steps with openapi-typescript and openapi-fetch, without a cast', () => {
  expect(problemsOf(walk)).toEqual([]);
  const source = readFileSync(walk, 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '');
  expect(source).not.toMatch(/\bas\b|\bany\b|@ts-|!\.|<unknown>/);
}, 120_000);

it('finds a wrong field in them, so the check above says something', () => {
  expect(problemsOf(wrong)).toHaveLength(3);
}, 120_000);
