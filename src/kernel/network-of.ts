import ipaddr from 'ipaddr.js';

/**
 * A client with an IPv6 address usually has the whole network of 64 bits, so all addresses of such a network count
 * as one.
 */
export const networkOf = (address: string) => {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
