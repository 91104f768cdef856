import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Greenroom, startGreenroom } from './greenroom.ts';
import { drive } from './load.ts';
import { table } from './report.ts';

/** From start to ready, and what it weighs: idle, and after many requests. */
export const measureLife = async (upstream: string, embedded: Greenroom, quick: boolean) => {
  const cold = await startGreenroom({ name: 'cold', upstream, port: 18594 });
  const idle = cold.memory();
  await cold.stop();
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-life-'));
  const again = { name: 'warm', upstream, port: 18595, folder };
  await (await startGreenroom(again)).stop();
  const warm = await startGreenroom({ ...again, port: 18596 });
  await warm.stop();
  rmSync(folder, { recursive: true, force: true });
  const wanted = quick ? 10_000 : 100_000;
  const before = embedded.memory();
  const shot = {
    path: '/api/v1/adnet/ad-accounts/act_2/campaigns',
    headers: { authorization: `Bearer ${embedded.key}` },
  };
  for (let done = 0; done < wanted; )
    done += Math.max(1, (await drive(embedded, shot, 5, 32)).rps * 5);
  table('Life', [
    { what: 'start to ready, first start', value: `${Math.round(cold.readyMs)} ms` },
    { what: 'start to ready, again', value: `${Math.round(warm.readyMs)} ms` },
    { what: 'memory idle', value: `${Math.round(idle)} MB` },
    {
      what: `memory before / after ${wanted} requests`,
      value: `${Math.round(before)} / ${Math.round(embedded.memory())} MB`,
    },
  ]);
};
