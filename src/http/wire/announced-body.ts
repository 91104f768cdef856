import type { IncomingMessage } from 'node:http';

/** Whether a request says that a body follows its head. */
export const announcesBody = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Whether bytes of its body are still to come: an answer must then close the connection. */
export const hasUnreadBody = (message: IncomingMessage) =>
  !message.complete && announcesBody(message);
