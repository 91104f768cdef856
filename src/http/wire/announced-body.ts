import type { IncomingMessage } from 'node:http';

/** True if the headers say that a body follows. */
export const announcesBody = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** True if part of the body has not arrived. The answer must then close the connection. */
export const hasUnreadBody = (message: IncomingMessage) =>
  !message.complete && announcesBody(message);
