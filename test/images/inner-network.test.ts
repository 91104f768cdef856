import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { failureTable } from '../../src/contract/failures.ts';
import type { PostResult } from '../../src/images/post-public.ts';
import { badUrls, goodUrls } from '../helpers/inputs/corpus.ts';
import { selfSigned } from './support/certificate.ts';
import { bundle, run } from './support/child.ts';
import { hostilePages } from './support/site.ts';

type Answer = { code: string; message: string; cause?: string };
type Report = {
  answers: Answer[];
  rebound: string[];
  posted: PostResult[];
  reposted: PostResult[];
  canaries: string[];
  cookies: string[];
  left: string[];
  trapWorks: boolean;
};

const host = 'img.pub.example.net';
const unshare = '/usr/bin/unshare';

const canMakeNamespaces = () => {
  try {
    const script =
      'ip link set lo up && ip addr add 93.184.216.34/32 dev lo && mount --bind / /mnt';
    execFileSync(unshare, ['-n', '-m', 'sh', '-c', script], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};

const rebindings = 200;
const proxy = 'http://10.1.2.3:80';
const proxies = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy, http_proxy: proxy, https_proxy: proxy };

/** Fetches everything in a namespace where a public address, its name server and the inside are all ours. */
const explore = async (urls: string[], posts: string[]): Promise<Report> => {
  const { folder, program } = await bundle(new URL('./support/inner-network.ts', import.meta.url));
  const { cert, key } = selfSigned([host, '*.pub.example.net']);
  const plan = join(folder, 'plan.json');
  await writeFile(join(folder, 'ca.pem'), cert);
  await writeFile(plan, JSON.stringify({ urls, posts, rebindings, folder, cert, key }));
  const { stdout } = await run(unshare, ['-n', '-m', process.execPath, program, plan], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
      ...proxies,
    },
    timeout: 60_000,
    maxBuffer: 8 * 1024 * 1024,
  });
  // The child program prints exactly this.
  return JSON.parse(stdout) as Report;
};

const expected: Record<string, string[]> = {
  blocked_address: ['image_not_allowed'],
  blocked_address_after_dns: ['image_not_allowed'],
  blocked_redirect: ['image_not_allowed', 'image_fetch_failed'],
  bad_url: ['image_not_allowed'],
  bad_scheme: ['image_not_allowed'],
  bad_port: ['image_not_allowed'],
  userinfo: ['image_not_allowed'],
  bad_content: ['image_invalid', 'image_fetch_failed'],
  too_large: ['image_invalid'],
  upstream_timeout: ['image_fetch_failed'],
};

const pictures = [
  ...goodUrls,
  `http://${host}/redir-3`,
  `https://${host}./a.png`,
  'http://93.184.216.34/a.png',
  'http://[2606:2800:21f:cb07::1]/a.png',
  'https://v6.pub.example.net/a.png',
  'https://both.pub.example.net/a.webp',
];

const insideNames =
  'loop private meta zero v6loop v6mapped v6ula nat64 multi mixed azure nobody'.split(' ');

const traps = [
  ...Object.keys(hostilePages).flatMap((path) => [
    `http://${host}${path}`,
    `https://${host}${path}`,
  ]),
  ...insideNames.map((name) => `http://${name}.pub.example.net/a.png`),
  'http://10.1.2.3.nip.io/',
  'https://93.184.216.34/a.png',
  'https://localtest.me/',
  `https://${host}/down`,
];

/** What a webhook may not be sent to, whatever a picture may. */
const isClosed = ({ expect: kind }: { expect: string }) =>
  /^(blocked_address|blocked_address_after_dns|bad_url|bad_scheme|bad_port|userinfo)$/.test(kind);
const closedAddresses = badUrls.filter(isClosed).map(({ input }) => input);
const insidePosts = [
  ...insideNames.map((name) => `https://${name}.pub.example.net/hook`),
  'https://10.1.2.3.nip.io/',
  `http://${host}/a.png`,
];
const redirecting = Object.keys(hostilePages).filter((path) => /^\/redir-(?!no|empty)/.test(path));
const openPosts = [`https://${host}/a.png`, ...redirecting.map((path) => `https://${host}${path}`)];

const badInputs = badUrls.map(({ input }) => input);
const journey = { made: undefined as Promise<Report> | undefined };

/** One journey for all the tests below, or none where it cannot be made. */
const travel = (ctx: TestContext) => {
  ctx.skip(!canMakeNamespaces(), 'needs root, unshare and ip for a network namespace of its own');
  journey.made ??= explore(
    [...badInputs, ...pictures, ...traps],
    [...closedAddresses, ...insidePosts, ...openPosts],
  );
  return journey.made;
};

const codes = ({ answers }: Report, from: number, count: number) =>
  answers.slice(from, from + count).map(({ code }) => code);

describe('pictures in a network with an inside', () => {
  it('nothing reaches the inside, no cookie travels, no file stays', async (ctx) => {
    const { canaries, cookies, left, trapWorks } = await travel(ctx);
    expect(trapWorks).toBe(true);
    expect({ canaries, cookies, left }).toEqual({ canaries: [], cookies: [], left: [] });
  });

  it('every bad address is refused in its class, all blocked ones in the same words', async (ctx) => {
    const { answers } = await travel(ctx);
    const wrong = badUrls.filter(
      ({ expect: kind }, at) => !expected[kind]?.includes(answers[at]?.code ?? ''),
    );
    expect(wrong).toEqual([]);
    const blocked = answers.filter(({ code }) => code === 'image_not_allowed');
    expect(new Set(blocked.map(({ message }) => message))).toEqual(
      new Set([failureTable.image_not_allowed.message]),
    );
  });

  it('public pictures come through, over TLS, IPv6 and a redirect', async (ctx) => {
    const report = await travel(ctx);
    expect(codes(report, badInputs.length, pictures.length)).toEqual(pictures.map(() => 'fetched'));
  });

  it('a hostile public host and a name of the inside get nowhere', async (ctx) => {
    const answers = codes(await travel(ctx), badInputs.length + pictures.length, traps.length);
    const wrong = traps
      .map((url, at) => `${url} ${answers[at]}`)
      .filter((line) => !/ image_\w+$/.test(line));
    expect(wrong).toEqual([]);
  });

  it('a name that changes its mind 200 times is either outside or refused', async (ctx) => {
    const { rebound } = await travel(ctx);
    expect(rebound).toHaveLength(rebindings);
    expect(new Set(rebound)).toEqual(new Set(['fetched', 'image_not_allowed']));
  });

  it('an event goes to no address of the inside, and every refusal says the same', async (ctx) => {
    const { posted } = await travel(ctx);
    const refusals = posted.slice(0, closedAddresses.length + insidePosts.length);
    expect(closedAddresses.length).toBeGreaterThan(70);
    const wrong = [...closedAddresses, ...insidePosts].filter(
      (_, at) => refusals[at]?.kind !== 'lost',
    );
    expect(wrong).toEqual([]);
    const words = insideNames
      .filter((name) => name !== 'nobody')
      .map((name) => refusals[closedAddresses.length + insideNames.indexOf(name)]);
    expect(new Set(words.map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"kind":"lost","error":"there is no public address under this name"}']),
    );
  });

  it('an event reaches a public address, and follows nobody who points inside', async (ctx) => {
    const { posted, canaries } = await travel(ctx);
    const [arrived, ...pointed] = posted.slice(closedAddresses.length + insidePosts.length);
    expect(arrived).toMatchObject({ kind: 'answered', status: 200 });
    const followedRedirects = pointed.filter((one) => one.kind !== 'answered' || one.status < 300);
    expect(followedRedirects).toEqual([]);
    expect(pointed.length).toBe(redirecting.length);
    expect(canaries).toEqual([]);
  });

  it('an event to a name that changes its mind goes outside or nowhere', async (ctx) => {
    const { reposted } = await travel(ctx);
    const outcomes = reposted.map((one) => (one.kind === 'lost' ? one.error : one.status));
    expect(outcomes).toHaveLength(rebindings);
    expect(new Set(outcomes)).toEqual(new Set([200, 'there is no public address under this name']));
  });
});
