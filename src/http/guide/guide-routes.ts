import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { sendPage } from '../pages/layout.ts';
import { type Asset, createAsset } from '../wire/asset.ts';
import { pageNames } from './contents.ts';
import { foundPage, guidePage, startPage } from './pages.ts';
import type { GuidePage } from './render-page.ts';
import { search } from './search.ts';

/** The build copies the pages beside the program; in a clone they are in `docs/`. */
const guideFolder = () => {
  const beside = fileURLToPath(new URL('./docs/guide', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../../docs', import.meta.url));
};

/** The address of the service as it is written in the pages of a clone. */
const writtenAddress = /http:\/\/(?:127\.0\.0\.1|localhost):8080(?![0-9])/g;

/**
 * Renders all pages, with the address of this service in their commands. They take a few kilobytes each, and the
 * first reader waits some milliseconds.
 */
export const readPages = async (baseUrl: string): Promise<ReadonlyMap<string, GuidePage>> => {
  const folder = guideFolder();
  // Markdown is parsed by a library, which is loaded for the first reader too.
  const { renderPage } = await import('./render-page.ts');
  const pages = await Promise.all(
    pageNames.map(async (name) =>
      renderPage(
        name,
        (await readFile(join(folder, `${name}.md`), 'utf8')).replace(writtenAddress, () => baseUrl),
      ),
    ),
  );
  return new Map(pages.map((page) => [page.name, page]));
};

const types: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml' };

/** The pages of `docs/` with a search, for people whose machines may have no access to the internet. */
export const guideRoutes = (app: FastifyInstance, deps: Pick<Deps, 'baseUrl'>) => {
  let readOnce: ReturnType<typeof readPages> | undefined;
  const pages = () => {
    // Not earlier, because without BASE_URL the address is known only once the service listens.
    readOnce ??= readPages(deps.baseUrl);
    return readOnce;
  };

  app.get<{ Querystring: { q?: unknown } }>('/docs/guide', async ({ query }, reply) => {
    const all = await pages();
    const searchText = typeof query.q === 'string' ? query.q.trim() : '';
    const page =
      searchText === ''
        ? startPage(all)
        : foundPage(all, searchText, search(all.values(), searchText));
    return sendPage(reply, page);
  });
  app.get<{ Params: { page: string } }>('/docs/guide/:page', async ({ params }, reply) => {
    const all = await pages();
    const page = all.get(params.page);
    if (!page) throw new Failure('not_found');
    return sendPage(reply, guidePage(all, page));
  });
  // Each is compressed once, at its first request.
  const pictures = new Map<string, Asset>();
  app.get<{ Params: { file: string } }>('/docs/guide/images/:file', async (request, reply) => {
    const [, name = '', ending = ''] = /^([a-z0-9-]+)\.(png|svg)$/.exec(request.params.file) ?? [];
    const type = types[ending];
    if (!type) throw new Failure('not_found');
    const file = join(guideFolder(), 'images', `${name}.${ending}`);
    const picture = pictures.get(file) ?? createAsset(type, () => readFile(file));
    // No file has this name.
    await picture.fingerprint().catch((cause) => {
      throw new Failure('not_found', { cause });
    });
    pictures.set(file, picture);
    return picture.send(request, reply, 'public, max-age=3600');
  });
};
