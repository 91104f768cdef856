import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct, startProduct, without } from '../helpers/cli/greenroom-process.ts';
import { amount, isLong } from '../helpers/run/long-run.ts';
import { recordChaos } from './support/chaos-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-leave-'));
let product: Awaited<ReturnType<typeof buildProduct>>;
beforeAll(async () => {
  product = await buildProduct('leave');
});
afterAll(() => {
  product.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Answers before the signal: all clients are at it by then. */
const enough = amount('CHAOS_ANSWERS', 200, 5_000);

/** Enough that some are always in the middle of a request. */
const clientsAtOnce = amount('CHAOS_CLIENTS', 32, 64);

/** Between two requests of a client: in the short form all of them together leave the processor some room. */
const pauseMs = amount('CHAOS_PAUSE_MS', 50, 0);

type Outcome = 'answered' | 'refused' | 'cut off';

/** One request; a connection that cannot be made any more is no harm, one that is cut off is. */
const askOnce = (address: string, key: string, agent: Agent) =>
  new Promise<{ outcome: Outcome; detail: string }>((resolve) => {
    const headers = { authorization: `Bearer ${key}` };
    const clientRequest = request(`${address}/api/v1/account`, { agent, headers }, (response) => {
      const connectionHeader = String(response.headers.connection ?? '');
      response.resume();
      response.on('end', () => resolve({ outcome: 'answered', detail: connectionHeader }));
      response.on('error', () => resolve({ outcome: 'cut off', detail: connectionHeader }));
    });
    clientRequest.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
      resolve({ outcome: isRefused ? 'refused' : 'cut off', detail: error.message });
    });
    clientRequest.end();
  });

/** Clients that ask and ask until they are refused, and a SIGTERM in the middle of it. */
const stopUnderLoad = async (
  file: string,
  name: string,
  { clients = clientsAtOnce, keepAlive = true } = {},
) => {
  const node = await startProduct(file, { DATA_DIR: join(folder, name), STOP_NOTICE_SECONDS: '2' });
  const key = node.firstKey ?? '';
  const agent = new Agent({ keepAlive, maxSockets: clients });
  const counts: Record<Outcome, number> = { answered: 0, refused: 0, 'cut off': 0 };
  let closes = 0;
  let afterSignal = 0;
  let isSignalled = false;
  const client = async () => {
    for (;;) {
      const { outcome, detail } = await askOnce(node.address, key, agent);
      counts[outcome] += 1;
      if (isSignalled && outcome === 'answered') afterSignal += 1;
      if (detail === 'close') closes += 1;
      if (outcome !== 'answered') return;
      await wait(pauseMs);
    }
  };
  const clientsWork = Promise.all(Array.from({ length: clients }, client));
  while (counts.answered < enough) await wait(10);
  isSignalled = true;
  const exitCode = node.stop();
  const ready = async () => (await fetch(`${node.address}/readyz`)).status;
  await expect.poll(ready, { timeout: 5_000 }).toBe(503);
  const code = await exitCode;
  await clientsWork;
  agent.destroy();
  return { code, counts, closes, afterSignal };
};

describe('SIGTERM under full load', () => {
  it('cuts off not one request: it says so first, answers what has come, then closes', {
    timeout: 240_000,
  }, async () => {
    const { code, counts, closes, afterSignal } = await stopUnderLoad(product.file, 'gentle');
    console.log(
      `${counts.answered} answered, ${afterSignal} of them after the signal, ${closes} told to close, ${counts['cut off']} cut off`,
    );
    recordChaos({
      check: 'stop under load',
      store: 'embedded',
      faults: 1,
      requests: counts.answered + counts['cut off'],
      lost: counts['cut off'],
    });
    expect(code).toBe(0);
    expect(counts.answered).toBeGreaterThan(enough);
    expect(afterSignal).toBeGreaterThan(0);
    expect(counts['cut off']).toBe(0);
    // Each of them had one last answer on its connection.
    expect(closes).toBeGreaterThan(0);
  });

  it('cuts off none of those either who come on a new connection for every request', {
    timeout: 240_000,
  }, async () => {
    const { code, counts, afterSignal } = await stopUnderLoad(product.file, 'fresh', {
      keepAlive: false,
    });
    console.log(
      `${counts.answered} on fresh connections, ${afterSignal} of them after the signal, ${counts['cut off']} cut off`,
    );
    recordChaos({
      check: 'stop under fresh connections',
      store: 'embedded',
      faults: 1,
      requests: counts.answered + counts['cut off'],
      lost: counts['cut off'],
    });
    expect(code).toBe(0);
    expect(afterSignal).toBeGreaterThan(0);
    expect(counts['cut off']).toBe(0);
  });

  it.skipIf(!isLong)(
    'would cut some off if it closed at once: the check above can fail',
    {
      timeout: 240_000,
    },
    async () => {
      const mutant = await buildProduct('leave-mutant', [
        without(
          'src/boot/start-service.ts',
          'await app.drain(noticeMs);',
          'app.server.closeAllConnections();',
        ),
      ]);
      const node = await startProduct(mutant.file, { DATA_DIR: join(folder, 'mutant') });
      const agent = new Agent({ keepAlive: true });
      const outcomes: Outcome[] = [];
      const client = async () => {
        for (;;) {
          const { outcome } = await askOnce(node.address, node.firstKey ?? '', agent);
          outcomes.push(outcome);
          if (outcome !== 'answered') return;
        }
      };
      const clientsWork = Promise.all(Array.from({ length: 64 }, client));
      while (outcomes.length < 500) await wait(10);
      await node.stop();
      await clientsWork;
      mutant.remove();
      expect(outcomes).toContain('cut off');
    },
  );
});
