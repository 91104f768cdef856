import ipaddr from 'ipaddr.js';

/** Whoever has one address of an IPv6 network of 64 bits has all of them, so they count as one. */
export const networkOf = (address: string) => {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
