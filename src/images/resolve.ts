import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { untilAborted } from '../kernel/async/timeout.ts';
import { isPublicAddress } from './address-rule.ts';
import { asFetchFailure, notAllowed } from './refusal.ts';
import type { ImageTarget } from './target.ts';

export type Address = { address: string; family: 4 | 6 };
export type Lookup = (host: string) => Promise<Address[]>;

const addressOf = (address: string): Address => ({ address, family: isIP(address) === 6 ? 6 : 4 });

const missingCodes = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && missingCodes.has(String(error.code));

/**
 * Asks the name servers directly. The system's lookup occupies a thread that file access needs too, cannot be
 * cancelled, and tries the search domains of the local network.
 */
const publicLookup = async (host: string, signal: AbortSignal): Promise<Address[]> => {
  const resolver = new Resolver({ timeout: 3000, tries: 3 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    );
    const failedAnswer = answers.find(
      (answer) => answer.status === 'rejected' && !isMissing(answer.reason),
    );
    if (addresses.length === 0 && failedAnswer?.status === 'rejected') throw failedAnswer.reason;
    return addresses.map(addressOf);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/** Hosts in the allow list may be known only to this machine (hosts file, container network). */
const exemptLookup = async (host: string) =>
  (await systemLookup(host, { all: true })).map(({ address }) => addressOf(address));

const find = async ({ host, exempt }: ImageTarget, signal: AbortSignal, lookup?: Lookup) => {
  if (isIP(host) > 0) return [addressOf(host)];
  if (lookup) return lookup(host);
  return exempt ? exemptLookup(host) : publicLookup(host, signal);
};

/**
 * The addresses for a connection, resolved once. If one of them is not public, all are refused. A name that does
 * not exist is refused with the same words, so that names of the internal network cannot be guessed.
 */
export const resolveTarget = async (
  target: ImageTarget,
  signal: AbortSignal,
  lookup?: Lookup,
): Promise<Address[]> => {
  const addresses = await untilAborted(signal, find(target, signal, lookup)).catch((error) => {
    throw isMissing(error) ? notAllowed(error) : asFetchFailure(error);
  });
  if (addresses.length === 0) throw notAllowed('no address');
  if (!target.exempt && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw notAllowed('resolves to a closed address');
  }
  // Many hosts have no working IPv6 route, so IPv4 is tried first.
  return addresses.toSorted((a, b) => a.family - b.family);
};
