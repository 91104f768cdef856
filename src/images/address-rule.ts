import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Unicast in the registries, yet never a public picture host. */
const closedV4 = [
  // Azure's wire server answers on it from inside every virtual machine.
  '168.63.129.16/32',
].map((range) => ipaddr.IPv4.parseCIDR(range));

const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');

const closedV6 = [
  // The former 6bone, handed back.
  '3ffe::/16',
  // The whole special-purpose block: Teredo, benchmarking, ORCHID and whatever is assigned next.
  '2001::/23',
].map((range) => ipaddr.IPv6.parseCIDR(range));

const isPublicV4 = (text: string) => {
  const address = ipaddr.IPv4.parse(text);
  return address.range() === 'unicast' && !closedV4.some((range) => address.match(range));
};

// ISATAP hides an IPv4 address in the lower half of an ordinary global one.
const isIsatap = ({ parts }: ipaddr.IPv6) =>
  parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200);

const isPublicV6 = (text: string) => {
  const address = ipaddr.IPv6.parse(text);
  return (
    address.match(globalV6) &&
    address.range() === 'unicast' &&
    !closedV6.some((range) => address.match(range)) &&
    !isIsatap(address)
  );
};

/**
 * True only for global unicast. What carries an IPv4 address inside (mapped, NAT64, 6to4, Teredo) is
 * refused whole, and so is everything that is not plainly an address.
 */
export const isPublicAddress = (address: string) => {
  if (isIPv4(address)) return isPublicV4(address);
  return isIPv6(address) && !address.includes('%') && isPublicV6(address);
};

/** One spelling per address, so that two can be compared. */
export const canonicalAddress = (address: string) =>
  ipaddr.isValid(address) ? ipaddr.process(address).toNormalizedString() : address;
