import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.ts';
import {
  claimStep,
  insertLaunchSteps,
  listLaunchSteps,
  putBackStep,
  reviveSteps,
  settleStep,
  skipPendingSteps,
  skipSteps,
} from '../../../src/store/launches/launch-steps.ts';
import {
  insertLaunch,
  type Lease,
  renewLease,
  takeLaunches,
  updateHeldLaunch,
  updateLaunch,
} from '../../../src/store/launches/launches.ts';
import type { LaunchStepRow, StepState } from '../../../src/store/schema/launch-tables.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

/** Each condition by itself under which a holder of a launch may write: together they stand in for one another. */
const h = shared(() => house({ housekeeping: false }));
const db = () => h.service.deps.store.db;
const leaseMs = 60_000;
const open: string[] = [];
afterEach(async () => {
  for (const id of open.splice(0))
    await updateLaunch(db(), id, { state: 'cancelled', dueInMs: null });
});

/** A launch of one step that somebody holds. */
const leaseLaunch = async () => {
  const id = newId();
  open.push(id);
  const lease = await h.service.deps.store.transaction(async (tx) => {
    await insertLaunch(tx, {
      ...{ id, workspace_id: 'w', account_id: 'a', key_id: null, name: 'Spring' },
      ...{ ad_account_id: 'act_1', idempotency_key: id, fingerprint: 'f', body: '{}' },
      state: 'running',
    });
    const step = { step: 'campaign', action: 'create_campaign', needs: '[]', params: '{}' };
    await insertLaunchSteps(tx, id, [step]);
    return (await takeLaunches(tx, [id], leaseMs))[0];
  });
  if (!lease) throw new Error('not taken');
  return lease;
};

const first = { step: 'campaign', attempt: 1 };

const stepOf = async ({ id }: Lease) => {
  const [step] = await listLaunchSteps(db(), id);
  if (!step) throw new Error('no step');
  return step;
};

const setStep = (lease: Lease, values: Partial<LaunchStepRow>) =>
  db().updateTable('launch_steps').set(values).where('launch_id', '=', lease.id).execute();

/** The launch as a holder knows it that slept while another one took it. */
const earlierLease = (lease: Lease): Lease => ({
  id: lease.id,
  lease_number: lease.lease_number - 1,
});

describe('a step is taken to be sent', () => {
  const refusals: [
    string,
    (lease: Lease) => Promise<unknown>,
    (lease: Lease) => Promise<boolean>,
  ][] = [
    ['by an earlier try', async () => {}, (l) => claimStep(db(), l, { ...first, attempt: 0 }, 'x')],
    ['that is being sent', (l) => setStep(l, { state: 'sending' }), (l) => claim(l)],
    ['that is made', (l) => setStep(l, { state: 'done' }), (l) => claim(l)],
    ['by an earlier holder', async () => {}, (l) => claim(earlierLease(l))],
    [
      'by a holder whose time is over',
      (l) => db().updateTable('launches').set({ lease_until: 0 }).where('id', '=', l.id).execute(),
      (l) => claim(l),
    ],
    [
      'of a launch that was cancelled',
      (l) => updateLaunch(db(), l.id, { state: 'cancelled' }),
      (l) => claim(l),
    ],
    [
      'of another plan than was approved',
      (l) => updateLaunch(db(), l.id, { agreedDigest: 'other' }),
      (l) => claim(l),
    ],
  ];
  const claim = (lease: Lease) => claimStep(db(), lease, first, 'x');

  it('takes a step once to be sent', async () => {
    const lease = await leaseLaunch();
    expect([await claim(lease), await claim(lease)]).toEqual([true, false]);
  });

  it.each(refusals)('does not take a step %s', async (_, prepare, take) => {
    const lease = await leaseLaunch();
    await prepare(lease);
    const step = await stepOf(lease);
    expect(await take(lease)).toBe(false);
    expect(await stepOf(lease)).toEqual(step);
  });
});

type Settling = {
  lease?: (lease: Lease) => Lease;
  attempt?: number;
  writeId?: string | null;
  state?: StepState;
};

/** What may be different from the step as its holder knows it. */
const others: [string, Settling][] = [
  ['another try', { attempt: 2 }],
  ['another write', { writeId: 'other' }],
  ['no write', { writeId: null }],
  ['an earlier holder', { lease: earlierLease }],
  ['a step that is made', { state: 'done' }],
];

/** A step that is sent with write `x`, and what is different. */
const sendStep = async ({ lease: other = (lease) => lease, state, ...changes }: Settling) => {
  const lease = await leaseLaunch();
  expect(await claimStep(db(), lease, first, 'x')).toBe(true);
  if (state) await setStep(lease, { state });
  return { lease, asHeld: other(lease), about: { ...first, writeId: 'x', ...changes } };
};

describe('what became of a step', () => {
  it('is written down by whoever sent it', async () => {
    const { asHeld, about, lease } = await sendStep({});
    const outcome = { state: 'done' as const, platformId: '1' };
    expect(await settleStep(db(), asHeld, about, ['sending'], outcome)).toBe(true);
    expect(await stepOf(lease)).toMatchObject({ state: 'done', platform_id: '1' });
  });

  it.each(others)('is not written down for %s', async (_, settlingCase) => {
    const { asHeld, about, lease } = await sendStep(settlingCase);
    const storedStep = await stepOf(lease);
    const result = { state: 'unknown' as const, writeId: 'late' };
    expect(await settleStep(db(), asHeld, about, ['sending'], result)).toBe(false);
    expect(await putBackStep(db(), asHeld, about)).toBe(false);
    expect(await stepOf(lease)).toEqual(storedStep);
  });

  it('is another try where it is put back', async () => {
    const { asHeld, about, lease } = await sendStep({});
    expect(await putBackStep(db(), asHeld, about)).toBe(true);
    expect(await stepOf(lease)).toMatchObject({ state: 'pending', attempt: 2, write_id: null });
  });
});

describe('steps that were not sent', () => {
  it('are put aside or sent again, and no others', async () => {
    const lease = await leaseLaunch();
    await skipSteps(db(), earlierLease(lease), ['campaign']);
    expect(await stepOf(lease)).toMatchObject({ state: 'pending' });
    for (const state of ['sending', 'unknown', 'done'] as const) {
      await setStep(lease, { state });
      await skipSteps(db(), lease, ['campaign']);
      await skipPendingSteps(db(), lease.id);
      await reviveSteps(db(), lease.id);
      expect(await stepOf(lease)).toMatchObject({ state, attempt: 1 });
    }
  });
});

describe('a launch', () => {
  it('is held on and changed by its holder alone, and not once the time is over', async () => {
    const lease = await leaseLaunch();
    expect(await renewLease(db(), earlierLease(lease), leaseMs)).toBe(false);
    expect(await updateHeldLaunch(db(), earlierLease(lease), { state: 'done' })).toBe(false);
    expect(await updateHeldLaunch(db(), lease, { state: 'done' }, ['waiting'])).toBe(false);
    expect(await renewLease(db(), lease, leaseMs)).toBe(true);
    await db().updateTable('launches').set({ lease_until: 0 }).where('id', '=', lease.id).execute();
    expect(await renewLease(db(), lease, leaseMs)).toBe(false);
    expect(await updateHeldLaunch(db(), lease, { state: 'done' }, ['running'])).toBe(true);
  });
});
