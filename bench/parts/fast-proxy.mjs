// A second reference: fast-proxy on node:http.
import { createServer } from 'node:http';
import fastProxy from 'fast-proxy';

const { proxy } = fastProxy({ base: process.argv[2], undici: { connections: 128 } });
const server = createServer((request, response) => proxy(request, response, request.url, {}));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
