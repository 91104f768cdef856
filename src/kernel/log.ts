import pino from 'pino';
import { systemClock } from './clock.ts';
import { traceIdOf } from './traceparent.ts';

/** One request, told when it is over. */
type AnsweredRequest = {
  /** Scrubbed by whoever took it in. */
  requestId: string;
  method: string;
  route: string | undefined;
  status: number;
  ms: number;
  /** A trace context that was checked. */
  traceparent?: string | null;
  /** Of a failure of ours: the code in its answer. */
  code?: string | undefined;
  /** Ids of who asked, by the names of their fields; null: that field is left out. */
  caller?: Readonly<Record<string, string | null>> | undefined;
};

export type Log = pino.Logger & { answered(entry: AnsweredRequest): void };

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogOptions = {
  level: (typeof logLevels)[number];
  /** Cuts secrets out of a line. */
  scrub: (line: string) => string;
  write?: (line: string) => void;
};

/**
 * JSON lines. Secrets are cut out of each before it is written, except out of the line for a
 * request, which cannot hold any.
 */
export const createLog = ({ level, scrub, write }: LogOptions): Log => {
  const out = write ?? writeTogether();
  const time = timeField();
  const log = pino(
    { level, base: null, timestamp: time },
    { write: (line: string) => out(scrub(line)) },
  );
  // Written for every request, so it is put together by hand: all of it is ours or was checked to
  // be plain.
  const isWanted = log.isLevelEnabled('info');
  const start = `{"level":${log.levels.values['info']}`;
  const answered = ({
    requestId,
    method,
    route,
    status,
    ms,
    traceparent,
    code,
    caller,
  }: AnsweredRequest) => {
    if (!isWanted) return;
    const where = route === undefined ? '' : `,"route":"${route}"`;
    const trace = traceparent ? `,"traceId":"${traceIdOf(traceparent)}"` : '';
    const ids = caller ? fieldsOf(caller) : '';
    const why = code === undefined ? '' : `,"code":"${code}"`;
    const tenths = Math.round(ms * 10) / 10;
    const head = `${start}${time()},"requestId":"${requestId}"${trace}${ids}`;
    out(
      `${head},"method":"${method}"${where},"status":${status}${why},"ms":${tenths},"msg":"answered"}\n`,
    );
  };
  return Object.assign(log, { answered });
};

const fieldsOf = (ids: Readonly<Record<string, string | null>>) => {
  let fields = '';
  for (const name in ids) if (ids[name] !== null) fields += `,"${name}":"${ids[name]}"`;
  return fields;
};

const gatherMs = 50;
const maxGathered = 64 * 1024;
/** What one sign of a text can become in UTF-8. */
const maxBytesPerSign = 3;

/**
 * Lines leave a few dozen at a time: a write each would cost as much as the rest of the log. They wait as bytes, because
 * a text that was put together is a tree of its parts, which each collection of garbage would copy until it leaves.
 */
const writeTogether = () => {
  const pendingBytes = Buffer.allocUnsafe(maxGathered);
  let length = 0;
  const flush = () => {
    // A copy: where the reader is slow, it waits in the stream while the next lines are gathered.
    if (length > 0) process.stdout.write(Buffer.from(pendingBytes.subarray(0, length)));
    length = 0;
  };
  process.once('exit', flush);
  return (line: string) => {
    if (line.length * maxBytesPerSign > maxGathered - length) flush();
    if (line.length * maxBytesPerSign > maxGathered) {
      process.stdout.write(line);
      return;
    }
    if (length === 0) setTimeout(flush, gatherMs);
    length += pendingBytes.write(line, length);
  };
};

/** The time in ISO form. All but its milliseconds is made once per second. */
const timeField = () => {
  let second = 0;
  let field = '';
  return () => {
    const now = systemClock();
    const ms = now % 1_000;
    if (now - ms !== second) {
      second = now - ms;
      field = `,"time":"${new Date(second).toISOString().slice(0, -4)}`;
    }
    return `${field}${String(1_000 + ms).slice(1)}Z"`;
  };
};
