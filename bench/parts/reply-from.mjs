// The reference: a bare @fastify/reply-from proxy that checks nothing.
import replyFrom from '@fastify/reply-from';
import Fastify from 'fastify';

const app = Fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', (_request, body, done) => done(null, body));
app.register(replyFrom, { base: process.argv[2] });
app.all('/*', (request, reply) => reply.from(request.url));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: app.server.address().port });
