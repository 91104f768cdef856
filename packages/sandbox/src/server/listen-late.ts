import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SandboxApp } from './http-app.ts';

/** The same time for which the sandbox itself keeps a connection open. */
const keepAliveTimeout = 72_000;

/**
 * Listens at once and creates the sandbox for the first request. This makes a start a tenth faster, and a service
 * whose sandbox is never called does not keep its world in memory.
 */
export const listenLate = async (port: number, host: string, make: () => Promise<SandboxApp>) => {
  let pendingApp: Promise<SandboxApp> | undefined;
  const whenMade = () => {
    pendingApp ??= make();
    return pendingApp;
  };
  const server = createServer({ keepAliveTimeout, requestTimeout: 0 }, (request, response) => {
    whenMade().then(
      (app) => app.routing(request, response),
      (error) => response.destroy(error),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    // A server on a port has only this kind of address.
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      // If it could not be created, there is nothing to close.
      await pendingApp?.then(
        (app) => app.close(),
        () => undefined,
      );
    },
  };
};
