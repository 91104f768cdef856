import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../helpers/callers/http-client.ts';
import { buildProduct, runCommand } from '../helpers/cli/greenroom-process.ts';
import {
  launchAdSet,
  launchCampaign,
  launchCopy,
  launchDefaults,
} from '../helpers/house/launches.ts';
import { campaignBody, seededHash, usd } from '../helpers/house/publishing.ts';
import { type PublishingCluster, startPublishing } from './support/publishing-cluster.ts';

let product: Awaited<ReturnType<typeof buildProduct>>;
let cluster: PublishingCluster;
let key: string;
beforeAll(async () => {
  product = await buildProduct('processes');
  cluster = await startPublishing({
    file: product.file,
    plan: { writes_per_hour: 1e6, writes_per_day: 1e6 },
    env: { PROCESSES: '3', STOP_NOTICE_SECONDS: '1' },
    size: 1,
  });
  key = (await cluster.account()).key;
});
afterAll(async () => {
  await cluster?.stop();
  product?.remove();
});

const soon = { timeout: 60_000, interval: 50 };

const first = () => Number(cluster.nodes[0]?.child.pid);

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

const roleOf = (pid: number) =>
  /GREENROOM_PROCESS=(\w+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1];

const processWithRole = (role: string) =>
  childrenOf(first()).find((pid) => {
    try {
      return roleOf(pid) === role;
    } catch {
      // Gone since it was listed.
      return false;
    }
  });

/** One request on a connection of its own, so that any process may get it. */
const getAlone = async (path: string) => {
  const agent = new Agent();
  const { statusCode, body } = await request(`${cluster.at(0)}${path}`, { dispatcher: agent });
  const text = await body.text();
  await agent.destroy();
  return { status: statusCode, text };
};

const sum = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}\\{([^}]*)\\} (\\d+)$`, 'gm'))].reduce(
    (all, [, labels = '', value]) =>
      all + (labels.includes('campaigns.create') ? Number(value) : 0),
    0,
  );
const countCreates = async () => sum((await getAlone('/metrics')).text, 'greenroom_requests_total');

const create = (name: string) =>
  ask(cluster.at(0), 'POST /adnet/campaigns', key, campaignBody({ name }));

describe.skipIf(process.platform !== 'linux')('PROCESSES', () => {
  it('answer on one port, and count together', async () => {
    expect(childrenOf(first())).toHaveLength(3);
    expect(childrenOf(first()).map(roleOf).sort()).toEqual(['background', 'requests', 'requests']);
    const countBefore = await countCreates();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => create(`one ${n}`)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    // A process that is too busy to answer is counted with what it said before.
    for (let n = 0; n < 6; n++) await expect.poll(countCreates, soon).toBe(countBefore + 60);
    const uptimes = (await getAlone('/metrics')).text.match(/^process_uptime_seconds .*$/gm);
    expect(uptimes).toHaveLength(1);
  });

  it('carry a launch on in one of them, whichever was asked to', async () => {
    const body = {
      account_id: usd,
      defaults: launchDefaults,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('hikers')],
      images: [{ ref: 'old', hash: seededHash(cluster) }],
      copies: [launchCopy('a')],
      ads: { matrix: true },
    };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        ask(cluster.at(0), 'POST /adnet/launches', key, body, {
          'idempotency-key': `launch-${n}-0123456789`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202));
    for (const { body: launch } of answers)
      await expect
        .poll(
          async () =>
            (await ask(cluster.at(0), `GET /adnet/launches/${launch['id']}`, key)).body['state'],
          soon,
        )
        .toBe('done');
  });

  it.each(['requests', 'background'])('start one again that dies: %s', async (role) => {
    const countBefore = await countCreates();
    const pid = processWithRole(role);
    expect(pid).toBeDefined();
    process.kill(Number(pid), 'SIGKILL');
    await expect
      .poll(
        () => childrenOf(first()).length === 3 && !childrenOf(first()).includes(Number(pid)),
        soon,
      )
      .toBe(true);
    await expect.poll(() => processWithRole('background') !== undefined, soon).toBe(true);
    const roles = childrenOf(first()).map(roleOf);
    expect(roles.filter((one) => one === 'background')).toHaveLength(1);
    // What the fallen one had counted by then is not lost, or alarms would see everything begin anew.
    await expect.poll(countCreates, soon).toBeGreaterThanOrEqual(countBefore);
    const { status } = await create(`after ${role}`);
    expect(status).toBe(200);
  });

  it('end together when the first one is killed', async () => {
    const children = childrenOf(first());
    expect(children).toHaveLength(3);
    await cluster.crash(0);
    const alive = (pid: number) => {
      try {
        return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
      } catch {
        return false;
      }
    };
    await expect.poll(() => children.filter(alive), soon).toEqual([]);
    expect((await create('after a crash')).status).toBe(200);
  });

  it('stop as one: what was let in is answered, and none is left', async () => {
    const children = childrenOf(first());
    const statuses: number[] = [];
    let isRunning = true;
    const client = async (name: string) => {
      for (let n = 0; isRunning; n++) statuses.push((await create(`${name} ${n}`)).status);
    };
    const clients = ['a', 'b', 'c', 'd'].map(client);
    await expect.poll(() => statuses.length, soon).toBeGreaterThan(40);
    const node = cluster.nodes[0];
    const exitCode = node?.stop();
    // Connections are refused from a moment on; before it, every answer is a good one.
    await expect.poll(() => statuses.at(-1), soon).toBe(0);
    isRunning = false;
    await Promise.all(clients);
    expect(await exitCode).toBe(0);
    const refusedAt = statuses.indexOf(0);
    expect(statuses.slice(0, refusedAt).filter((status) => status !== 200)).toEqual([]);
    expect(children.some((pid) => childrenOfInit().includes(pid))).toBe(false);
  });

  it('lets processes that cannot start say why, once for all', async () => {
    const { code, stderr, stdout } = await runCommand(product.file, ['serve'], {
      DATABASE_URL: 'postgres://greenroom@127.0.0.1:1/x',
      TOKEN_ENCRYPTION_KEYS: `k1:${Buffer.from(Array.from({ length: 32 }, (_, n) => n * 7)).toString('base64')}`,
      ADNET_GRAPH_URL: 'http://127.0.0.1:1/v26.0',
      PROCESSES: '2',
    });
    expect(code).toBe(1);
    expect(stdout).not.toContain('is ready');
    expect(stderr).toContain('greenroom');
  });
});

/** Processes that are still there, whoever is their parent now. */
const childrenOfInit = () => {
  try {
    return childrenOf(1);
  } catch {
    return [];
  }
};
