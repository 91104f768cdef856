import { isIP } from 'node:net';

/**
 * Whether a page at this host may ask for a passkey, and where it may instead: on the same machine browsers keep them
 * for its name, not for its number.
 */
export const passkeysFor = (baseUrl: string, host: string | undefined) => {
  const party = relyingParty(baseUrl);
  const [origin] = party?.origins ?? [];
  const isHere = party !== null && (party.id !== 'localhost' || /^localhost(:|$)/.test(host ?? ''));
  return {
    hasPasskeys: isHere,
    passkeysAt: party === null || isHere || origin === undefined ? null : `${origin}/console/you`,
  };
};

/**
 * Who a passkey is for: the name of our host, and the origins whose pages may ask for it. Null where
 * the address has no name: browsers keep no passkeys for a number.
 */
export const relyingParty = (baseUrl: string) => {
  const { hostname, origin, protocol, port } = new URL(baseUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // A browser on the same machine may call it by its name.
  if (isLocal) return { id: 'localhost', origins: [`${protocol}//localhost${port && `:${port}`}`] };
  return isIP(hostname) === 0 && !hostname.startsWith('[')
    ? { id: hostname, origins: [origin] }
    : null;
};
