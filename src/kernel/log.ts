import pino from 'pino';
import type { Scrubber } from './scrubber.ts';

export type Log = pino.Logger;

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogOptions = {
  level: (typeof logLevels)[number];
  scrubber: Scrubber;
  write?: (line: string) => void;
};

/** JSON lines, each scrubbed of secrets at the sink, where nothing can slip past. */
export const createLog = ({ level, scrubber, write }: LogOptions): Log => {
  const out = write ?? ((line: string) => process.stdout.write(line));
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => out(scrubber.scrub(line)) },
  );
};
