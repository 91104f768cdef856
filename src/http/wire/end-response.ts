import type { ServerResponse } from 'node:http';
import type { Pieces } from '../../kernel/pieces.ts';

/** Up to this much is sent as one text, which Node puts behind the head in one piece. */
const maxTextLength = 15 * 1024;

/** Ends an answer whose head is set. In Latin-1 each byte stays as it is. */
export const endResponse = (raw: ServerResponse, body: Pieces) => {
  if (body.length <= maxTextLength) {
    raw.end(body.text, 'latin1');
    return;
  }
  const { list } = body;
  for (let at = 0; at < list.length - 1; at++) raw.write(list[at]);
  raw.end(list.at(-1));
};
