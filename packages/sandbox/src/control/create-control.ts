import { isWrite, maxCalls } from '../faults/call-log.ts';
import { contentsOf, objectsOf } from '../faults/contents.ts';
import { faultSchema } from '../faults/fault.ts';
import { seenCall } from '../faults/seen-call.ts';
import { isBlocked } from '../graph/limits.ts';
import { createUserToken, shortLifeMs } from '../login/grant.ts';
import { demo } from '../seed/demo.ts';
import { readWorldFile } from '../seed/world-file.ts';
import { settleDelivery } from '../world/delivery.ts';
import { metersOf } from '../world/meters.ts';
import { changeModes } from '../world/modes.ts';
import { findToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import type { EntityStatus, SandboxControl, ThrottleInput } from './control.ts';
import { clearDelivery, setDelivery } from './delivery.ts';
import { demandNothingLive, liveAds } from './live.ts';
import { endings, endLogins, loginsOf, reviveLogins } from './logins.ts';
import { startRecorder } from './recorder.ts';
import { loadState, restart, type State, saveState } from './state.ts';

const setDead = (state: State, text: string, subcode: number) => {
  const token = findToken(state.world, text);
  if (token) token.dead = subcode;
  return token !== undefined;
};

/** The limits of the ads products share a subcode; those of Pages, Instagram and others have none. */
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

const blocksOf = ({ meters }: World) => [meters, ...meters.accounts.values()];

const isThrottled = ({ world }: State) =>
  blocksOf(world).some(({ block }) => isBlocked(block, world.clock()));

const unthrottle = ({ world }: State) => {
  for (const holder of blocksOf(world)) holder.block = undefined;
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

const review = (
  { world }: State,
  adId: string,
  verdict: 'approved' | 'disapproved',
  reason?: string,
) => {
  const ad = world.collections.ad.byId.get(adId);
  if (!ad) return false;
  ad.review = { decided_at: world.clock(), verdict, reason };
  settleDelivery(world, ad);
  return true;
};

const setStatus = ({ world }: State, id: string, status: EntityStatus) => {
  const { campaign, adset, ad } = world.collections;
  const entity = campaign.byId.get(id) ?? adset.byId.get(id) ?? ad.byId.get(id);
  if (!entity) return false;
  entity.status = status;
  entity.updated = world.clock();
  settleDelivery(world, entity);
  return true;
};

const logins = ({ world }: State) =>
  loginsOf(world).map(({ person, alive, ended }) => ({
    person: person.id,
    name: person.name,
    alive,
    ended,
  }));

export const createControl = (state: State): SandboxControl => ({
  fault: (fault) => void state.queue.waiting.push(faultSchema().parse(fault)),
  faults: () => structuredClone(state.queue.waiting),
  clearFaults: () => {
    state.queue.waiting = [];
  },
  expireToken: (token) => setDead(state, token, endings.expire),
  revokeToken: (token, subcode = endings.revoke) => setDead(state, token, subcode),
  createToken: (input) => createTokenFor(state, input),
  throttle: (input = {}) => throttle(state, input),
  isThrottled: () => isThrottled(state),
  unthrottle: () => unthrottle(state),
  settings: (change = {}) => ({ ...Object.assign(state.world.settings, change) }),
  modes: (change = {}) => structuredClone(changeModes(state.world.modes, change)),
  review: (adId, verdict, reason) => review(state, adId, verdict, reason),
  setStatus: (id, status) => setStatus(state, id, status),
  setDelivery: (id, delivery) => setDelivery(state.world, id, delivery),
  clearDelivery: (id) => clearDelivery(state.world, id),
  logins: () => logins(state),
  endLogins: (person, ending) => endLogins(state.world, person, ending),
  reviveLogins: (person) => reviveLogins(state.world, person),
  clock: state.clock,
  deliverWebhooks: () => state.courier.deliver(),
  notify: (account, field, value) =>
    state.courier.notify({ account_id: account.replace(/^act_/, ''), field, value }),
  webhooks: () => state.courier.deliveries(),
  failReports: (times) => {
    state.world.failingReports = times;
  },
  reset: () => restart(state),
  seed: (world) => restart(state, typeof world === 'number' ? world : readWorldFile(world)),
  snapshot: () => saveState(state),
  restore: (snapshot) => loadState(state, snapshot),
  contents: () => contentsOf(state.world),
  objects: (kind) => objectsOf(state.world, kind),
  calls: ({ method, path, isWrite: writeFlag } = {}) =>
    state.log.entries
      .slice(-maxCalls)
      .filter((entry) => method === undefined || entry.method === method.toUpperCase())
      .filter((entry) => path === undefined || entry.path.includes(path))
      .filter((entry) => writeFlag === undefined || isWrite(entry) === writeFlag)
      .map(seenCall),
  writes: () => state.log.writes.map(seenCall),
  callCount: () => state.log.total,
  liveAds: () => liveAds(state),
  nothingIsLive: () => demandNothingLive(state),
  record: () => startRecorder(state),
});
