import { readFileSync, writeFileSync } from 'node:fs';
import { startGreenroom } from './greenroom.ts';
import { servePictures } from './pictures.ts';
import { table } from './report.ts';

const mebibyte = 2 ** 20;

/** The most a process ever held, in MB; the kernel counts anew once told to. */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Pictures from their address through the service to the platform: what they add to its memory. */
export const measureUploads = async (upstream: string) => {
  const pictures = await servePictures();
  const upload = async (target: { origin: string; key: string }, size: number) => {
    const response = await fetch(`${target.origin}/api/v1/adnet/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account_id: 'act_2', image_url: `http://${pictures.at}/${size}` }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`an upload answered ${response.status}: ${text}`);
  };
  const rows = [];
  for (const [what, copies, megabytes] of [
    ['1 MB', 1, 1],
    ['10 MB', 1, 10],
    ['30 MB', 1, 30],
    ['four of 30 MB at once', 4, 30],
  ] as const) {
    // A process of its own for each: memory once taken is not always given back.
    const target = await startGreenroom({
      name: 'images',
      upstream,
      port: 18598,
      env: { IMAGE_FETCH_ALLOW: pictures.at },
    });
    try {
      await upload(target, 10_000);
      const before = target.memory();
      forgetPeak(target.pid);
      const began = performance.now();
      await Promise.all(Array.from({ length: copies }, () => upload(target, megabytes * mebibyte)));
      rows.push({
        pictures: what,
        'before MB': Math.round(before),
        'peak MB': Math.round(peakOf(target.pid)),
        'added MB': Math.round(peakOf(target.pid) - before),
        ms: Math.round(performance.now() - began),
      });
    } finally {
      await target.stop();
    }
  }
  await pictures.close();
  table('Image upload', rows);
};
