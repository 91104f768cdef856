import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { type Target, targetOf } from './process.ts';

const shipped = fileURLToPath(new URL('../dist/greenroom.js', import.meta.url));

/** No limit gets in the way of the measurement; every other rule stays on. */
export const boundlessPlan = {
  workspaces: 1e9,
  credits_per_month: 1e9,
  ai_calls_per_day: 1e9,
  watchlist: 0,
  ads_management: true,
  api: true,
  writes_per_hour: 1e9,
  writes_per_day: 1e9,
};

export type Greenroom = Target & {
  key: string;
  readyMs: number;
  folder: string;
  env: NodeJS.ProcessEnv;
};

type Options = {
  name: string;
  upstream: string;
  databaseUrl?: string;
  keys?: string;
  folder?: string;
  port: number;
  /** What the platform behind it takes for a token. */
  accessToken?: string;
  /** Settings beyond the usual ones. */
  env?: Record<string, string>;
  /** Another build than this checkout's. */
  bundle?: string;
};

/** The shipped bundle with its default settings, its log going where a log collector would read it. */
export const startGreenroom = async ({
  name,
  upstream,
  databaseUrl,
  keys,
  folder: given,
  port,
  accessToken,
  env: more,
  bundle = shipped,
}: Options): Promise<Greenroom> => {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'greenroom-bench-'));
  const plans = join(folder, 'plans.json');
  writeFileSync(plans, JSON.stringify({ pro: boundlessPlan }));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    PLANS_FILE: plans,
    WRITE_COOLDOWN_SECONDS: '0',
    ADNET_GRAPH_URL: `${upstream}/v26.0`,
    ADNET_DIALOG_URL: `${upstream}/v26.0`,
    ADNET_APP_ID: '1',
    ADNET_APP_SECRET: '0123456789abcdef0123456789abcdef',
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      TOKEN_ENCRYPTION_KEYS: keys ?? newKeyRingText('b1'),
    }),
    ...more,
  };
  const began = performance.now();
  const child = spawn(process.execPath, [bundle, 'serve'], {
    env,
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(origin);
  const readyMs = performance.now() - began;
  const email = `bench-${name.replace(/\W+/g, '-')}-${port}@localhost`;
  const key = await addCustomer({ origin, env }, email, accessToken, bundle);
  const target = targetOf(name, child, origin);
  return {
    ...target,
    key,
    env,
    readyMs,
    folder,
    async stop() {
      await target.stop();
      if (!given) rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** An account with a connected workspace; its key. */
export const addCustomer = async (
  { origin, env }: Pick<Greenroom, 'origin' | 'env'>,
  email: string,
  accessToken?: string,
  bundle = shipped,
): Promise<string> => {
  const words = [bundle, 'accounts', 'create', '--email', email, '--json'];
  const made = JSON.parse(execFileSync(process.execPath, words, { env }).toString());
  await connect(origin, made.api_key, accessToken);
  return made.api_key;
};

export const ready = async (origin: string) => {
  for (let attempt = 0; attempt < 3000; attempt++) {
    try {
      if ((await fetch(`${origin}/readyz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${origin} did not become ready`);
};

const connect = async (origin: string, key: string, accessToken = `EAA${'bench'.repeat(36)}`) => {
  const response = await fetch(`${origin}/api/v1/adnet/connection/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: accessToken }),
  });
  if (!response.ok)
    throw new Error(`connecting answered ${response.status}: ${await response.text()}`);
};
