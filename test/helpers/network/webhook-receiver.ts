import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type ReceivedRequest = { headers: IncomingHttpHeaders; body: string };

type Behaviour = (response: ServerResponse, request: ReceivedRequest) => void;

export const accepts: Behaviour = (response) => void response.end('ok');
export const refuses: Behaviour = (response) => {
  response.statusCode = 500;
  response.end('no');
};

/** A customer's server that receives webhooks; tests control how it behaves. */
export const receiver = async () => {
  const received: ReceivedRequest[] = [];
  let behave: Behaviour = accepts;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      behave(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    behave(as: Behaviour) {
      behave = as;
    },
    types: () => received.map(({ body }) => String(JSON.parse(body).type)),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
