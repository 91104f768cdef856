import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import {
  type AdnetClient,
  type AdnetClientOptions,
  createAdnetClient,
  type Token,
} from '../../src/adnet/client/client.ts';
import { createScrubber } from '../../src/secrets/scrubber.ts';

const closers: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

export const token = { value: 'EAAtestToken0123456789abcdefghij', ours: false };
/** Somebody who works in a workspace that `payerId` pays for. */
export const owner = (callerId: string, workspaceId = 'w', payerId = callerId) => ({
  payerId,
  callerId,
  workspaceId,
});
/** The same token in the hands of this customer. */
export const heldBy = (callerId: string, workspaceId = 'w', payerId = callerId) => ({
  ...token,
  owner: owner(callerId, workspaceId, payerId),
});
export const account = { queueName: 'act_1' };

/** Whoever asked hangs up after a while. */
export const leavingAfter = (ms: number) => ({
  whenGone: (listener: () => void) => {
    setTimeout(listener, ms);
  },
});

/** A platform that answers as the listener says; its address carries the version. */
export const platform = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${portOf(server.address())}/v26.0`;
};

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  // A server listening on TCP has an address with a port.
  (address as AddressInfo).port;

/** A platform that speaks in bytes: the callback gets each socket once a whole request has come in. */
export const rawPlatform = async (
  onRequest: (socket: Socket, request: string, nth: number) => void,
  onConnection: (socket: Socket) => void = () => {},
): Promise<string> => {
  let count = 0;
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    onConnection(socket);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (!isWholeRequest(text)) return;
      const request = text;
      text = '';
      count += 1;
      onRequest(socket, request, count);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${portOf(server.address())}/v26.0`;
};

const isWholeRequest = (text: string) => {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
  return text.length >= end + 4 + length;
};

/** A client of that platform, quick to give up and without jitter. */
export const clientOf = (
  graphUrl: string,
  options: Partial<AdnetClientOptions> = {},
): AdnetClient => {
  const client = createAdnetClient({
    graphUrl,
    timeoutMs: 2_000,
    scrubber: createScrubber(),
    random: () => 0,
    ...options,
  });
  closers.push(() => client.destroy());
  return client;
};

export const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

export const answer = (body: string, head = 'HTTP/1.1 200 OK') =>
  `${head}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

export const campaignParams = { name: 'Spring', objective: 'OUTCOME_TRAFFIC', status: 'PAUSED' };

export const create = (client: AdnetClient, by: Token = token) =>
  client.write(by, '/act_1/campaigns', campaignParams, { ...account, kind: 'campaign' });
