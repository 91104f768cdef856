import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageNames } from './contents.ts';
import type { GuidePage } from './render-page.ts';

/** The build puts the pages beside the program; in a clone they stand in `docs/`. */
export const guideFolder = () => {
  const beside = fileURLToPath(new URL('./docs/guide', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../../docs', import.meta.url));
};

/** Where the pages of a clone say that the service is. */
const written = /http:\/\/(?:127\.0\.0\.1|localhost):8080(?![0-9])/g;

/**
 * All pages, rendered, with the address of this service in their commands; a page is a few kilobytes, and the first
 * reader waits some milliseconds.
 */
export const readPages = async (baseUrl: string): Promise<ReadonlyMap<string, GuidePage>> => {
  const folder = guideFolder();
  // Markdown is read by a library, which waits for the first reader too.
  const { renderPage } = await import('./render-page.ts');
  const pages = await Promise.all(
    pageNames.map(async (name) =>
      renderPage(
        name,
        (await readFile(join(folder, `${name}.md`), 'utf8')).replace(written, () => baseUrl),
      ),
    ),
  );
  return new Map(pages.map((page) => [page.name, page]));
};
