import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { sendPage } from '../pages/layout.ts';
import { type Asset, createAsset } from '../wire/asset.ts';
import { foundPage, guidePage, startPage } from './pages.ts';
import { guideFolder, readPages } from './read-pages.ts';
import { search } from './search.ts';

const types: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml' };

/** The pages of `docs/` with a search, for people whose machines may have no way out. */
export const guideRoutes = (app: FastifyInstance, deps: Pick<Deps, 'baseUrl'>) => {
  let read: ReturnType<typeof readPages> | undefined;
  const pages = () => {
    // Not before somebody asks: without BASE_URL the address is known once the service listens.
    read ??= readPages(deps.baseUrl);
    return read;
  };

  app.get<{ Querystring: { q?: unknown } }>('/docs/guide', async ({ query }, reply) => {
    const all = await pages();
    const asked = typeof query.q === 'string' ? query.q.trim() : '';
    const page = asked === '' ? startPage(all) : foundPage(all, asked, search(all.values(), asked));
    return sendPage(reply, page);
  });
  app.get<{ Params: { page: string } }>('/docs/guide/:page', async ({ params }, reply) => {
    const all = await pages();
    const page = all.get(params.page);
    if (!page) throw new Failure('not_found');
    return sendPage(reply, guidePage(all, page));
  });
  // Compressed once, when first asked for.
  const pictures = new Map<string, Asset>();
  app.get<{ Params: { file: string } }>('/docs/guide/images/:file', async (request, reply) => {
    const [, name = '', ending = ''] = /^([a-z0-9-]+)\.(png|svg)$/.exec(request.params.file) ?? [];
    const type = types[ending];
    if (!type) throw new Failure('not_found');
    const file = join(guideFolder(), 'images', `${name}.${ending}`);
    const picture = pictures.get(file) ?? createAsset(type, () => readFile(file));
    // A name that no file has.
    await picture.fingerprint().catch((cause) => {
      throw new Failure('not_found', { cause });
    });
    pictures.set(file, picture);
    return picture.send(request, reply, 'public, max-age=3600');
  });
};
