import { describe, expect, it } from 'vitest';
import { Failure, failureTable } from '../../src/contract/failures.ts';
import { parseAllowList, parseTarget, redirectTarget } from '../../src/images/target.ts';

const nobody = parseAllowList([]);

const verdict = (judge: () => unknown) => {
  try {
    judge();
    return 'allowed';
  } catch (error) {
    return error instanceof Failure ? `${error.code}: ${error.message}` : error;
  }
};

const refusalText = `image_not_allowed: ${failureTable.image_not_allowed.message}`;

const control = Array.from({ length: 33 }, (_, code) => String.fromCharCode(code));

describe('an address that is refused before anything is looked up', () => {
  it.each([
    ...[...control, '\x7f', '\x85', '\xa0', '\u2028', '\u3000', '\\', '\ud800'].flatMap((bad) => [
      `${bad}http://example.org/a.png`,
      `http://exa${bad}mple.org/a.png`,
      `http://example.org/a${bad}.png`,
      `http://example.org/a.png${bad}`,
      `ht${bad}tp://example.org/a.png`,
    ]),
    'http://example.org/%00',
    'http://example.org/a.png?x=%0d%0aHost:%20x',
    'http://example.org/%7f',
    'http://example.org%0a.evil.example/',
  ])('treacherous characters: %j', (url) => {
    expect(verdict(() => parseTarget(url, nobody))).toBe(refusalText);
  });

  it.each([
    'file:///etc/passwd',
    'FILE://localhost/etc/passwd',
    'ftp://example.org/a.png',
    'ftps://example.org/a.png',
    'sftp://example.org/a.png',
    'gopher://example.org/_x',
    'dict://example.org:11211/stat',
    'ldap://example.org/',
    'ldaps://example.org/',
    'tftp://example.org/',
    'jar:http://example.org/a.jar!/x',
    'netdoc:///etc/passwd',
    'php://filter/resource=x',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:http://example.org/1',
    'javascript:alert(1)',
    'view-source:http://example.org/',
    'about:blank',
    'ws://example.org/',
    'wss://example.org/',
    'unix:/var/run/docker.sock',
    'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
    'httpx://example.org/',
    'http.://example.org/',
  ])('scheme: %s', (url) => {
    expect(verdict(() => parseTarget(url, nobody))).toBe(refusalText);
  });

  it.each([
    '',
    'a.png',
    '/a.png',
    '//example.org/a.png',
    'example.org/a.png',
    'http',
    'http:',
    'http:/',
    'http://',
    'http:///a.png',
    'http:example.org',
    'http:/example.org/',
    'http://?x',
    'http://#x',
    'http://:80/',
    'http://.',
    'http://../',
    'http://a..b.example/',
    'http://.example.org/',
    'http://example.org../',
    'http://127.0.0.1../',
    'http://[::1',
    'http://::1/',
    'http://[]/',
    'http://[1::2::3]/',
    'http://[fe80::1%25eth0]/',
    'http://[fe80::1%eth0]/',
    'http://[v1.x]/',
    'http://example.org:80:80/',
    'http://example.org:port/',
    'http://example.org:99999/',
    'http://example.org:-80/',
    'http://256.1.1.1/',
    'http://1.1.1.1.1/',
    'http://0x1ffffffff/',
    'http://09.1.1.1/',
    'http://xn--/',
    'http://xn--a-.example/',
    'http://exa mple.org/',
    'http://ex%23ample.org/',
    'http://ex%2fample.org/',
    'http://ex%5cample.org/',
    'http://a!b.example/',
    'http://a$b.example/',
    'http://a,b.example/',
    'http://*.example.org/',
    'http://-a.example/',
    `http://${'a'.repeat(64)}.example/`,
    `http://${`${'a'.repeat(50)}.`.repeat(6)}example/`,
    `http://example.org/${'a'.repeat(2100)}`,
  ])('no proper URL: %s', (url) => {
    expect(verdict(() => parseTarget(url, nobody))).toBe(refusalText);
  });

  it.each([
    'http://user@example.org/',
    'http://user:secret@example.org/',
    'http://:secret@example.org/',
    'http://@example.org/',
    'http://:@example.org/',
    'http://1.1.1.1@example.org/',
    'http://a@b@example.org/',
    'http://example.org:80@1.1.1.1/',
    'http://example.org%40evil.example@1.1.1.1/',
  ])('user information: %s', (url) => {
    expect(verdict(() => parseTarget(url, nobody))).toBe(refusalText);
  });

  it.each([0, 1, 21, 22, 23, 25, 53, 81, 442, 444, 2375, 3306, 5432, 6379, 8080, 9200, 65535])(
    'port %d',
    (port) => {
      expect(verdict(() => parseTarget(`http://1.1.1.1:${port}/`, nobody))).toBe(refusalText);
      expect(verdict(() => parseTarget(`https://example.org:${port}/`, nobody))).toBe(refusalText);
    },
  );

  it.each([
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0X7F.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '0',
    '0x0',
    '0.0.0.0',
    '%31%32%37.0.0.1',
    '127%2E0%2E0%2E1',
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '127．0．0．1',
    '\u00ad127.0.0.1',
    '\u200b127.0.0.1',
    '1\u200d27.0.0.1',
    '10.0.0.1',
    '0xa9fea9fe',
    '2852039166',
    '0251.0376.0251.0376',
    '169.254.43518',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::FFFF:A9FE:A9FE]',
    '[64:ff9b::169.254.169.254]',
    '[fd00:ec2::254]',
  ])('literal address, however it is spelt: %s', (host) => {
    for (const url of [`http://${host}/`, `https://${host}:443/x`, `HTTP://${host}:80`]) {
      expect(verdict(() => parseTarget(url, nobody))).toBe(refusalText);
    }
  });

  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'a.localhost',
    'localhost.localdomain',
    'ip6-localhost',
    'ip6-loopback',
    'broadcasthost',
    'db',
    'redis',
    'metadata',
    'metadata.google.internal',
    'METADATA.GOOGLE.INTERNAL.',
    'host.docker.internal',
    'instance-data.ec2.internal',
    'kubernetes.default.svc',
    'kubernetes.default.svc.cluster.local',
    'printer.local',
    'nas.lan',
    'wiki.corp',
    'router.home',
    'router.home.arpa',
    'wiki.intranet',
    '1.0.0.127.in-addr.arpa',
  ])('name of an inner network: %s', (host) => {
    expect(verdict(() => parseTarget(`http://${host}/`, nobody))).toBe(refusalText);
  });
});

describe('an address that may be looked up', () => {
  it.each([
    ['https://img.example.net/a.png', 'img.example.net'],
    ['http://img.example.net:80/a%20b.jpg?x=1&y=%2F', 'img.example.net'],
    ['http://img.example.net:443/a.jpg', 'img.example.net'],
    ['https://img.example.net:80/a.jpg', 'img.example.net'],
    ['HTTPS://IMG.Example.NET/a.png', 'img.example.net'],
    ['https://img.example.net./a.png', 'img.example.net'],
    ['https://bücher.example.net/a.webp', 'xn--bcher-kva.example.net'],
    ['https://xn--bcher-kva.example.net/a.webp', 'xn--bcher-kva.example.net'],
    ['https://b%C3%BCcher.example.net/a.webp', 'xn--bcher-kva.example.net'],
    ['https://my_bucket.example.net/a', 'my_bucket.example.net'],
    ['https://1.1.1.1/a', '1.1.1.1'],
    ['https://0x01010101/a', '1.1.1.1'],
    ['https://[2606:4700:4700::1111]/a', '2606:4700:4700::1111'],
    ['https://local.example.org/a', 'local.example.org'],
    ['https://img.example.net/größe/@2x/a+b.png?sig=A%2BB%3D#top', 'img.example.net'],
  ])('%s', (url, host) => {
    expect(parseTarget(url, nobody)).toMatchObject({ host, exempt: false });
  });

  it('drops the final dot from what is sent as Host and SNI', () => {
    expect(parseTarget('https://img.example.net./a', nobody).url.host).toBe('img.example.net');
  });
});

describe('the allow list', () => {
  const allow = parseAllowList(['127.0.0.1:9000', 'Media.internal:80', '[::1]:8443', 'cdn:443']);

  it.each([
    'http://127.0.0.1:9000/a',
    'https://127.0.0.1:9000/a',
    'http://2130706433:9000/a',
    'http://media.internal/a',
    'http://MEDIA.internal.:80/a',
    'http://[::1]:8443/a',
    'http://[0:0::1]:8443/a',
    'https://cdn/a',
  ])('exempts %s', (url) => {
    expect(parseTarget(url, allow).exempt).toBe(true);
  });

  it.each([
    'http://127.0.0.1/a',
    'http://127.0.0.1:9001/a',
    'http://127.0.0.2:9000/a',
    'https://media.internal/a',
    'http://other.media.internal/a',
    'http://media.internal.example/a',
    'http://cdn/a',
    'http://user@127.0.0.1:9000/a',
    'ftp://127.0.0.1:9000/a',
    'http://127.0.0.1:9000\\@x/a',
  ])('does not exempt %s', (url) => {
    expect(verdict(() => parseTarget(url, allow).exempt || 'not exempt')).not.toBe(true);
    if (!url.includes('media.internal.example')) {
      expect(verdict(() => parseTarget(url, allow))).toBe(refusalText);
    }
  });

  it.each([
    '',
    'host',
    'host:',
    ':80',
    'host:http',
    'http://host:80',
    'host:80/x',
    'a b:80',
    'u@h:1',
  ])('cannot hold "%s"', (entry) => {
    expect(() => parseAllowList([entry])).toThrow('is not host:port');
  });
});

describe('a redirect', () => {
  const secure = parseTarget('https://img.example.net/dir/a.png', nobody);
  const plain = parseTarget('http://img.example.net/dir/a.png', nobody);

  it.each([
    ['b.png', 'https://img.example.net/dir/b.png'],
    ['/b.png', 'https://img.example.net/b.png'],
    ['//cdn.example.net/b.png', 'https://cdn.example.net/b.png'],
    ['https://cdn.example.net/b.png', 'https://cdn.example.net/b.png'],
    ['?v=2', 'https://img.example.net/dir/a.png?v=2'],
  ])('may lead to %s', (location, url) => {
    expect(redirectTarget(secure, location, nobody).url.href).toBe(url);
  });

  it('may go from http to https, never back', () => {
    expect(verdict(() => redirectTarget(plain, 'https://img.example.net/', nobody))).toBe(
      'allowed',
    );
    expect(verdict(() => redirectTarget(secure, 'http://img.example.net/', nobody))).toBe(
      refusalText,
    );
  });

  it.each([
    'http://127.0.0.1/',
    '//127.0.0.1/',
    '//2130706433/',
    '///127.0.0.1/',
    '\\\\127.0.0.1\\',
    '/\\127.0.0.1/',
    'http:127.0.0.1',
    'http://169.254.169.254/latest/meta-data/',
    '//[::1]/',
    'http://localhost/',
    'http://metadata.google.internal/',
    'http://img.example.net:22/',
    'http://user@img.example.net/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'http://',
    'http://[',
    '/a%0d%0aX-Evil:%201',
    '/a b',
    '/a\tb',
    '/\x00',
  ])('may not lead to %j', (location) => {
    expect(verdict(() => redirectTarget(plain, location, nobody))).toBe(refusalText);
  });
});
