import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAdmission, type defaultLimits } from '../../src/http/wire/admission.ts';
import { networkOf } from '../../src/kernel/network-of.ts';

const limits = {
  known: { maxRequests: 8, maxBodyBytes: 1_000 },
  strangers: { maxRequests: 8, maxBodyBytes: 100 },
  maxUnfinishedPerNetwork: 3,
};

type DoorRequest = { url?: string; headers?: Record<string, string>; from?: string };

/** A door, and requests that come to it; `over` is their answer. */
const door = (own: typeof defaultLimits = limits) => {
  const admit = createAdmission(own);
  const come = ({
    url = '/console/sign-in',
    headers = {},
    from = '192.0.2.1',
  }: DoorRequest = {}) => {
    // As much of a request as is looked at.
    const message = Object.assign(new EventEmitter(), {
      url,
      headers,
      socket: { remoteAddress: from },
    }) as unknown as IncomingMessage;
    const response = new EventEmitter();
    const close = () => response.emit('close');
    try {
      const place = admit(message, response as ServerResponse);
      return { place, isIn: true, over: close, arrive: () => message.emit('end') };
    } catch {
      close();
      return { place: null, isIn: false, over: () => {}, arrive: () => {} };
    }
  };
  const count = (many: number, requestAt: (at: number) => DoorRequest) =>
    Array.from({ length: many }, (_, at) => come(requestAt(at))).filter(({ isIn }) => isIn).length;
  return { come, count };
};

const body = { 'content-length': '10' };
const withKey = (key: string) => ({
  url: '/api/v1/account',
  headers: { ...body, authorization: `Bearer ${key}` },
});
const withSession = (secret: string) => ({
  url: '/console/clients',
  headers: { cookie: `a=b; __Host-greenroom-session=${secret}` },
});

describe('requests under way', () => {
  it('never gives strangers the places of those who show a key or a session', () => {
    const { come, count } = door();
    expect(count(50, (at) => ({ from: `192.0.2.${at}`, headers: body }))).toBe(7);
    expect(come(withKey('one')).isIn).toBe(true);
    expect(come(withSession('two')).isIn).toBe(true);
  });

  it('leaves room for the next key beside the requests of one', () => {
    const { come, count } = door();
    expect(count(50, () => withKey('greedy'))).toBe(4);
    expect(come(withKey('other')).isIn).toBe(true);
  });

  it('leaves room for the next stranger beside the requests of one network', () => {
    const { come, count } = door();
    expect(count(50, () => ({}))).toBe(4);
    expect(come({ from: '198.51.100.7' }).isIn).toBe(true);
  });

  it('counts a request with a key at a page for strangers as a stranger’s', () => {
    const { come, count } = door();
    const request = { headers: { authorization: 'Bearer x' } };
    expect(count(50, (at) => ({ ...request, from: `192.0.2.${at}`, url: '/review/x' }))).toBe(7);
    expect(come(withKey('one')).isIn).toBe(true);
  });

  it('are strangers once their session is found to be nobody’s', () => {
    const { come, count } = door();
    for (let at = 0; at < 20; at++) {
      const one = come({ ...withSession(`false-${at}`), from: `192.0.2.${at}` });
      expect(one.isIn).toBe(true);
      if (at < 7) one.place?.countAsStranger();
      else expect(() => one.place?.countAsStranger()).toThrow('under way');
    }
    expect(come(withSession('true')).isIn).toBe(true);
    expect(count(1, () => ({ from: '198.51.100.7' }))).toBe(0);
  });

  it('give their places back when they are answered', () => {
    const { come } = door();
    for (let at = 0; at < 100; at++) {
      const one = come({ headers: body });
      expect(one.isIn).toBe(true);
      one.place?.reserveBytes(40);
      one.over();
    }
  });
});

describe('unfinished requests of strangers', () => {
  const wide = { ...limits, strangers: { maxRequests: 1_000, maxBodyBytes: 100 } };

  it.each<[string, (at: number) => DoorRequest]>([
    ['address', () => ({ headers: body })],
    ['IPv6 network', (at) => ({ headers: body, from: `2001:db8:1:2:${at}::${at}` })],
    ['IPv6 network, written short', (at) => ({ headers: body, from: `2001:db8::${at}` })],
    [
      'address, written as IPv6',
      (at) => ({ headers: body, from: at % 2 ? '::ffff:192.0.2.1' : '192.0.2.1' }),
    ],
    [
      'address behind a proxy',
      () => ({
        headers: { ...body, 'x-forwarded-for': '10.0.0.9, 192.0.2.5, 10.0.0.1' },
        from: '127.0.0.1',
      }),
    ],
    [
      'address that claims others',
      (at) => ({ headers: { ...body, 'x-forwarded-for': `198.51.100.${at}` } }),
    ],
  ])('are few from one %s', (_, request) => {
    const { count, come } = door(wide);
    expect(count(20, request)).toBe(3);
    expect(come({ headers: body, from: '203.0.113.1' }).isIn).toBe(true);
  });

  it('are not counted by an address that may be a proxy’s own', () => {
    expect(door(wide).count(20, () => ({ headers: body, from: '10.1.2.3' }))).toBe(20);
  });

  it('count no longer once the body has arrived, and requests without one never do', () => {
    const { come, count } = door(wide);
    for (let at = 0; at < 20; at++) come({ headers: body }).arrive();
    expect(count(20, () => ({}))).toBe(20);
  });
});

it('strangers’ bodies take little, and nothing from what known callers share', () => {
  const { come } = door();
  const stranger = come({ headers: body });
  stranger.place?.reserveBytes(50);
  expect(() => stranger.place?.reserveBytes(1)).toThrow('large requests');
  const admission = come(withKey('one'));
  admission.place?.reserveBytes(500);
  expect(() => admission.place?.reserveBytes(1)).toThrow('large requests');
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['nowhere', 'nowhere'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
