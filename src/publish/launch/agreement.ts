import { Failure } from '../../contract/failures.ts';
import type { Db } from '../../store/db.ts';
import {
  listLaunchSteps,
  skipPendingSteps,
  updateStepDigest,
} from '../../store/launches/launch-steps.ts';
import { lockLaunch, updateLaunch } from '../../store/launches/launches.ts';
import type { LaunchRow, LaunchStepRow } from '../../store/schema/launch-tables.ts';
import { findPayer } from '../../store/workspaces.ts';
import type { PublishDeps } from '../deps.ts';
import type { LaunchDeps } from './deps.ts';
import { activeStates, type LeasedLaunch } from './leased-launch.ts';
import { type DigestTarget, planDigest, stepDigest } from './plan/digest.ts';
import { launchKindOf } from './plan/step.ts';
import { recordLaunch } from './record.ts';
import type { OpenSteps } from './steps.ts';

/** True if the launch needs an approval or already has one. A change of it then needs a new approval. */
export const needsApproval = ({ body, approved_at }: Pick<LaunchRow, 'body' | 'approved_at'>) =>
  approved_at !== null || JSON.parse(body).requires_approval === true;

type DigestedRow = Pick<LaunchStepRow, 'step' | 'action' | 'params' | 'picture_sha256'>;

const rowDigest = (target: DigestTarget, { step, action, params, picture_sha256 }: DigestedRow) =>
  stepDigest(target, {
    step,
    kind: launchKindOf(action),
    params: JSON.parse(params),
    pictureSha256: picture_sha256,
  });

const isUnread = ({ action, picture_sha256 }: DigestedRow) =>
  launchKindOf(action) === 'image' && picture_sha256 === null;

/**
 * Computes the digest of a stored launch from its steps. `planDigest` is null while a picture was not fetched,
 * because a dry run, which has the picture, gives another digest.
 */
export const digestRows = (target: DigestTarget, rows: readonly DigestedRow[]) => {
  const steps = rows.map((row) => ({ step: row.step, digest: rowDigest(target, row) }));
  const digest = planDigest(target, steps);
  return { steps, digest, planDigest: rows.some(isUnread) ? null : digest };
};

/** The ad account and API version to which a launch is sent. */
export const targetOf = (
  { adnet: { version } }: Pick<PublishDeps, 'adnet'>,
  { ad_account_id: adAccountId }: Pick<LaunchRow, 'ad_account_id'>,
): DigestTarget => ({ adAccountId, version });

/** Stores the digests of a launch's steps. The caller's transaction must hold the lock of the launch. */
export const storeDigests = async (
  deps: Pick<PublishDeps, 'adnet'>,
  tx: Db,
  launch: Pick<LaunchRow, 'id' | 'ad_account_id'>,
) => {
  const { id } = launch;
  const rows = await listLaunchSteps(tx, id);
  const { steps, digest, planDigest } = digestRows(targetOf(deps, launch), rows);
  for (const [at, row] of rows.entries()) {
    const fresh = steps[at]?.digest ?? null;
    if (fresh !== row.digest)
      await updateStepDigest(tx, id, row.step, {
        digest: fresh,
        picture_sha256: row.picture_sha256,
      });
  }
  return { digest, planDigest };
};

/** True if the steps, as they were read, make the approved plan. Steps without a digest get one. */
export const isAsAgreed = (target: DigestTarget, agreed: string, steps: OpenSteps) => {
  for (const step of steps.values()) step.digest ??= stepDigest(target, step);
  const digests = [...steps.values()].map(({ digest }) => ({ digest: digest ?? '' }));
  return planDigest(target, digests) === agreed;
};

type PictureDeps = Pick<PublishDeps, 'store' | 'images' | 'adnet'>;
type AgreedLaunch = Pick<LaunchRow, 'id' | 'workspace_id' | 'ad_account_id' | 'agreed_digest'>;

const openStates: readonly string[] = ['pending', 'rejected', 'skipped'];

/**
 * Fetches the pictures of a launch that were not fetched before, so that its digest covers them. A picture that
 * cannot be fetched is left out; when it is sent, the launch has to be approved again. The approved digest is not
 * changed.
 */
export const settlePictures = async (
  deps: PictureDeps,
  launch: AgreedLaunch,
  signal?: AbortSignal,
) => {
  const { store, images } = deps;
  if (launch.agreed_digest !== null) return;
  const rows = await listLaunchSteps(store.db, launch.id);
  const unread = rows.filter((row) => isUnread(row) && openStates.includes(row.state));
  if (unread.length === 0 && rows.every(({ digest }) => digest !== null)) return;
  const owner = (await findPayer(store.db, launch.workspace_id)) ?? launch.workspace_id;
  const pictureDigests = await Promise.all(
    unread.map(async ({ step, params }) => {
      const sha256 = await pictureSha256(images, JSON.parse(params).image_url, owner, signal);
      return sha256 === null ? [] : [{ step, sha256, params }];
    }),
  );
  await store.transaction(async (tx) => {
    const now = await lockLaunch(tx, launch.workspace_id, launch.id);
    if (!now || now.agreed_digest !== null) return;
    const fresh = new Map((await listLaunchSteps(tx, launch.id)).map((row) => [row.step, row]));
    for (const { step, sha256, params } of pictureDigests.flat())
      if (fresh.get(step)?.params === params)
        await updateStepDigest(tx, launch.id, step, { digest: null, picture_sha256: sha256 });
    const { planDigest } = await storeDigests(deps, tx, now);
    if (planDigest !== now.plan_digest) await updateLaunch(tx, launch.id, { planDigest });
  });
};

const pictureSha256 = async (
  images: PictureDeps['images'],
  url: unknown,
  owner: string,
  signal?: AbortSignal,
) => {
  try {
    const picture = await images.fetch(String(url), signal, owner);
    await picture.dispose();
    return picture.sha256;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

/** For a launch that began under an older version: its present plan counts as the approved one. */
export const adoptApproval = async (deps: LaunchDeps, launch: LeasedLaunch) => {
  await settlePictures(deps, launch);
  return deps.store.transaction(async (tx) => {
    const now = await lockLaunch(tx, launch.workspace_id, launch.id);
    if (!now || now.lease_number !== launch.lease_number || now.agreed_digest !== null) return;
    const { digest, planDigest } = await storeDigests(deps, tx, now);
    await updateLaunch(tx, launch.id, { planDigest, agreedDigest: digest });
  });
};

/**
 * A step that differs from the approved plan. `sha256`: the hash of the picture that was found instead of the
 * approved one.
 */
export type ChangedStep = { step: string; sha256?: string };

const messageOf = ({ step, sha256 }: ChangedStep, asksAgain: boolean) => {
  const what =
    sha256 === undefined
      ? `What ${step} would send is not what was agreed on.`
      : `The picture of ${step} is not the one that the plan was made with.`;
  const next = asksAgain
    ? 'Look at the launch again and approve it.'
    : 'Look at the launch again and resume it.';
  return `${what} It was not sent. ${next}`;
};

/**
 * Stops a launch that differs from the approved plan, so that nothing more of it is sent. It then needs a new
 * approval, and earlier answers of clients no longer count.
 */
export const stopForChange = async (
  deps: LaunchDeps,
  launch: LeasedLaunch,
  changed: readonly ChangedStep[],
) => {
  const [first] = changed;
  const isWritten = await deps.store.transaction(async (tx) => {
    const now = await lockLaunch(tx, launch.workspace_id, launch.id);
    if (!now || now.lease_number !== launch.lease_number || !activeStates.includes(now.state))
      return false;
    for (const { step, sha256 } of changed)
      if (sha256 !== undefined)
        await updateStepDigest(tx, launch.id, step, { digest: null, picture_sha256: sha256 });
    const { planDigest } = await storeDigests(deps, tx, now);
    const asksAgain = needsApproval(now);
    if (!asksAgain) await skipPendingSteps(tx, launch.id);
    const reason = {
      code: 'plan_changed',
      message: messageOf(first ?? { step: 'a step' }, asksAgain),
      ...(first && { step: first.step }),
    };
    await updateLaunch(tx, launch.id, {
      state: asksAgain ? 'awaiting_approval' : 'stopped',
      stop_reason: JSON.stringify(reason),
      waiting: null,
      dueInMs: null,
      release: true,
      planDigest,
      isCorrected: true,
      ...(asksAgain && { approved: false, agreedDigest: null }),
    });
    const details = { code: reason.code, ...(asksAgain && { awaits_approval: true }) };
    await recordLaunch(tx, launch, 'stopped', undefined, details);
    return true;
  });
  if (isWritten) deps.metrics.launchEnded('stopped');
};
