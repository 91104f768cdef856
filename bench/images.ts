/**
 * Peak memory and time of fetching a picture and turning it into base64, in a process of its own.
 * One line per case; `--json` prints one array; further words name the cases (1, 10, 30, 4x30).
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { createImageFetcher } from '../src/images/fetch-image.ts';

const mebibyte = 1024 * 1024;
const cases = {
  '1': { copies: 1, size: mebibyte },
  '10': { copies: 1, size: 10 * mebibyte },
  '30': { copies: 1, size: 30 * mebibyte },
  '4x30': { copies: 4, size: 30 * mebibyte },
};

type Measurement = { baseMb: number; peakMb: number; addedMb: number; ms: number };

const chunkHead = (type: string, length: number) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(type, 4, 'latin1');
  return head;
};

const header = () => {
  const body = Buffer.from([0, 0, 4, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0]);
  const named = Buffer.concat([Buffer.from('IHDR'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([chunkHead('IHDR', 13), body, sum]);
};

/** A PNG of exactly so many bytes, made while it is sent. */
const sendPicture = async (response: ServerResponse, size: number) => {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = Buffer.concat([chunkHead('IEND', 0), Buffer.alloc(4)]);
  const start = Buffer.concat([signature, header()]);
  let left = size - start.length - end.length - 12;
  response.write(Buffer.concat([start, chunkHead('IDAT', left)]));
  const filling = Buffer.alloc(64 * 1024, 0xa5);
  for (; left > 0; left -= Math.min(left, filling.length)) {
    const ready = response.write(filling.subarray(0, left));
    if (!ready) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end(Buffer.concat([Buffer.alloc(4), end]));
};

const measure = async (at: string, copies: number, size: number): Promise<Measurement> => {
  const spoolDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const { fetch } = createImageFetcher({ allow: [at], spoolDir });
  const fetchOne = async (length: number) => {
    const image = await fetch(`http://${at}/${length}`);
    let encoded = 0;
    for await (const piece of image.base64()) encoded += piece.length;
    if (encoded !== image.base64Length) throw new Error('base64 of another length');
    await image.dispose();
  };
  await fetchOne(10_000);
  const base = process.memoryUsage.rss();
  const began = performance.now();
  await Promise.all(Array.from({ length: copies }, () => fetchOne(size)));
  const ms = performance.now() - began;
  const peak = process.resourceUsage().maxRSS * 1024;
  await rm(spoolDir, { recursive: true });
  const mb = (bytes: number) => Math.round((bytes / mebibyte) * 10) / 10;
  return { baseMb: mb(base), peakMb: mb(peak), addedMb: mb(peak - base), ms: Math.round(ms) };
};

const measureAll = async (wanted: string[]) => {
  const server = createServer((request, response) => {
    void sendPicture(response, Number(request.url?.slice(1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server's address is always an AddressInfo.
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const results: Record<string, Measurement> = {};
  for (const [name, { copies, size }] of Object.entries(cases)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const words = [process.argv[1] ?? '', '--child', at, String(copies), String(size)];
    const { stdout } = await promisify(execFile)(process.execPath, words);
    results[name] = JSON.parse(stdout);
  }
  server.close();
  return results;
};

const main = async ([first, ...rest]: string[]) => {
  if (first === '--child') {
    const [at = '', copies, size] = rest;
    console.log(JSON.stringify(await measure(at, Number(copies), Number(size))));
  } else if (first === '--json') {
    console.log(JSON.stringify(await measureAll(rest)));
  } else {
    console.table(await measureAll(first === undefined ? [] : [first, ...rest]));
  }
};

void main(process.argv.slice(2));
