import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { elapsed } from '../kernel/clock.ts';

const pollMs = 20;
/** Longer than a client that is at work leaves between two requests. */
const longestIdleMs = 1_000;
const longestSearchMs = 1_000;
const quietTurnMs = 2;

/**
 * Leaving without cutting anybody off. First `isLeaving` is said to whoever asks whether the service
 * is ready, for `noticeMs`, while everything is served as ever. Then no connection is taken any more;
 * requests on those that stand are answered, each with "Connection: close". A connection on which
 * nothing comes is closed by the server itself, later.
 */
export const createLeave = (server: Server) => {
  let isLeaving = false;
  let newest = elapsed();
  let open = 0;
  server.on('connection', (socket) => {
    newest = elapsed();
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });

  /** Those who wait to be accepted would be cut off, so this is done when nobody does. */
  const stopListening = async () => {
    const began = elapsed();
    for (;;) {
      const before = elapsed();
      await setImmediate();
      const now = elapsed();
      const isQuiet = now - before < quietTurnMs && newest < before;
      if (isQuiet || now - began > longestSearchMs) break;
    }
    // Not the HTTP server's own close: that one ends idle connections, and a request may be on its way.
    SocketServer.prototype.close.call(server);
  };

  return {
    isLeaving: () => isLeaving,
    async leave(noticeMs: number) {
      if (isLeaving || !server.listening) return;
      isLeaving = true;
      await setTimeout(noticeMs);
      await stopListening();
      const until = elapsed() + Math.min(noticeMs, longestIdleMs);
      while (open > 0 && elapsed() < until) await setTimeout(pollMs);
    },
  };
};

export type Leave = ReturnType<typeof createLeave>;
