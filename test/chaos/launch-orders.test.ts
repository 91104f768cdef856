import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openStore, type Store } from '../../src/store/open.ts';
import { migratedDatabase } from '../helpers/database.ts';
import {
  carry,
  type Fate,
  fates,
  newWorld,
  reconcile,
  resume,
  stateOf,
  type World,
} from '../helpers/launch-model.ts';
import { isLong } from '../helpers/long.ts';
import { propertySeed } from '../helpers/seed.ts';

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

const play = async (store: Store, { sleepsAfter, wakesAfter, runsFor, diesAt, fates }: Order) => {
  const world = await newWorld(store, clock, fates);
  const sleeper = carry(world);
  const run = async (moments: number) => {
    for (let n = 0; n < moments; n++) if ((await sleeper.next()).done) return;
  };
  await run(sleepsAfter);
  let moment = 0;
  let awake = false;
  /** Others' work, moment by moment; false where its worker died. */
  const work = async (others: AsyncGenerator<void, void>) => {
    for (;;) {
      if (moment === wakesAfter && !awake) {
        awake = true;
        await run(runsFor);
      }
      moment += 1;
      if (moment - 1 === diesAt) return;
      if ((await others.next()).done) return;
    }
  };
  for (let round = 0; round < rounds; round++) {
    await work(carry(world));
    clock.now += hour;
    await work(reconcile(world));
    await work(carry(world));
    await resume(world);
    if ((await stateOf(world)).launch === 'done' && awake) break;
  }
  await run(Number.POSITIVE_INFINITY);
  await settleAll(world);
  return { made: world.made.size, end: await stateOf(world), objects: [...world.made.values()] };
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

/** Every moment of sleep and of waking with every pair of fates, and nobody dies. */
const deathless = fates.flatMap((first) =>
  fates.flatMap((second) =>
    range(asleep).flatMap((sleepsAfter) =>
      range(others).map(
        (wakesAfter): Order => ({
          sleepsAfter,
          wakesAfter,
          runsFor: 99,
          diesAt: never,
          fates: [first, second],
        }),
      ),
    ),
  ),
);

/** Every moment at which what a first try hears late can meet the second try and its sender's death. */
const lateAnswers = (['never-arrived', 'refused', 'throttled', 'not-ready'] as const).flatMap(
  (first) =>
    range(4).flatMap((more) =>
      range(others).flatMap((wakesAfter) =>
        range(others).map(
          (diesAt): Order => ({
            sleepsAfter: 5 + more,
            wakesAfter,
            runsFor: 99,
            diesAt,
            fates: [first, 'made'],
          }),
        ),
      ),
    ),
);

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
  count >= all.length ? all : range(count).flatMap(() => all[draw(all.length)] ?? []);

const judge = async (store: Store, order: Order) => {
  const { made, end, objects } = await play(store, order);
  const isRight = made <= 1 && end.launch === 'done' && objects[0] === end.platformId;
  return isRight ? [] : [{ ...order, made, end }];
};

const stores = { embedded: null as Store | null, postgres: null as Store | null };
let folder = '';
let drop = async () => {};
beforeAll(async () => {
  folder = mkdtempSync(join(inject('memoryFolder'), 'orders-'));
  stores.embedded = openStore({ engine: 'embedded', folder, skew: () => clock.now });
  await stores.embedded.migrate();
  const made = await migratedDatabase(inject('postgresUrl'));
  drop = made.drop;
  stores.postgres = openStore({ engine: 'postgres', url: made.url, skew: () => clock.now });
});
afterAll(async () => {
  await stores.embedded?.close();
  await stores.postgres?.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const all = Number.POSITIVE_INFINITY;

/** How many orders of each kind; on the embedded store `npm run test:long` plays them all. */
const counts = {
  embedded: isLong ? { calm: all, late: all, any: 5_000 } : { calm: 12, late: 24, any: 12 },
  postgres: isLong ? { calm: 300, late: 600, any: 300 } : { calm: 1, late: 2, any: 1 },
};

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
        const orders = [
          ...some(lateAnswers, late, draw),
          ...some(deathless, calm, draw),
          ...range(any).map(() => anyOrder(draw)),
        ];
        const wrong = [];
        for (const order of orders) {
          wrong.push(...(await judge(store, order)));
          if (wrong.length > 3) break;
        }
        expect(wrong).toEqual([]);
      },
      isLong ? 7_200_000 : 120_000,
    );
  },
);
