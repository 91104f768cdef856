import pino from 'pino';
import { systemClock } from './clock.ts';
import type { Scrubber } from './scrubber.ts';

/** One request, told when it is over. */
type Answered = {
  /** Scrubbed by whoever took it in. */
  requestId: string;
  method: string;
  route: string | undefined;
  status: number;
  ms: number;
};

export type Log = pino.Logger & { answered(entry: Answered): void };

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogOptions = {
  level: (typeof logLevels)[number];
  scrubber: Scrubber;
  write?: (line: string) => void;
};

/** JSON lines, each scrubbed of secrets at the sink, but for the one that cannot hold any. */
export const createLog = ({ level, scrubber, write }: LogOptions): Log => {
  const out = write ?? writeTogether();
  const time = timeField();
  const log = pino(
    { level, base: null, timestamp: time },
    { write: (line: string) => out(scrubber.scrub(line)) },
  );
  // Written for every request, so it is put together by hand: all of it is ours or was checked to
  // be plain.
  const answered = ({ requestId, method, route, status, ms }: Answered) => {
    if (!log.isLevelEnabled('info')) return;
    const where = route === undefined ? '' : `,"route":"${route}"`;
    out(
      `{"level":${log.levels.values.info}${time()},"requestId":"${requestId}","method":"${method}"${where},"status":${status},"ms":${Math.round(ms * 10) / 10},"msg":"answered"}\n`,
    );
  };
  return Object.assign(log, { answered });
};

const gatherMs = 50;

/** Lines leave a few dozen at a time: a write each would cost as much as the rest of the log. */
const writeTogether = () => {
  let said = '';
  const flush = () => {
    if (said !== '') process.stdout.write(said);
    said = '';
  };
  process.once('exit', flush);
  return (line: string) => {
    if (said === '') setTimeout(flush, gatherMs);
    said += line;
  };
};

/** ISO time, spelled once per millisecond. */
const timeField = () => {
  let spelled = 0;
  let field = '';
  return () => {
    const now = systemClock();
    if (now !== spelled) field = `,"time":"${new Date(now).toISOString()}"`;
    spelled = now;
    return field;
  };
};
