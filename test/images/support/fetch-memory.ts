/** In a process of its own: what so many pictures of that size, fetched side by side, cost in memory. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImageFetcher } from '../../../src/images/fetch-image.ts';

const status = '/proc/self/status';

/** On Linux maxRSS begins with the size of the process that started this one; VmHWM is our own. */
const peakBytes = () => {
  const own = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : null;
  return Number(own ?? process.resourceUsage().maxRSS) * 1024;
};

const main = async ([at = '', copies, size]: string[]) => {
  const spoolDir = await mkdtemp(join(tmpdir(), 'greenroom-memory-'));
  const { fetch } = createImageFetcher({ allow: [at], spoolDir });
  const fetchOne = async (length: number) => {
    const image = await fetch(`http://${at}/${length}`);
    let base64Length = 0;
    for await (const piece of image.base64()) base64Length += piece.length;
    if (base64Length !== image.base64Length) throw new Error('base64 of another length');
    await image.dispose();
  };
  await fetchOne(10_000);
  const base = process.memoryUsage.rss();
  await Promise.all(Array.from({ length: Number(copies) }, () => fetchOne(Number(size))));
  const peak = peakBytes();
  await rm(spoolDir, { recursive: true });
  console.log((peak - base) / 2 ** 20);
};

void main(process.argv.slice(2));
