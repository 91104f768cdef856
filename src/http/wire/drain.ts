import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { elapsed } from '../../kernel/clock.ts';

const pollMs = 20;
/** Longer than a busy client waits between two requests. */
const maxIdleMs = 1_000;
const maxSearchMs = 3_000;
const quietTurnMs = 2;
/** If no client has connected for this long, none is about to. */
const maxQuietMs = 300;

/**
 * Stops without interrupting any client. For `noticeMs`, the service reports that it is not ready (`isLeaving`),
 * but answers everything as before. Then answers are held back until no new connection arrives, because a client
 * that waits for an answer opens no other connection. Then no new connections are accepted, and requests on open
 * ones are answered with "Connection: close". The server closes idle connections later by itself.
 */
export const createDrain = (server: Server) => {
  let isLeaving = false;
  let newest = elapsed();
  let open = 0;
  let whenShut: Promise<void> | null = null;
  server.on('connection', (socket) => {
    newest = elapsed();
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });

  /** Clients that wait to be accepted would be disconnected, so it waits for a moment without any. */
  const stopListening = async (quietMs: number) => {
    const began = elapsed();
    for (;;) {
      const before = elapsed();
      await setImmediate();
      const now = elapsed();
      const isQuiet = now - before < quietTurnMs && newest + quietMs < before;
      if (isQuiet || now - began > maxSearchMs) break;
    }
    // Not the HTTP server's own close, which ends idle connections although a request may be on its way.
    SocketServer.prototype.close.call(server);
  };

  return {
    isLeaving: () => isLeaving,
    /** Null, or a promise that resolves when held-back answers may be sent. */
    untilShut: () => whenShut,
    async finish(noticeMs: number) {
      if (isLeaving || !server.listening) return;
      isLeaving = true;
      await setTimeout(noticeMs);
      whenShut = stopListening(Math.min(noticeMs / 4, maxQuietMs));
      await whenShut;
      whenShut = null;
      const until = elapsed() + Math.min(noticeMs, maxIdleMs);
      while (open > 0 && elapsed() < until) await setTimeout(pollMs);
    },
  };
};

export type Drain = ReturnType<typeof createDrain>;
