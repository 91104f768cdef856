import { type Difference, differencesOf } from '../../adnet/answers/differences.ts';
import { platformTime } from '../../adnet/answers/platform-time.ts';
import type { Token } from '../../adnet/client/client.ts';
import { kinds } from '../../adnet/kinds/list.ts';
import { pauseParams, pausePath } from '../../adnet/wire/ad.ts';
import { span } from '../../kernel/clock.ts';
import type { FairWork } from '../../kernel/fairness/fair-worker.ts';
import {
  type DueObjects,
  isHeld,
  listUnverified,
  noteFound,
  noteVerified,
  takeUnverified,
  type UnverifiedWrite,
} from '../../store/journal/unverified-writes.ts';
import { insertDifferences } from '../../store/object-differences.ts';
import { announceDiffers, announceFoundLive, type JournaledObject } from '../announce.ts';
import type { PublishDeps } from '../deps.ts';
import { currentToken } from '../tokens/token.ts';
import {
  eachOf,
  type ListedObjects,
  type NewObject,
  newObjectOf,
  type PlatformObject,
  readObject,
  readObjectsTogether,
} from './read-objects.ts';

/** How long after the answer a new object is read back, rounded up to the next second. */
export const readBackAfterMs = span({ seconds: 3 });
const againAfterMs = span({ minutes: 1 });
const giveUpAfterMs = span({ hours: 1 });
const batch = 50;
/** From how many ad accounts one node reads at the same time. */
const slots = 16;

/**
 * Checks after a create that the new object is really paused, and that Meta has stored what was sent. Each create
 * is read back once, by any node. An object that Meta created live is paused at once. An object that a person has
 * switched on since is reported and left alone.
 */
export const readBackWork = (
  deps: PublishDeps,
  isStopped: () => boolean,
): FairWork<DueObjects, DueObjects> => ({
  slots,
  list: () => listUnverified(deps.store.db, deps.ownTokens.waiting()),
  // The objects of an ad account are taken in small groups while it is read.
  take: async (chosen) => chosen.map((waiting) => ({ waiting, taken: waiting })),
  async work({ workspace_id: workspaceId, queueKey: adAccountId }, mustYield) {
    for (;;) {
      const mine = deps.ownTokens.waiting();
      const batchRequest = { limit: batch, holdMs: againAfterMs, mine, workspaceId, adAccountId };
      const due = await takeUnverified(deps.store.db, batchRequest);
      await readBackAll(deps, due.map(newObjectOf), isStopped);
      if (due.length < batch || isStopped() || mustYield()) return;
    }
  },
  onError: (error) => deps.log.warn({ err: error }, 'new objects could not be read back'),
});

const readBackAll = async (deps: PublishDeps, due: NewObject[], isStopped: () => boolean) => {
  const tokens = memoizeTokens(deps);
  const writesByResult = new Map<string, UnverifiedWrite[]>();
  const listedObjects = await readObjectsTogether(deps, due, tokens);
  await eachOf(due, isStopped, async (write) => {
    const result = await readBackOne(deps, write, await tokens(write), listedObjects);
    if (result === null) return;
    deps.ownTokens.forget(write.id);
    writesByResult.set(result, [...(writesByResult.get(result) ?? []), write]);
  });
  for (const [result, writes] of writesByResult) {
    await noteVerified(deps.store.db, writes, result);
    for (const _ of writes) deps.metrics.readBack(result);
  }
};

/** Looks up the connection once for all objects of a workspace. */
const memoizeTokens = (deps: PublishDeps) => {
  const tokens = new Map<string, Promise<Token | null>>();
  return async ({ id, workspace_id: workspaceId, now }: UnverifiedWrite) => {
    const token = tokens.get(workspaceId) ?? currentToken(deps, workspaceId, now);
    tokens.set(workspaceId, token);
    return deps.ownTokens.tokenOf(id) ?? (await token);
  };
};

/** Reads one object back; null if it must be read again later. */
const readBackOne = async (
  deps: PublishDeps,
  write: NewObject,
  token: Token | null,
  listedObjects: ListedObjects,
) => {
  const { id, now, created_at, ad_account_id: account, object_id: objectId } = write;
  const isLate = now - created_at > giveUpAfterMs;
  try {
    const object =
      token && objectId
        ? (listedObjects.get(objectId) ?? (await readObject(deps, write, token)))
        : null;
    if (object) await noteDifferences(deps, write, object);
    const result = token && object ? await judge(deps, write, token, object) : null;
    if (result !== null || !isLate) return result;
  } catch (error) {
    deps.log.debug({ err: error, writeId: id, objectId }, 'a new object could not be read back');
    if (!isLate) return null;
  }
  deps.log.warn({ writeId: id, objectId, account }, 'a new object could never be read back');
  return 'unread';
};

const maxDifferences = 50;

/** Longer values are cut. */
const maxChars = 2_000;

const shortValue = ({ scrubber }: PublishDeps, value: unknown): unknown => {
  const text = JSON.stringify(value ?? null);
  const clean = scrubber.scrub(text);
  // Our own JSON; at most, a secret inside a text was replaced.
  if (clean.length <= maxChars) return JSON.parse(clean);
  return `${[...clean.slice(0, maxChars)].slice(0, -1).join('')}…`;
};

const shortDifference = (deps: PublishDeps, { field, sent, stored }: Difference): Difference => ({
  field,
  sent: shortValue(deps, sent),
  stored: shortValue(deps, stored),
});

/** Recorded and announced once for each object, however often it is read. */
const noteDifferences = async (deps: PublishDeps, write: NewObject, object: PlatformObject) => {
  const { kind, sent, object_id: objectId, workspace_id: workspaceId } = write;
  if (objectId === null) return;
  const allDifferences = [
    ...differencesOf(kind, sent, object.object, object.names),
    ...object.unknown.map((field) => ({ field, sent: sent[field], stored: null })),
  ];
  if (allDifferences.length === 0) return;
  const differences = allDifferences
    .slice(0, maxDifferences)
    .map((one) => shortDifference(deps, one));
  const about = { workspaceId, writeId: write.id, objectId, account: write.ad_account_id };
  const isNew = await deps.store.transaction(async (tx) => {
    const row = {
      workspace_id: workspaceId,
      object_id: objectId,
      id: write.id,
      action: write.action,
      differences: JSON.stringify(differences),
    };
    if (!(await insertDifferences(tx, row))) return false;
    await announceDiffers(tx, about, { action: write.action, name: write.name, differences });
    return true;
  });
  if (!isNew) return;
  deps.metrics.objectDiffers();
  const fields = differences.map(({ field }) => field);
  deps.log.warn({ ...about, fields }, 'Meta stored an object otherwise than it was sent');
};

/** Returns whether the object is paused. If it is not, pauses or reports it. */
const judge = async (
  deps: PublishDeps,
  write: NewObject,
  token: Token,
  { object }: PlatformObject,
) => {
  if (!kinds[write.kind].canBeLive) return 'compared';
  if (object.status === undefined) return null;
  if (object.status !== 'ACTIVE') return object.status.toLowerCase();
  const about = {
    workspaceId: write.workspace_id,
    writeId: write.id,
    objectId: write.object_id ?? '',
    account: write.ad_account_id,
  };
  if (!isBornLive(object, write)) {
    deps.log.warn(about, 'somebody has switched a new object on; it is left as it is');
    await deps.store.transaction(async (tx) => {
      if (await noteFound(tx, write.id, 'switched_on'))
        await announceFoundLive(tx, about, 'switched_on');
    });
    return 'switched_on';
  }
  // The node may have slept since it read the object, and a person may have switched it on meanwhile, so the lease
  // is checked first.
  return (await isHeld(deps.store.db, write)) ? pauseBornLive(deps, about, token) : null;
};

const clockSlackMs = span({ seconds: 3 });

/** True if this write created the object, and nothing has changed it since. */
const isBornLive = (
  { created_time, updated_time }: PlatformObject['object'],
  { created_at }: UnverifiedWrite,
) => {
  const [created, updated] = [platformTime(created_time), platformTime(updated_time)];
  if (created === null || updated === null) return false;
  return updated <= created && created >= created_at - clockSlackMs;
};

/** The finding is stored before the object is paused, so that it is not lost if the node dies in between. */
const pauseBornLive = async (deps: PublishDeps, about: JournaledObject, token: Token) => {
  const { writeId, objectId, account } = about;
  await deps.store.transaction(async (tx) => {
    if (await noteFound(tx, writeId, 'born_live')) await announceFoundLive(tx, about, 'born_live');
  });
  deps.metrics.foundLive();
  deps.log.error(about, 'Meta made an object live although it was sent paused; pausing it');
  const outcome = await deps.adnet.write(token, pausePath(objectId), pauseParams, {
    queueName: account,
    kind: 'pause',
  });
  if (outcome.kind === 'succeeded') return 'born_live';
  deps.log.error(about, 'an object that is live could not be paused; it is tried again');
  return null;
};
