import { connect } from 'node:net';

export type RawAnswer = {
  /** Every final answer on the connection, in order. */
  answers: { status: number; head: string; body: string }[];
  /** True if a "100 Continue" was among the answers. */
  continued: boolean;
  closed: boolean;
  /** True if there was neither an answer nor an end within the time limit. */
  hung: boolean;
  ms: number;
};

type Options = { timeoutMs?: number; lingerMs?: number; end?: boolean };

/** Sends bytes over its own socket and reads the answer, for requests that no client would send. */
export const sendRaw = (
  address: string,
  bytes: string | Buffer,
  { timeoutMs = 5_000, lingerMs = 30, end = false }: Options = {},
) =>
  new Promise<RawAnswer>((resolve) => {
    const { hostname, port } = new URL(address);
    const started = performance.now();
    const socket = connect(Number(port), hostname);
    let buffer = Buffer.alloc(0);
    let closed = false;
    let linger: NodeJS.Timeout | undefined;
    const finish = (hung: boolean) => {
      clearTimeout(limit);
      clearTimeout(linger);
      socket.destroy();
      resolve({ ...parse(buffer), closed, hung, ms: performance.now() - started });
    };
    const limit = setTimeout(() => finish(true), timeoutMs);
    socket.on('connect', () => {
      const data = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
      if (end) socket.end(data);
      else socket.write(data);
    });
    socket.on('data', (chunk) => {
      buffer = Buffer.concat([buffer, chunk]);
      if (parse(buffer).answers.length === 0) return;
      // Waits a little longer, because a second answer to one request would mean request smuggling.
      clearTimeout(linger);
      linger = setTimeout(() => finish(false), lingerMs);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      closed = true;
      finish(false);
    });
  });

const parse = (bytes: Buffer) => {
  const answers: RawAnswer['answers'] = [];
  let continued = false;
  let rest = bytes.toString('latin1');
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const head = rest.slice(0, end);
    const status = Number(head.split(' ')[1]);
    rest = rest.slice(end + 4);
    if (status === 100) {
      continued = true;
      continue;
    }
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    if (rest.length < length) break;
    answers.push({ status, head, body: Buffer.from(rest.slice(0, length), 'latin1').toString() });
    rest = rest.slice(length);
  }
  return { answers, continued };
};
