import { fork } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { buildProgram } from '../scripts/build.mjs';
import { type Greenroom, startGreenroom } from './parts/greenroom.ts';
import { startScript } from './parts/process.ts';

/**
 * A report of 100,000 rows as a CSV file: through Greenroom, and by a bare script that pages with
 * the official SDK. Rows a second, and the memory that the download adds.
 */
const rows = Number(process.argv[2] ?? 100_000);
const pageSize = 500;
const mostAddedMb = 40;

type Measured = { rows: number; seconds: number; addedMb: number };

const home = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'greenroom-reports-'));
const file = (name: string) => join(folder, `${name}.csv`);

const byGreenroom = async (greenroom: Greenroom, name: string): Promise<Measured> => {
  const idle = greenroom.memory();
  let highest = idle;
  const watch = setInterval(() => {
    highest = Math.max(highest, greenroom.memory());
  }, 20);
  const began = performance.now();
  const response = await fetch(`${greenroom.origin}/api/v1/adnet/reports/600/rows?format=csv`, {
    headers: { authorization: `Bearer ${greenroom.key}` },
  });
  if (!response.ok || !response.body) throw new Error(`it answered ${response.status}`);
  let lines = -1;
  const count = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      for (const byte of piece) if (byte === 0x0a) lines += 1;
      yield piece;
    }
  };
  await pipeline(Readable.fromWeb(response.body), count, createWriteStream(file(name)));
  clearInterval(watch);
  return { rows: lines, seconds: (performance.now() - began) / 1000, addedMb: highest - idle };
};

const bySdk = (origin: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const path = join(home, 'bench', 'parts', 'sdk-rows.mjs');
    const child = fork(path, [origin, file('sdk'), String(pageSize)]);
    child.once('message', (message) => resolve(message as Measured));
    child.once('exit', (code) => reject(new Error(`the script ended with ${code}`)));
  });

const show = (name: string, { rows: seen, seconds, addedMb }: Measured) =>
  console.log(
    `${name}: ${seen} rows in ${seconds.toFixed(1)} s, ${Math.round(seen / seconds)} rows/s, added memory ${addedMb.toFixed(0)} MB`,
  );

await buildProgram(home);
const upstream = await startScript('upstream', 'report-upstream.mjs', String(rows));
const greenroom = await startGreenroom({ name: 'reports', upstream: upstream.origin, port: 21590 });
try {
  show('Greenroom, just started', await byGreenroom(greenroom, 'first'));
  const sdk = await bySdk(upstream.origin);
  const ours = await byGreenroom(greenroom, 'greenroom');
  show('official SDK, bare script', sdk);
  show('Greenroom', ours);
  console.log(`file: ${Math.round(statSync(file('greenroom')).size / 2 ** 20)} MB`);
  if (ours.rows !== rows || sdk.rows !== rows) throw new Error('rows are missing');
  if (ours.addedMb > mostAddedMb)
    throw new Error(`the download added ${ours.addedMb} MB; ${mostAddedMb} MB is the most`);
} finally {
  await greenroom.stop();
  await upstream.stop();
  rmSync(folder, { recursive: true, force: true });
}
