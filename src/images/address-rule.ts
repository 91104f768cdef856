import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Unicast by the registries, but never the address of a public picture host. */
const closedV4 = [
  // Inside each Azure virtual machine, Azure's wire server answers at this address.
  '168.63.129.16/32',
].map((range) => ipaddr.IPv4.parseCIDR(range));

const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');

const closedV6 = [
  // The former 6bone, which was returned.
  '3ffe::/16',
  // The whole block for special purposes: Teredo, benchmarking, ORCHID, and whatever is assigned next.
  '2001::/23',
].map((range) => ipaddr.IPv6.parseCIDR(range));

const isPublicV4 = (text: string) => {
  const address = ipaddr.IPv4.parse(text);
  return address.range() === 'unicast' && !closedV4.some((range) => address.match(range));
};

// ISATAP puts an IPv4 address into the lower half of an ordinary global address.
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
 * True only for global unicast. Addresses with an IPv4 address inside (mapped, NAT64, 6to4, Teredo) are all
 * refused, as is every text that is not clearly an address.
 */
export const isPublicAddress = (address: string) => {
  if (isIPv4(address)) return isPublicV4(address);
  return isIPv6(address) && !address.includes('%') && isPublicV6(address);
};

/** The same spelling for equal addresses, so that they can be compared. */
export const canonicalAddress = (address: string) =>
  ipaddr.isValid(address) ? ipaddr.process(address).toNormalizedString() : address;
