import type { ServerResponse } from 'node:http';
import type { Pieces } from '../../kernel/pieces.ts';

/** Up to this much, with its head, Node hands a text to the kernel from its stack, without asking for memory. */
const maxTextLength = 15 * 1024;

/** What Node notes of a head, and has not in its types: its text, and whether that was sent. */
type Head = { _header?: unknown; _headerSent?: unknown };

/** Ends an answer whose head is set. */
export const endWith = (raw: ServerResponse, body: Pieces) => {
  if (body.length <= maxTextLength && endInOne(raw, body)) return;
  const { list } = body;
  for (let at = 0; at < list.length - 1; at++) raw.write(list[at]);
  raw.end(list.at(-1));
};

/**
 * Sends head and body as one text, in which Latin-1 keeps each byte as it is. Node by itself sends them
 * and an empty third piece, which takes 8 to 10 µs longer: a seventh of what a bare server spends on an
 * answer of 2 KB. False where Node has to do it: its notes are not what they are in Node 20 to 24, or an
 * earlier answer is still under way on the same connection, or the connection is gone.
 */
const endInOne = (raw: ServerResponse, body: Pieces) => {
  const { socket } = raw;
  const head = raw as Head;
  if (!socket?.writable || typeof head._header !== 'string' || head._headerSent !== false)
    return false;
  head._headerSent = true;
  socket.write(head._header + body.text, 'latin1');
  raw.end();
  return true;
};
