import { isWrite, maxCalls } from '../faults/call-log.ts';
import { faultSchema } from '../faults/fault.ts';
import { seenCall } from '../faults/seen-call.ts';
import { objectsOf, takeSnapshot } from '../faults/snapshot.ts';
import { createUserToken, shortLifeMs } from '../login/grant.ts';
import { demo } from '../seed/demo.ts';
import { settleDelivery } from '../world/delivery.ts';
import { metersOf } from '../world/meters.ts';
import { changeModes } from '../world/modes.ts';
import { findToken } from '../world/tokens.ts';
import type { SandboxControl, ThrottleInput } from './control.ts';
import { restart, type State } from './state.ts';

const removedApp = 458;
const expired = 463;

const setDead = (state: State, text: string, subcode: number) => {
  const token = findToken(state.world, text);
  if (token) token.dead = subcode;
  return token !== undefined;
};

/** Limits of the ads products share a subcode; those of Pages, Instagram and others have none. */
const adsThrottles = new Set([17, 80000, 80003, 80004]);

const throttle = ({ world }: State, input: ThrottleInput) => {
  const { account, code = 17, seconds = 60, calls = Number.POSITIVE_INFINITY } = input;
  const block = {
    code,
    subcode: input.subcode ?? (adsThrottles.has(code) ? 2446079 : undefined),
    until: world.clock() + seconds * 1000,
    calls,
  };
  if (account === undefined) world.meters.block = block;
  else metersOf(world.meters, account.replace(/^act_/, '')).block = block;
};

const createTokenFor = (
  { world }: State,
  input: Parameters<SandboxControl['createToken']>[0] = {},
) => {
  const person = world.people.get(input.person ?? demo.adminId);
  if (!person) throw new Error(`There is no person ${input.person} in the sandbox.`);
  person.locale = input.locale ?? person.locale;
  const lifeMs = (input.expiresInSeconds ?? shortLifeMs / 1000) * 1000;
  return createUserToken(world, person, { scopes: input.scopes, lifeMs }).token;
};

const review = ({ world }: State, adId: string, verdict: 'approved' | 'disapproved') => {
  const ad = world.collections.ad.byId.get(adId);
  if (!ad) return false;
  ad.review = { decided_at: world.clock(), verdict };
  settleDelivery(world, ad);
  return true;
};

export const createControl = (state: State): SandboxControl => ({
  fault: (fault) => void state.queue.waiting.push(faultSchema.parse(fault)),
  faults: () => structuredClone(state.queue.waiting),
  clearFaults: () => {
    state.queue.waiting = [];
  },
  expireToken: (token) => setDead(state, token, expired),
  revokeToken: (token, subcode = removedApp) => setDead(state, token, subcode),
  createToken: (input) => createTokenFor(state, input),
  throttle: (input = {}) => throttle(state, input),
  settings: (change = {}) => ({ ...Object.assign(state.world.settings, change) }),
  modes: (change = {}) => structuredClone(changeModes(state.world.modes, change)),
  review: (adId, verdict) => review(state, adId, verdict),
  failReports: (times) => {
    state.world.failingReports = times;
  },
  reset: () => restart(state, state.world.seed),
  seed: (seed) => restart(state, seed),
  snapshot: () => takeSnapshot(state.world),
  objects: (kind) => objectsOf(state.world, kind),
  calls: ({ method, path, isWrite: wanted } = {}) =>
    state.log.entries
      .slice(-maxCalls)
      .filter((entry) => method === undefined || entry.method === method.toUpperCase())
      .filter((entry) => path === undefined || entry.path.includes(path))
      .filter((entry) => wanted === undefined || isWrite(entry) === wanted)
      .map(seenCall),
  writes: () => state.log.writes.map(seenCall),
  callCount: () => state.log.total,
});
