import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '../../operations/index.ts';
import { prefix, routeOf } from '../mount.ts';
import { codeSamples, sampleOrigin } from '../openapi/code-samples.ts';
import type { buildOpenApi } from '../openapi/openapi.ts';
import { createAsset } from '../wire/asset.ts';
import { docsLook, docsStart } from './docs-page.ts';

type Document = ReturnType<typeof buildOpenApi>;

/** The build copies the reference's script beside the program; in a clone, npm has it. */
const referencePath = () => {
  const beside = fileURLToPath(new URL('../docs/reference.js', import.meta.url));
  if (existsSync(beside)) return beside;
  const entry = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference');
  return join(dirname(entry), 'js', 'standalone.js');
};

/**
 * The OpenAPI document for the reference page: each operation with an example in three languages, and the full
 * paths.
 */
const forReaders = (document: Document) => {
  const paths: Document['paths'] = {};
  for (const operation of operations) {
    for (const route of [operation.route, operation.alsoRoute]) {
      if (!route) continue;
      const { method, path } = routeOf(route);
      const name = method.toLowerCase();
      // `buildOpenApi` has made an object for every method.
      const describedOperation = document.paths[prefix + path]?.[name] as Record<string, unknown>;
      paths[path] = {
        ...paths[path],
        [name]: { ...describedOperation, 'x-codeSamples': codeSamples(operation, route) },
      };
    }
  }
  return { ...document, servers: [{ url: prefix, description: 'This service' }], paths };
};

const script = 'text/javascript; charset=utf-8';
const text = (content: string) => async () => Buffer.from(content);

/** The files of the reference page, by the names under which browsers load them. */
export const docsFiles = async (document: Document) => {
  const named = async (name: string, ending: string, asset: ReturnType<typeof createAsset>) => ({
    name: `${name}-${await asset.fingerprint()}.${ending}`,
    asset,
  });
  const contract = await named(
    'contract',
    'json',
    createAsset('application/json; charset=utf-8', text(JSON.stringify(forReaders(document)))),
  );
  const start = docsStart(`/docs/${contract.name}`, sampleOrigin);
  return {
    contract,
    start: await named('start', 'js', createAsset(script, text(start))),
    look: await named('look', 'css', createAsset('text/css; charset=utf-8', text(docsLook))),
    reference: await named(
      'reference',
      'js',
      createAsset(script, () => readFile(referencePath())),
    ),
  };
};
