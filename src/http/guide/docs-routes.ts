import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import type { buildOpenApi } from '../openapi/openapi.ts';
import { stylesheet } from '../pages/stylesheet.ts';
import { createAsset } from '../wire/asset.ts';
import { version } from '../wire/version.ts';
import type { docsFiles } from './docs-files.ts';
import { docsPage, docsPolicy } from './docs-page.ts';

/** The name contains a fingerprint of the content, so the content under a name never changes. */
const forGood = 'public, max-age=31536000, immutable';

/** The API's contract, for programs and for people. The page loads nothing from other hosts. */
export const docsRoutes = (app: FastifyInstance) => {
  let builtDocument: Promise<ReturnType<typeof buildOpenApi>> | undefined;
  /**
   * Loaded and built at the first request, because it takes longer than the rest of a start, and most services
   * never need it.
   */
  const document = () => {
    builtDocument ??= import('../openapi/openapi.ts').then((module) =>
      module.buildOpenApi(version),
    );
    return builtDocument;
  };
  const contract = createAsset('application/json; charset=utf-8', async () =>
    Buffer.from(JSON.stringify(await document())),
  );
  const pages = createAsset('text/css; charset=utf-8', async () => Buffer.from(stylesheet));
  let madeFiles: ReturnType<typeof docsFiles> | undefined;
  const files = () => {
    madeFiles ??= import('./docs-files.ts').then(async (files) =>
      files.docsFiles(await document()),
    );
    return madeFiles;
  };

  app.get('/api/v1/openapi.json', (request, reply) => contract.send(request, reply, 'no-cache'));
  app.get('/pages.css', (request, reply) => pages.send(request, reply, 'public, max-age=3600'));

  const sendDocs = async (_request: unknown, reply: FastifyReply) => {
    const { reference, start, look } = await files();
    const at = ({ name }: { name: string }) => `/docs/${name}`;
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': docsPolicy,
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      })
      .send(docsPage({ reference: at(reference), start: at(start), look: at(look) }).markup);
  };
  app.get('/docs', sendDocs);
  app.get('/docs/', sendDocs);
  app.get<{ Params: { file: string } }>('/docs/:file', async (request, reply) => {
    const docsFile = Object.values(await files()).find(({ name }) => name === request.params.file);
    if (!docsFile) throw new Failure('not_found');
    return docsFile.asset.send(request, reply, forGood);
  });
};
