import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SandboxApp } from './http-app.ts';

/** As long as the sandbox itself keeps a connection open. */
const keepAliveTimeout = 72_000;

/**
 * Listens at once and makes the sandbox when somebody first asks it. A start takes a tenth less time, and a service
 * whose sandbox nobody asks does not keep its world in memory.
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
    // A server on a port has no other kind of address.
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      // One that could not be made has nothing to close.
      await pendingApp?.then(
        (app) => app.close(),
        () => undefined,
      );
    },
  };
};
