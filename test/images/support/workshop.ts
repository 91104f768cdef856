import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Failure } from '../../../src/contract/failures.ts';
import { createImageFetcher, type ImageFetcherOptions } from '../../../src/images/fetch-image.ts';

const listen = (server: Server | ReturnType<typeof createRawServer>) =>
  new Promise<number>((resolve) => {
    // A listening TCP server's address is always an AddressInfo.
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A real HTTP server on loopback that remembers what it was asked. */
export const serve = async (listener: RequestListener) => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { port, requests, connections, at: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
};

/** Serves the same bytes whatever is asked. */
export const serveBytes = (bytes: Buffer, headers: Record<string, string | number> = {}) =>
  serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', ...headers });
    response.end(bytes);
  });

/** A server that says what no proper one would. */
export const serveRaw = async (talk: (socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', () => talk(socket));
  });
  const port = await listen(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port, sockets, at: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
};

/** A fetcher with an empty spool of its own; looks in afterwards that nothing stayed there. */
export const workshop = async (options: Partial<ImageFetcherOptions> = {}) => {
  const spoolDir = await mkdtemp(join(tmpdir(), 'greenroom-spool-'));
  onTestFinished(() => rm(spoolDir, { recursive: true, force: true }));
  const fetcher = createImageFetcher({ allow: [], spoolDir, ...options });
  return { ...fetcher, spoolDir, spooled: () => readdir(spoolDir) };
};

/** The refusal a promise ends in; anything but a Failure is an error of the test. */
export const refusalOf = async (work: Promise<unknown>): Promise<Failure> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Failure) return error;
  throw new Error('expected a Failure', { cause: error });
};

/** What fetching these bytes from an allowed host ends in, with the spool looked at. */
export const fetchBytes = async (bytes: Buffer, options: Partial<ImageFetcherOptions> = {}) => {
  const { at, url } = await serveBytes(bytes);
  const shop = await workshop({ allow: [at], ...options });
  return { shop, work: shop.fetch(`${url}/picture`) };
};
