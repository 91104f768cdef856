import type { Config } from '../config.ts';
import { startService } from '../main.ts';
import { banner } from './banner.ts';

const patienceMs = 25_000;
const lingerMs = 1_000;

/** Runs until told to stop: no new requests, the running ones finished, everything closed. */
export const serve = async (config: Config, out: (text: string) => void) => {
  // Listened for before it is ready, or a signal that comes early would end it half-way.
  const told = new Promise<void>((tell) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tell());
  });
  const service = await startService(config);
  out(banner(service));
  await told;
  const giveUp = setTimeout(() => process.exit(1), patienceMs);
  await service.stop();
  clearTimeout(giveUp);
  // All is closed; a connection that some library still clings to must not keep the process.
  setTimeout(() => process.exit(0), lingerMs).unref();
  return 0;
};
