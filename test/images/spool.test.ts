import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { releaseUntilDone } from '../helpers/timing/release-until-done.ts';
import * as make from './support/pictures.ts';
import { fetchBytes, refusalOf, serve, serveBytes, workshop } from './support/workshop.ts';

const spoolName = (pid: number | undefined) => `image-${pid}-${randomUUID()}-${randomUUID()}`;
/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

describe('the spool', () => {
  it('is made when it is needed, for nobody else to read', async () => {
    const { at, url } = await serveBytes(make.png());
    const { spoolDir } = await workshop();
    const deeper = join(spoolDir, 'not', 'there', 'yet');
    const shop = await workshop({ allow: [at], spoolDir: deeper });
    const image = await shop.fetch(url);
    expect((await stat(deeper)).mode & 0o777).toBe(0o700);
    await image.dispose();
  });

  it('is swept of what a crash has left, of nothing in use and nothing strange', async () => {
    const { shop, work } = await fetchBytes(make.png());
    const image = await work;
    const foreign = ['notes.txt', 'image-1', `image-${process.pid}-x-y`];
    const alive = spoolName(process.ppid);
    const old = spoolName(process.ppid);
    const dead = [spoolName(deadPid()), spoolName(process.pid), old];
    for (const name of [...foreign, ...dead, alive])
      await writeFile(join(shop.spoolDir, name), 'x');
    await utimes(join(shop.spoolDir, old), 1, 1);
    await shop.sweep();
    const liveFiles = [...foreign, alive, image.path.split('/').at(-1)];
    expect((await shop.spooled()).sort()).toEqual(liveFiles.sort());
    await image.dispose();
  });

  it('need not exist to be swept', async () => {
    const { spoolDir } = await workshop();
    const shop = await workshop({ spoolDir: join(spoolDir, 'none') });
    await expect(shop.sweep()).resolves.toBeUndefined();
  });

  it('a link is removed, not followed', async () => {
    const shop = await workshop();
    const targetFolder = join(shop.spoolDir, 'kept');
    await mkdir(targetFolder);
    await symlink(targetFolder, join(shop.spoolDir, spoolName(deadPid())));
    await shop.sweep();
    expect(await shop.spooled()).toEqual(['kept']);
  });

  it('a spool that cannot be written is our fault, not the picture’s', async () => {
    const { at, url } = await serveBytes(make.png());
    const { spoolDir } = await workshop();
    await writeFile(join(spoolDir, 'file'), '');
    const shop = await workshop({ allow: [at], spoolDir: join(spoolDir, 'file') });
    await expect(shop.fetch(url)).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('base64 of a picture already disposed of fails, and half-read leaves no file open', async () => {
    const { work } = await fetchBytes(make.pngOf(300_000));
    const image = await work;
    const half = image.base64();
    for await (const _piece of half) break;
    expect(half.destroyed).toBe(true);
    await image.dispose();
    await expect(buffer(image.base64())).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('side by side', () => {
  const waiting = async (concurrency?: number) => {
    const open: (() => void)[] = [];
    let most = 0;
    const { at, url } = await serve((_request, response) => {
      open.push(() => response.end(make.png()));
      most = Math.max(most, open.length);
    });
    const shop = await workshop({ allow: [at], ...(concurrency && { concurrency }) });
    return { shop, url, open, most: () => most };
  };

  it.each([
    [undefined, 4],
    [1, 1],
    [2, 1],
    [4, 2],
  ])(
    'concurrency %s lets %d of one account in, and everybody gets there',
    async (concurrency, places) => {
      const { shop, url, open, most } = await waiting(concurrency);
      const all = Array.from({ length: 9 }, () => shop.fetch(url));
      await expect.poll(() => open.length).toBe(places);
      const images = await releaseUntilDone(all, () => open.shift()?.());
      expect(most()).toBe(places);
      for (const image of images) await image.dispose();
      expect(await shop.spooled()).toEqual([]);
    },
  );

  it('one account with many slow pictures makes no other wait', async () => {
    const pendingAnswers: (() => void)[] = [];
    const { at, url } = await serve((request, response) => {
      if (request.url?.endsWith('/quick')) response.end(make.png());
      else pendingAnswers.push(() => response.end(make.png()));
    });
    const shop = await workshop({ allow: [at] });
    const greedy = Array.from({ length: 40 }, () => shop.fetch(url, undefined, 'greedy'));
    await expect.poll(() => pendingAnswers.length).toBe(4);
    for (const other of ['second', 'third', 'fourth'])
      await (await shop.fetch(`${url}/quick`, undefined, other)).dispose();
    expect(pendingAnswers.length).toBe(4);
    const disposed = greedy.map(async (one) => (await one).dispose());
    await releaseUntilDone(disposed, () => pendingAnswers.shift()?.());
  });

  it('lets a picture leave the line that waits too long, and the line moves on', async () => {
    const { shop, url, open } = await waiting(1);
    const first = shop.fetch(url);
    await expect.poll(() => open.length).toBe(1);
    const impatient = refusalOf(shop.fetch(url, AbortSignal.timeout(30)));
    const patient = shop.fetch(url);
    expect((await impatient).code).toBe('image_fetch_failed');
    open.shift()?.();
    await (await first).dispose();
    await expect.poll(() => open.length).toBe(1);
    open.shift()?.();
    await (await patient).dispose();
  });

  it('a bad address is refused without standing in line', async () => {
    const { shop, url, open } = await waiting(1);
    const first = shop.fetch(url);
    await expect.poll(() => open.length).toBe(1);
    expect((await refusalOf(shop.fetch('http://127.0.0.1/'))).code).toBe('image_not_allowed');
    open.shift()?.();
    await (await first).dispose();
  });

  it('a failure gives its place back', async () => {
    const { at, url } = await serve((_request, response) => response.writeHead(500).end());
    const shop = await workshop({ allow: [at], concurrency: 1 });
    for (let round = 0; round < 5; round += 1) {
      expect((await refusalOf(shop.fetch(url))).code).toBe('image_fetch_failed');
    }
  });
});
