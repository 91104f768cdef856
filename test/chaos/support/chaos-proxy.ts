import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The state of the connection between a client and its server: it works, or fails in one of the ways of real
 * networks.
 */
export type Weather = 'clear' | 'refuse' | 'reset' | 'silence' | 'slow';

const slowMs = 300;

/** A TCP proxy whose state can be changed at any time, for open connections too. */
export const createChaosProxy = async (targetPort: number) => {
  let weather: Weather = 'clear';
  let server: Server | undefined;
  let port = 0;
  const sockets = new Set<Socket>();
  /** Sockets whose other end was closed during a silence: real kernels repeat the message until it arrives. */
  const unheard = new Set<Socket>();

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      // Dropped, as by a firewall that has forgotten the connection.
      if (weather === 'silence') return;
      if (weather === 'slow') setTimeout(() => to.write(chunk), slowMs);
      else to.write(chunk);
    });
    from.on('close', () => {
      if (weather === 'silence') unheard.add(to);
      else to.destroy();
    });
  };
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((client) => {
        keep(client);
        if (weather === 'reset') {
          client.resetAndDestroy();
          return;
        }
        const upstream = connect(targetPort, '127.0.0.1');
        keep(upstream);
        carry(client, upstream);
        carry(upstream, client);
      });
      server.listen(port, '127.0.0.1', () => {
        const address = server?.address();
        if (typeof address === 'object' && address) port = address.port;
        resolve();
      });
    });
  const dropAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const unlisten = () =>
    new Promise<void>((resolve) => {
      if (!server?.listening) resolve();
      else server.close(() => resolve());
      dropAll();
    });

  await listen();
  return {
    port,
    async turn(next: Weather) {
      const before = weather;
      weather = next;
      if (next === 'refuse') await unlisten();
      else if (before === 'refuse') await listen();
      if (next === 'reset') dropAll();
      if (next === 'silence') return;
      for (const socket of unheard) socket.destroy();
      unheard.clear();
    },
    async close() {
      weather = 'clear';
      await unlisten();
    },
  };
};
