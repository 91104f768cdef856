import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../src/boot/config.ts';
import { type Service, startService } from '../src/boot/start-service.ts';
import { newId } from '../src/kernel/ids.ts';
import { openAccount } from '../src/operations/operator/accounts.ts';
import { newKeyRingText } from '../src/secrets/key-ring.ts';
import { makeSignInLink } from '../src/sign-in/sign-in-link.ts';
import { insertWorkspace } from '../src/store/workspaces.ts';
import { freshDatabase } from '../test/helpers/store/database.ts';
import { createPostgres } from '../test/helpers/store/postgres-server.ts';

/**
 * The screens an agency looks at all day, with 50 clients and 10,000 waiting ads, everything known
 * already: processor time a page, and the median of twenty by the clock, which a busy machine
 * stretches. Fails when a page takes more of the processor than is promised.
 */
const clients = 50;
const adsEach = 200;
const rounds = 20;
const promisedMs = 150;

const folder = mkdtempSync(join(tmpdir(), 'greenroom-console-'));

const configFor = (databaseUrl?: string) => {
  const read = readConfig({
    PORT: '0',
    SANDBOX: 'on',
    SANDBOX_PORT: '0',
    DATA_DIR: folder,
    STOP_NOTICE_SECONDS: '0',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl, TOKEN_ENCRYPTION_KEYS: newKeyRingText('b1') }),
  });
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read;
};

const shown = JSON.stringify({
  adset: { id: '1', name: 'Broad' },
  budget: { amount: '4000', period: 'day', of: 'Broad' },
  page_id: '104',
  message: 'Rain by lunch, sun by four. The shell packs down to the size of a mug.',
  headline: 'The rain shell, $149',
  description: '60-day returns',
  link: 'https://example.com/shell',
  button: 'SHOP_NOW',
  picture_url: null,
  is_video: false,
});

/** Rows as a launch and a look at Meta leave them. */
const fill = async ({ deps: { store } }: Service, accountId: string, now: number) => {
  for (let client = 0; client < clients; client++) {
    const workspaceId = newId();
    const account = `act_${1000 + client}`;
    await store.transaction(async (tx) => {
      await insertWorkspace(tx, { id: workspaceId, name: `Client ${client}` }, accountId);
      const seen = { name: account, currency: 'USD', spend: '241.07', pages: '{}' };
      await tx
        .insertInto('seen_accounts')
        .values({
          workspace_id: workspaceId,
          ad_account_id: account,
          asked_at: now * 2,
          ads_asked_at: now * 2,
          seen_at: now,
          spend_since: '2026-11-08',
          spend_until: '2026-11-14',
          ...seen,
        })
        .execute();
      for (let ad = 0; ad < adsEach; ad++) {
        const adId = `1202${String(client).padStart(3, '0')}${String(ad).padStart(5, '0')}`;
        await tx
          .insertInto('writes')
          .values({
            id: newId(),
            workspace_id: workspaceId,
            account_id: accountId,
            action: 'create_ad',
            ad_account_id: account,
            fingerprint: '',
            params: '{}',
            name: `Ad ${ad}`,
            actor_kind: 'person',
            actor_id: accountId,
            own_token: 0,
            state: 'succeeded',
            created_at: now - ad * 60_000,
            lease_until: 0,
            settled_at: now,
            checks: 0,
            object_id: adId,
          })
          .execute();
        await tx
          .insertInto('seen_ads')
          .values({
            workspace_id: workspaceId,
            ad_id: adId,
            state: 'waiting',
            seen_at: now,
            state_since: now,
            effective_status: 'PAUSED',
            campaign_id: '1',
            campaign_name: 'Autumn layers',
            name: `Ad ${ad}`,
            shown,
          })
          .execute();
      }
    });
  }
};

const signIn = async ({ deps, address }: Service, accountId: string) => {
  const link = new URL((await makeSignInLink(deps, accountId)).url).pathname;
  const page = await fetch(address + link);
  const cookie = (page.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const token = /name="form_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const entered = await fetch(address + link, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: address },
    body: new URLSearchParams({ form_token: token }),
  });
  const set = entered.headers.getSetCookie().find((line) => line.startsWith('greenroom-session'));
  return set?.split(';')[0] ?? '';
};

const measure = async (service: Service, cookie: string, path: string) => {
  await fetch(service.address + path, { headers: { cookie } });
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    const answer = await fetch(service.address + path, { headers: { cookie } });
    const text = await answer.text();
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${text}`);
  }
  const { user, system } = process.cpuUsage(before);
  const busy = (user + system) / 1000 / rounds;
  times.sort((one, other) => one - other);
  const median = times[Math.floor(rounds / 2)] ?? 0;
  console.log(
    `  ${path}: ${busy.toFixed(1)} ms of processor, ${median.toFixed(1)} ms by the clock`,
  );
  return busy;
};

const paths = ['/console', '/console/waiting', '/console/waiting?q=rain&by=person'];

const run = async (name: string, databaseUrl?: string) => {
  const service = await startService(configFor(databaseUrl));
  try {
    const owner = await openAccount(service.deps, {
      email: 'bench@example.com',
      plan: 'pro',
      workspace: 'First',
    });
    await fill(service, owner.uid, Date.now());
    // As the server does by itself within a minute of so many new rows.
    if (databaseUrl) await sql`analyze`.execute(service.deps.store.db);
    const cookie = await signIn(service, owner.uid);
    console.log(name);
    for (const path of paths)
      if ((await measure(service, cookie, path)) > promisedMs) process.exitCode = 1;
  } finally {
    await service.stop();
  }
};

const server = await createPostgres({ durable: true });
try {
  await run('embedded store');
  await run('PostgreSQL', (await freshDatabase(server.url)).url);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
