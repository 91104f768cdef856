import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as make from './pictures.ts';

type Page = (response: ServerResponse, request: IncomingMessage) => void;

const send =
  (body: Buffer | string, type = 'image/png', status = 200): Page =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const to =
  (location?: string, status = 302): Page =>
  (response) => {
    if (location !== undefined) response.setHeader('location', location);
    response.writeHead(status).end();
  };

const drip: Page = (response) => {
  const picture = make.pngOf(100_000);
  let at = 0;
  const timer = setInterval(() => response.write(picture.subarray(at, ++at)), 20);
  response.on('close', () => clearInterval(timer));
};

const declaring =
  (length: number): Page =>
  (response) =>
    response.writeHead(200, { 'content-length': length }).write(make.pngOf(1000));

const bigHeaders: Page = (response, { socket }) => {
  response.destroyed ||
    socket.write(`HTTP/1.1 200 OK\r\n${`X-A: ${'a'.repeat(1000)}\r\n`.repeat(100)}\r\n`);
};

const bomb = gzipSync(Buffer.alloc(50_000_000));
const host = 'img.pub.example.net';

/** A public picture host that behaves, by path. */
const friendlyPages: Record<string, Page> = {
  '/a.png': send(make.png()),
  '/a%20b.jpg?x=1&y=%2F': send(make.jpeg()),
  '/a.webp': send(make.webp(), 'image/webp'),
  '/redirect-once-to-public.png': to(`https://${host}/a.png`),
  '/redir-3': to('/redir-2'),
  '/redir-2': to('/redir-1'),
  '/redir-1': to('/a.png'),
  '/down': to(`http://${host}/a.png`),
};

/** The same host at its worst: none of these may end in a picture. */
export const hostilePages: Record<string, Page> = {
  '/redir-loopback': to('http://127.0.0.1/'),
  '/redir-loopback-name': to('http://localhost/'),
  '/redir-private': to('http://10.1.2.3/', 301),
  '/redir-private-dns': to('http://private.pub.example.net/', 308),
  '/redir-meta': to('http://169.254.169.254/latest/meta-data/', 307),
  '/redir-v6': to('http://[::1]/'),
  '/redir-mapped': to('http://[::ffff:127.0.0.1]/'),
  '/redir-decimal': to('http://2130706433/'),
  '/redir-gopher': to('gopher://127.0.0.1:6379/_INFO'),
  '/redir-file': to('file:///etc/passwd'),
  '/redir-data': to('data:image/png;base64,iVBORw0KGgo='),
  '/redir-ftp': to('ftp://1.1.1.1/a.png'),
  '/redir-port': to('http://1.1.1.1:6379/'),
  '/redir-userinfo': to('http://1.1.1.1@127.0.0.1/'),
  '/redir-rel-dots': to('//127.0.0.1/'),
  '/redir-backslash': to('\\\\127.0.0.1\\'),
  '/redir-crlf': to('/a.png%0d%0aX-Evil:%201'),
  '/redir-no-location': to(undefined),
  '/redir-empty-location': to(''),
  '/redir-loop': to('/redir-loop'),
  '/redir-4': to('/redir-3'),
  '/redir-https-to-http': to(`https://${host}/down`),
  '/huge': declaring(5_000_000_000),
  '/lying-short': (response) => response.writeHead(200, { 'content-length': 40 }).end(make.png()),
  '/gzip-bomb': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/drip': drip,
  '/hang': () => {},
  '/png-bomb': send(make.png({ width: 20_000, height: 20_000 })),
  '/zero-size': send(make.png({ width: 0, height: 0 })),
  '/truncated-jpeg': send(make.jpeg().subarray(0, 100), 'image/jpeg'),
  '/gif-js': send('GIF89a/*aaaaaaaaaa*/=1;alert(document.domain)//;', 'image/gif'),
  '/svg': send('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
  '/html': send('<!doctype html><title>x</title>'),
  '/zip': send('PK\x03\x04\x14\0\0\0\x08\0 and so on'),
  '/heic': send('\0\0\0\0ftypheic\0\0\0\0mif1heic', 'image/heic'),
  '/empty': send(''),
  '/204': (response) => response.writeHead(204).end(),
  '/404': send(make.png(), 'image/png', 404),
  '/500': send('sorry', 'text/plain', 500),
  '/set-cookie': (response) =>
    response.writeHead(302, { location: '/wants-cookie', 'set-cookie': 'a=b; Path=/' }).end(),
  '/wants-cookie': (response, request) =>
    send(request.headers.cookie ? make.png() : 'no cookie', 'image/png')(response, request),
  '/bigheaders': bigHeaders,
};

export const pages = { ...friendlyPages, ...hostilePages };
