import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openStore, type Store } from '../../src/store/open.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { propertySeed } from '../helpers/run/seed.ts';
import { migratedDatabase } from '../helpers/store/database.ts';
import {
  carry,
  type Fate,
  fates,
  newWorld,
  reconcile,
  resume,
  stateOf,
  type World,
} from './support/launch-model.ts';

/**
 * Two nodes and one step. The sleeper takes the launch up, goes to sleep at any moment of its work
 * and wakes up at any later moment of everybody else's. Meanwhile time passes, lost answers are
 * looked for, other nodes carry the launch on, one of which dies at any moment, and somebody resumes
 * it whenever it has stopped. Whatever the order: nothing is made twice.
 */
type Order = {
  /** After so many of its own moments the sleeper falls asleep. */
  sleepsAfter: number;
  /** It wakes up after so many moments of the others, for so many moments; then again at the end. */
  wakesAfter: number;
  runsFor: number;
  /** The others' moment at which whoever is working dies; none: a number beyond the last one. */
  diesAt: number;
  fates: [Fate, Fate];
};

const clock = { now: 0 };
const hour = 3_600_000;
const rounds = 6;

/** What of an order was reached: an order that differs only in what was not reached would be played the same way. */
type Reached = {
  /** The sleeper had work left when it fell asleep. */
  slept: boolean;
  woke: boolean;
  died: boolean;
  /** How many sendings there were. */
  sent: number;
};

type Played = Reached & {
  /** Null: the sleeper changed nothing when it woke up, so it went on as where it never wakes. */
  end: { made: number; state: Awaited<ReturnType<typeof stateOf>>; objects: string[] } | null;
};

const play = async (
  store: Store,
  { sleepsAfter, wakesAfter, runsFor, diesAt, fates }: Order,
): Promise<Played> => {
  const world = await newWorld(store, clock, fates);
  const sleeper = carry(world);
  /** Whether it came to its end. */
  const run = async (moments: number) => {
    for (let n = 0; n < moments; n++) if ((await sleeper.next()).done) return true;
    return false;
  };
  const progress = { slept: !(await run(sleepsAfter)), woke: false, died: false, sent: 0 };
  let moment = 0;
  let isIdle = false;
  const wake = async () => {
    progress.woke = true;
    const pictureBefore = await pictureOf(world);
    const isOver = await run(runsFor);
    isIdle = isOver && pictureBefore === (await pictureOf(world));
  };
  /** Others' work, moment by moment, until it is done or its worker dies. */
  const work = async (others: AsyncGenerator<void, void>) => {
    for (;;) {
      if (moment === wakesAfter) await wake();
      moment += 1;
      if (isIdle) return;
      if (moment - 1 === diesAt) {
        progress.died = true;
        return;
      }
      if ((await others.next()).done) return;
    }
  };
  let lastPicture = '';
  for (let round = 0; round < rounds && !isIdle; round++) {
    await work(carry(world));
    clock.now += hour;
    await work(reconcile(world));
    await work(carry(world));
    await resume(world);
    const { launch } = await stateOf(world);
    if (launch === 'done' && progress.woke) break;
    // A round that changed nothing any more: each later one would be the same.
    const picture = await pictureOf(world);
    if (launch === 'done' && picture === lastPicture) break;
    lastPicture = picture;
  }
  const countSendings = () => fates.length - world.fates.length;
  if (isIdle) return { ...progress, sent: countSendings(), end: null };
  await run(Number.POSITIVE_INFINITY);
  await settleAll(world);
  const [objectCount, state] = [world.made.size, await stateOf(world)];
  return {
    ...progress,
    sent: countSendings(),
    end: { made: objectCount, state, objects: [...world.made.values()] },
  };
};

/** All that there is of a launch. */
const pictureOf = async ({ store: { db }, id, writes, fates, made: objects }: World) => {
  const launch = await db.selectFrom('launches').selectAll().where('id', '=', id).execute();
  const steps = db.selectFrom('launch_steps').selectAll().where('launch_id', '=', id);
  const journal = db
    .selectFrom('writes')
    .selectAll()
    .where('id', 'in', [...writes, '']);
  const rows = [launch, await steps.execute(), await journal.orderBy('id').execute()];
  return JSON.stringify([rows, writes.length, fates.length, [...objects]], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
};

/** Nobody sleeps any more: it comes to its end. */
const settleAll = async (world: World) => {
  for (let round = 0; round < 4; round++) {
    clock.now += hour;
    for await (const _ of reconcile(world));
    for await (const _ of carry(world));
    await resume(world);
  }
};

const range = (n: number) => Array.from({ length: n }, (_, at) => at);

const asleep = 12;
const others = 40;
const slices = [1, 2, 99];
const never = others;

type Sweep = {
  firsts: readonly Fate[];
  seconds: readonly Fate[];
  sleeps: readonly number[];
  deaths: readonly number[];
};

/** Every moment of sleep and of waking with every pair of fates, and nobody dies. */
const deathless: Sweep = { firsts: fates, seconds: fates, sleeps: range(asleep), deaths: [never] };

/** Every moment at which what a first try hears late can meet the second try and its sender's death. */
const lateAnswers: Sweep = {
  firsts: ['never-arrived', 'refused', 'throttled', 'not-ready'],
  seconds: ['made'],
  sleeps: [5, 6, 7, 8],
  deaths: range(others),
};

const ordersOf = ({ firsts, seconds, sleeps, deaths }: Sweep): Order[] =>
  firsts.flatMap((first) =>
    seconds.flatMap((second) =>
      sleeps.flatMap((sleepsAfter) =>
        deaths.flatMap((diesAt) =>
          range(others).map(
            (wakesAfter): Order => ({
              ...{ sleepsAfter, wakesAfter, diesAt },
              runsFor: 99,
              fates: [first, second],
            }),
          ),
        ),
      ),
    ),
  );

type Try = (order: Order) => Promise<Reached>;

/**
 * All orders, each way of playing once: who did not wake up, die or fall asleep by a moment would not do so later,
 * and a second sending that there was not would have had no other fate.
 */
const tryAll = async ({ firsts, seconds, sleeps, deaths }: Sweep, tryOne: Try) => {
  const wakes = async (order: Omit<Order, 'wakesAfter'>) => {
    const all: Reached = { slept: false, woke: false, died: false, sent: 0 };
    for (const wakesAfter of [...range(others), Number.POSITIVE_INFINITY]) {
      const one = await tryOne({ ...order, wakesAfter });
      all.slept ||= one.slept;
      all.died ||= one.died;
      all.sent = Math.max(all.sent, one.sent);
      if (!one.woke) break;
    }
    return all;
  };
  for (const first of firsts)
    for (const second of seconds) {
      let maxSent = 0;
      for (const sleepsAfter of sleeps) {
        let hasSlept = false;
        for (const diesAt of deaths) {
          const one = await wakes({ sleepsAfter, diesAt, runsFor: 99, fates: [first, second] });
          hasSlept ||= one.slept;
          maxSent = Math.max(maxSent, one.sent);
          if (!one.died) break;
        }
        if (!hasSlept) break;
      }
      if (maxSent < 2) break;
    }
};

/** Any order at all. */
const anyOrder = (draw: (below: number) => number): Order => ({
  sleepsAfter: draw(asleep),
  wakesAfter: draw(others),
  runsFor: slices[draw(slices.length)] ?? 99,
  diesAt: draw(others + 1),
  fates: [fates[draw(fates.length)] ?? 'made', fates[draw(fates.length)] ?? 'made'],
});

/** Numbers, each as likely as the others, the same for the same seed. */
const createDraw = (seed: number) => {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const some = (all: readonly Order[], count: number, draw: (below: number) => number) =>
  range(count).flatMap(() => all[draw(all.length)] ?? []);

/** What was reached, and the order where it went wrong. */
const playAndCheck = async (store: Store, order: Order) => {
  const { end, ...progress } = await play(store, order);
  const isRight =
    end === null ||
    (end.made <= 1 && end.state.launch === 'done' && end.objects[0] === end.state.platformId);
  return { progress, wrong: isRight ? [] : [{ ...order, ...end }] };
};

const stores = { embedded: null as Store | null, postgres: null as Store | null };
let folder = '';
let drop = async () => {};
beforeAll(async () => {
  folder = mkdtempSync(join(inject('memoryFolder'), 'orders-'));
  stores.embedded = openStore({ engine: 'embedded', folder, skew: () => clock.now });
  await stores.embedded.migrate();
  const database = await migratedDatabase(inject('postgresUrl'));
  drop = database.drop;
  stores.postgres = openStore({ engine: 'postgres', url: database.url, skew: () => clock.now });
});
afterAll(async () => {
  await stores.embedded?.close();
  await stores.postgres?.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** How many orders of each kind; on the embedded store `npm run test:long` plays them all. */
const counts = {
  embedded: { calm: 12, late: 24, any: isLong ? 1_500 : 12 },
  postgres: isLong ? { calm: 200, late: 400, any: 200 } : { calm: 1, late: 2, any: 1 },
};

/** What went wrong is enough to know after a few times. */
const maxWrong = 3;

describe.each(['embedded', 'postgres'] as const)(
  'nodes that sleep, die and wake (%s)',
  (engine) => {
    it(
      'make no step twice, and bring the launch to its end, in whatever order',
      async () => {
        const store = stores[engine];
        if (!store) throw new Error('no store');
        const draw = createDraw(propertySeed(`launch-orders-${engine}`));
        const { calm, late, any } = counts[engine];
        const isWhole = isLong && engine === 'embedded';
        const failures: unknown[] = [];
        let orderCount = 0;
        const tryOne = async (order: Order): Promise<Reached> => {
          // Nothing is reached any more, so what is left is soon over.
          if (failures.length > maxWrong)
            return { slept: false, woke: false, died: false, sent: 0 };
          const one = await playAndCheck(store, order);
          failures.push(...one.wrong);
          orderCount += 1;
          return one.progress;
        };
        if (isWhole) for (const sweep of [lateAnswers, deathless]) await tryAll(sweep, tryOne);
        const orders = isWhole
          ? []
          : [...some(ordersOf(lateAnswers), late, draw), ...some(ordersOf(deathless), calm, draw)];
        for (const order of [...orders, ...range(any).map(() => anyOrder(draw))])
          await tryOne(order);
        if (isLong) console.log(`${orderCount} orders`);
        expect(failures).toEqual([]);
      },
      isLong ? 7_200_000 : 120_000,
    );
  },
);
