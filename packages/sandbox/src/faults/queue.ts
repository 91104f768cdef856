import { splitVersion } from '../protocol/versions.ts';
import type { World } from '../world/world.ts';
import { type Fault, isWebhookFault } from './fault.ts';

/** Faults in the order in which they were requested; the first that matches a call is used. */
export type FaultQueue = { waiting: Fault[] };

export const createQueue = (): FaultQueue => ({ waiting: [] });

const startsLike = (path: string, start: string) => {
  const segments = path.split('/').filter(Boolean);
  return start
    .split('/')
    .filter(Boolean)
    .every((part, place) => segments[place] === part || (part === '*' && place < segments.length));
};

const fits = ({ match }: Fault, method: string, path: string) => {
  if (match.method !== undefined && match.method.toUpperCase() !== method) return false;
  if (match.path === undefined) return true;
  return startsLike(path, match.path) || startsLike(splitVersion(path).rest, match.path);
};

/** Counts a matching fault; returns true if it takes effect, which uses it up. */
const isMet = (queue: FaultQueue, world: World, fault: Fault) => {
  if (fault.skip > 0) {
    fault.skip -= 1;
    return false;
  }
  if (fault.rate < 1 && world.idGenerator.share('fault') >= fault.rate) return false;
  if (fault.times === 1) queue.waiting = queue.waiting.filter((other) => other !== fault);
  else if (fault.times > 1) fault.times -= 1;
  return true;
};

/** The fault for this call, if any. */
export const takeFault = (queue: FaultQueue, world: World, method: string, path: string) => {
  for (const fault of queue.waiting)
    if (!isWebhookFault(fault) && fits(fault, method, path) && isMet(queue, world, fault))
      return fault;
  return undefined;
};

/** The fault for the next notification, if any. */
export const takeWebhookFault = (queue: FaultQueue, world: World) =>
  queue.waiting.filter(isWebhookFault).find((fault) => isMet(queue, world, fault));
