import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Failure, type FailureCode } from '../../contract/failures.ts';
import { renderFailure } from './render-failure.ts';

const codes: Record<string, FailureCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const asksHead = Buffer.from('HEAD ');

/** A client whose bytes are not valid HTTP gets a 400 in the contract's format; then the connection is closed. */
export const answerBrokenClients = (
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = renderFailure(new Failure(codes[error.code ?? ''] ?? 'bad_request'));
  // A client that sent HEAD expects no body, and would read one as the next answer.
  const { rawPacket } = error;
  const wantsBody = !Buffer.isBuffer(rawPacket) || !rawPacket.subarray(0, 5).equals(asksHead);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${wantsBody ? body : ''}`,
  );
};

/**
 * Answers `Expect: 100-continue` only if the body will be accepted, so that a body that would be refused is not
 * sent.
 */
export const answerExpectations = (server: Server, bodyLimit: number) => {
  const refuse = (response: ServerResponse, code: FailureCode) => {
    const { status, body } = renderFailure(new Failure(code));
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    });
    response.end(body);
  };
  server.on('checkExpectation', (_request, response) => refuse(response, 'expectation_failed'));
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
      refuse(response, 'payload_too_large');
      return;
    }
    response.writeContinue();
    server.emit('request', request, response);
  });
};
