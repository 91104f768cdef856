import { isIP } from 'node:net';

/**
 * Whether a page at this host may ask for a passkey; if not, which host may. On the operator's own machine,
 * browsers store passkeys for the name `localhost`, not for the IP address.
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
 * The host name for which passkeys are stored, and the origins whose pages may ask for them. Null if our address
 * has no host name, because browsers store no passkeys for an IP address.
 */
export const relyingParty = (baseUrl: string) => {
  const { hostname, origin, protocol, port } = new URL(baseUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // A browser on the same machine can use the name `localhost` instead.
  if (isLocal) return { id: 'localhost', origins: [`${protocol}//localhost${port && `:${port}`}`] };
  return isIP(hostname) === 0 && !hostname.startsWith('[')
    ? { id: hostname, origins: [origin] }
    : null;
};
