import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '../../contract/failures.ts';
import { createShares } from '../../kernel/fairness/shares.ts';
import { networkOf } from '../../kernel/network-of.ts';
import { sessionCookieName } from '../../web/host-cookie.ts';
import { addressOf, isOwnAddress } from '../../web/sender-address.ts';
import { announcesBody } from './announced-body.ts';
import { apiKeyOf } from './headers.ts';
import type { RequestBudget } from './request-budget.ts';

/**
 * How many requests may be in progress, and how much memory their bodies may take. Callers with a key or session
 * and strangers have separate limits, so they never compete.
 */
export const defaultLimits = {
  known: { maxRequests: 2_000, maxBodyBytes: 64 * 1024 * 1024 },
  strangers: { maxRequests: 1_000, maxBodyBytes: 8 * 1024 * 1024 },
  /** Requests of strangers from one network whose bodies have not arrived yet. */
  maxUnfinishedPerNetwork: 32,
};

/** Paths that need a key or a session, which is checked before a body is read. */
const keyPaths = ['/api/v1/', '/mcp'];
const sessionPath = '/console';

const sessionCookie = new RegExp(
  String.raw`(?:^|; ?)(?:__Host-)?${sessionCookieName}=([\w-]{1,200})`,
);

/**
 * The key or session of a request; null for a stranger. It is not checked here, but always before a body is read: a
 * wrong key is answered at once, and for a wrong session the console calls `countAsStranger`.
 */
const claimOf = (message: IncomingMessage) => {
  const { url = '', headers } = message;
  if (keyPaths.some((path) => url.startsWith(path))) return apiKeyOf(message);
  if (!url.startsWith(sessionPath)) return null;
  return sessionCookie.exec(headers.cookie ?? '')?.[1] ?? null;
};

/** Counts requests in progress and the memory of their bodies, separately for known callers and strangers. */
export const createAdmission = ({
  known,
  strangers,
  maxUnfinishedPerNetwork,
}: typeof defaultLimits = defaultLimits) => {
  const counterOf = ({ maxRequests, maxBodyBytes }: typeof known) => ({
    requests: createShares(maxRequests),
    bodies: createShares(maxBodyBytes),
  });
  const counters = { known: counterOf(known), strangers: counterOf(strangers) };
  const unfinishedRequests = new Map<string, number>();

  const countUnfinished = (message: IncomingMessage, response: ServerResponse, network: string) => {
    const count = (unfinishedRequests.get(network) ?? 0) + 1;
    if (count > maxUnfinishedPerNetwork) throw tooMany('unfinished requests from your address');
    unfinishedRequests.set(network, count);
    let isCounted = true;
    const finish = () => {
      if (!isCounted) return;
      isCounted = false;
      const remaining = (unfinishedRequests.get(network) ?? 0) - 1;
      if (remaining > 0) unfinishedRequests.set(network, remaining);
      else unfinishedRequests.delete(network);
    };
    message.once('end', finish);
    response.once('close', finish);
  };

  /** Admits a request, or throws. Its share is given back after the answer was sent. */
  return (message: IncomingMessage, response: ServerResponse): RequestBudget => {
    const claim = claimOf(message);
    let counter = counters.known;
    let owner = claim ?? '';
    let heldBytes = 0;
    let isCounted = false;
    const leave = () => {
      if (isCounted) counter.requests.give(owner, 1);
      if (heldBytes > 0) counter.bodies.give(owner, heldBytes);
      isCounted = false;
      heldBytes = 0;
    };
    const enter = () => {
      if (!counter.requests.take(owner, 1)) throw tooMany('requests');
      isCounted = true;
    };
    const countAsStranger = () => {
      if (counter === counters.strangers) return;
      leave();
      const address = addressOf(message);
      counter = counters.strangers;
      owner = networkOf(address);
      if (announcesBody(message) && !isOwnAddress(address))
        countUnfinished(message, response, owner);
      enter();
    };
    response.once('close', leave);
    if (claim === null) countAsStranger();
    else enter();
    return {
      countAsStranger,
      reserveBytes(bytes) {
        if (!counter.bodies.take(owner, bytes)) throw tooMany('large requests');
        heldBytes += bytes;
      },
    };
  };
};

const tooMany = (what: string) =>
  new Failure('unavailable', {
    message: `Too many ${what} are under way. Try again in a moment.`,
    retryAfterSeconds: 1,
  });
