import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../src/images/address-rule.ts';

/** First and last address of every IPv4 range that is not the public internet. */
const closedV4 = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
] as const;

const toNumber = (address: string) =>
  address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);

const toAddress = (value: number) =>
  [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256).join('.');

const isClosedV4 = (value: number) =>
  closedV4.some(([first, last]) => value >= toNumber(first) && value <= toNumber(last));

const hex = (value: number) => Math.floor(value).toString(16);
const lower = (address: string) => {
  const value = toNumber(address);
  return `${hex(value / 65536)}:${hex(value % 65536)}`;
};

describe('the address rule', () => {
  it.each(closedV4)('closes %s to %s, and opens what stands before and after', (first, last) => {
    expect(isPublicAddress(first)).toBe(false);
    expect(isPublicAddress(last)).toBe(false);
    for (const beside of [toNumber(first) - 1, toNumber(last) + 1]) {
      if (beside < 0 || beside > 0xffffffff) continue;
      expect([toAddress(beside), isPublicAddress(toAddress(beside))]).toEqual([
        toAddress(beside),
        !isClosedV4(beside),
      ]);
    }
  });

  it('agrees with the list of ranges on any IPv4 address', () => {
    // Two small ranges (AS112, AMT) are closed as well, though they are harmless.
    const alsoClosed = /^192\.(175\.48|31\.196|52\.193)\./;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (value) => {
        const address = toAddress(value);
        fc.pre(!alsoClosed.test(address));
        return isPublicAddress(address) === !isClosedV4(value);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(closedV4.map(([, last]) => last))('closes %s inside an IPv6 address', (address) => {
    const inside = lower(address);
    const wrapped = [
      `::${address}`,
      `::ffff:${address}`,
      `::ffff:${inside}`,
      `::ffff:0:${inside}`,
      `64:ff9b::${address}`,
      `64:ff9b:1::${inside}`,
      `2002:${inside}::`,
      `2002:${inside}::1`,
      `2001:0:${inside}::`,
      `2001:0:4136:e378:8000:63bf:${inside}`,
      `fe80::5efe:${inside}`,
      `2a00:1450:4001:80b:0:5efe:${inside}`,
      `2a00:1450:4001:80b:200:5efe:${inside}`,
    ];
    expect(wrapped.filter(isPublicAddress)).toEqual([]);
  });

  it.each([
    '::',
    '::1',
    '0:0:0:0:0:0:0:1',
    '100::1',
    '1000::1',
    '2001::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:1ff:ffff::1',
    '2001:db8::1',
    '2001:db8:ffff:ffff::1',
    '3ffe::1',
    '3fff::1',
    '3fff:fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fdff::1',
    'fe80::1',
    'fe80::1%eth0',
    '2a00:1450::1%eth0',
    'fec0::1',
    'ff02::1',
    'ff0e::1',
    '::ffff:1.1.1.1',
  ])('closes %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['', 'localhost', '1.1.1', '0x7f.1', '01.1.1.1', '1.1.1.1 ', '[2a00::1]', '1.1.1.1:80'])(
    'closes what is no address: "%s"',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '168.63.129.15',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2001:4860:4860::8888',
    '2400:cb00::1',
  ])('opens %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('opens no IPv6 address outside global unicast', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), ([first = 0, ...rest]) => {
        const address = [first, ...rest].map((part) => part.toString(16)).join(':');
        return first >> 13 === 1 || !isPublicAddress(address);
      }),
      { numRuns: 5000 },
    );
  });
});
