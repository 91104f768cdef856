import pino from 'pino';
import { systemClock } from '../clock.ts';
import { traceIdOf } from './traceparent.ts';

/** One request, logged after it was answered. */
type AnsweredRequest = {
  /** The caller has removed secrets from it already. */
  requestId: string;
  method: string;
  route: string | undefined;
  status: number;
  ms: number;
  /** A trace context that was validated. */
  traceparent?: string | null;
  /** If the answer is a failure of ours, its code. */
  code?: string | undefined;
  /** Ids of the caller, by field name. A field that is null is left out of the line. */
  caller?: Readonly<Record<string, string | null>> | undefined;
};

export type Log = pino.Logger & { answered(entry: AnsweredRequest): void };

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogOptions = {
  level: (typeof logLevels)[number];
  /** Removes secrets from a line. */
  scrub: (line: string) => string;
  write?: (line: string) => void;
};

/**
 * Writes JSON lines. Secrets are removed from each line before it is written, except from the line for a request,
 * whose fields cannot hold any.
 */
export const createLog = ({ level, scrub, write }: LogOptions): Log => {
  const out = write ?? writeTogether();
  const time = timeField();
  const log = pino(
    { level, base: null, timestamp: time },
    { write: (line: string) => out(scrub(line)) },
  );
  // This line is written for every request, so it is built by hand. Each value is our own or was checked for
  // characters that JSON would escape.
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
/** One character of a text takes at most three bytes in UTF-8. */
const maxBytesPerCharacter = 3;

/**
 * Writes a few dozen lines together, because a write for each line would cost as much as the rest of the log. The
 * lines wait as bytes: a concatenated text is a tree of its parts, which the garbage collector would copy until the
 * lines are written.
 */
const writeTogether = () => {
  const pendingBytes = Buffer.allocUnsafe(maxGathered);
  let length = 0;
  const flush = () => {
    // The bytes are copied, because a slow reader leaves them in the stream while the next lines are collected.
    if (length > 0) process.stdout.write(Buffer.from(pendingBytes.subarray(0, length)));
    length = 0;
  };
  process.once('exit', flush);
  return (line: string) => {
    if (line.length * maxBytesPerCharacter > maxGathered - length) flush();
    if (line.length * maxBytesPerCharacter > maxGathered) {
      process.stdout.write(line);
      return;
    }
    if (length === 0) setTimeout(flush, gatherMs);
    length += pendingBytes.write(line, length);
  };
};

/** The time in ISO form. The part down to the second is built once per second. */
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
