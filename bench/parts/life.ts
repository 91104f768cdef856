import { type Greenroom, startGreenroom } from './greenroom.ts';
import { drive } from './load.ts';
import { table } from './report.ts';

/** From start to ready, and what it weighs: idle, and after many requests. */
export const measureLife = async (upstream: string, embedded: Greenroom, quick: boolean) => {
  const cold = await startGreenroom({ name: 'cold', upstream, port: 18594 });
  const idle = cold.memory();
  await cold.stop();
  const warm = await startGreenroom({
    name: 'warm',
    upstream,
    port: 18595,
    folder: embedded.folder.concat('-warm'),
  }).catch(() => null);
  const readyWarm = warm ? await restart(warm, upstream) : 0;
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
    { what: 'start to ready, again', value: `${Math.round(readyWarm)} ms` },
    { what: 'memory idle', value: `${Math.round(idle)} MB` },
    {
      what: `memory before / after ${wanted} requests`,
      value: `${Math.round(before)} / ${Math.round(embedded.memory())} MB`,
    },
  ]);
};

const restart = async (first: Greenroom, upstream: string) => {
  await first.stop();
  const again = await startGreenroom({
    name: 'again',
    upstream,
    port: 18596,
    folder: first.folder,
  });
  await again.stop();
  return again.readyMs;
};
