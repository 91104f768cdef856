import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../helpers/callers/http-client.ts';
import {
  buildProduct,
  type Running,
  startProduct,
  without,
} from '../helpers/cli/greenroom-process.ts';
import { usd } from '../helpers/house/publishing.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { pace } from '../helpers/timing/pace.ts';
import { recordChaos } from './support/chaos-record.ts';
import { checkHistory, openHistory } from './support/key-history.ts';
import { startWriter } from './support/key-writer.ts';
import { canMount, smallDisk } from './support/small-disk.ts';

const megabytes = 6;
const recoveryLimitMs = 5_000;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-disk-'));
// Needs the right to mount; where that is missing these are counted as skipped.
const mayMount = canMount(join(folder, 'try'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A picture that the sandbox started beside the service holds. */
const pictureBeside = async (node: Running) => {
  const origin = /Sandbox\s+(http:\S+)/.exec(node.output())?.[1];
  const response = await fetch(`${origin}/v26.0/${usd}/adimages?fields=url&limit=1`, {
    headers: { authorization: `Bearer ${demo.systemUserToken}` },
  });
  // The sandbox answers like the platform: a list of images with the field asked for.
  const { data } = (await response.json()) as { data: { url: string }[] };
  return data[0]?.url ?? '';
};

type Product = Awaited<ReturnType<typeof buildProduct>>;

/** A service on its own small disk, with one connected account and a client that writes. */
const startOnDisk = async (product: Product, name: string) => {
  const place = join(folder, name);
  const disk = await smallDisk(place, megabytes);
  const env = { DATA_DIR: place, WRITE_COOLDOWN_SECONDS: '0' };
  const start = () => startProduct(product.file, env, disk.through);
  const node = await start();
  const key = node.firstKey ?? '';
  await ask(node.address, 'POST /adnet/connection/token', key, {
    access_token: demo.systemUserToken,
  });
  const file = join(folder, `${name}.jsonl`);
  return { disk, node, start, key, file, history: openHistory(file) };
};

describe.skipIf(!mayMount)('a disk that is full', () => {
  let product: Product;
  beforeAll(async () => {
    product = await buildProduct('disk');
  });
  afterAll(() => product?.remove());

  it('stops writes and nothing else, and nothing acknowledged is lost', {
    timeout: 240_000,
  }, async () => {
    const { disk, node, start, key, file, history } = await startOnDisk(product, 'full');
    const picture = await pictureBeside(node);
    const phase = async (name: string, ms: number, awaitedStatus: number) => {
      const writer = startWriter(name, () => node.address, key, history);
      await wait(ms);
      while (!writer.statuses.has(awaitedStatus)) await wait(10);
      const reads = await Promise.all(
        ['GET /account', 'GET /account/api-keys', 'GET /adnet/ad-accounts'].map((route) =>
          ask(node.address, route, key),
        ),
      );
      const uploadAnswer = await ask(node.address, 'POST /adnet/images', key, {
        account_id: usd,
        image_url: picture,
      });
      await writer.stop();
      // It remembers for a second that writes went well.
      await wait(1_100);
      const ready = (await fetch(`${node.address}/readyz`)).status;
      const writes = Object.fromEntries(writer.statuses);
      return {
        writes,
        reads: reads.map(({ status }) => status),
        upload: uploadAnswer.status,
        ready,
      };
    };
    const phaseBefore = await phase('before', 200, 201);
    disk.fill();
    const fullPhase = await phase('during', 500, 503);
    disk.free();
    const slow = pace();
    const freedAt = performance.now();
    const mint = () => ask(node.address, 'POST /account/api-keys', key, { name: 'freed' });
    let mintStatus = (await mint()).status;
    while (mintStatus !== 201 && performance.now() - freedAt < recoveryLimitMs * slow) {
      await wait(50);
      mintStatus = (await mint()).status;
    }
    const recoveryMs = Math.round(performance.now() - freedAt);
    const phaseAfter = await phase('after', 200, 201);
    await node.kill();
    const nextNode = await start();
    const { body } = await ask(nextNode.address, 'GET /account/api-keys?include_revoked=true', key);
    const apiKeys = (body.api_keys as Parameters<typeof checkHistory>[1]).filter(
      ({ name }) => name !== 'freed',
    );
    const findings = checkHistory(file, apiKeys);
    console.log(
      `before ${JSON.stringify(phaseBefore)}, full ${JSON.stringify(fullPhase)}, after ${JSON.stringify(phaseAfter)}, writes again after ${recoveryMs} ms; ${findings.sent} sent, ${findings.acknowledged} acknowledged`,
    );
    recordChaos({
      check: 'full disk',
      store: 'embedded',
      faults: 1,
      kills: 1,
      requests: findings.sent,
      lost: findings.lost.length,
      duplicates: findings.twice,
    });
    expect(await nextNode.stop()).toBe(0);
    disk.release();
    expect(Object.keys(phaseBefore.writes)).toEqual(['201']);
    expect(Object.keys(fullPhase.writes)).toContain('503');
    for (const status of Object.keys(fullPhase.writes))
      expect(['201', '503', '409']).toContain(status);
    expect(fullPhase.reads).toEqual([200, 200, 200]);
    expect(fullPhase.upload).toBe(503);
    expect([phaseBefore.ready, fullPhase.ready, phaseAfter.ready]).toEqual([200, 503, 200]);
    expect(mintStatus).toBe(201);
    expect(Object.keys(phaseAfter.writes)).toContain('201');
    expect(phaseAfter.upload).toBe(200);
    expect(findings).toMatchObject({ lost: [], invented: [], twice: 0 });
  });

  it.skipIf(!isLong)(
    'is not called a defect of ours: without that the check above fails',
    {
      timeout: 180_000,
    },
    async () => {
      const mutant = await buildProduct('disk-mutant', [
        without('src/store/engines/sqlite/sqlite.ts', 'FULL|IOERR|', 'NEVER|'),
      ]);
      const { disk, node, key, history } = await startOnDisk(mutant, 'mutant');
      disk.fill();
      const writer = startWriter('mutant', () => node.address, key, history);
      await expect.poll(() => [...writer.statuses.keys()], { timeout: 40_000 }).toContain(500);
      await writer.stop();
      await node.kill();
      disk.release();
      mutant.remove();
    },
  );
});
