import { type AddressInfo, createServer } from 'node:net';

/** A port on which nobody listened a moment ago. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      // A server that listens on TCP has an address with a port.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
