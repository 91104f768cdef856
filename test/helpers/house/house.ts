import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, demo, type Sandbox } from 'graph-ads-sandbox';
import { request } from 'undici';
import { inject } from 'vitest';
import { type Config, readConfig } from '../../../src/boot/config.ts';
import { type Service, startService } from '../../../src/boot/start-service.ts';
import { openAccount } from '../../../src/operations/operator/accounts.ts';
import { commands } from '../../../src/operations/operator/commands.ts';
import { newKeyRingText } from '../../../src/secrets/key-ring.ts';
import type { Role } from '../../../src/store/people/roles.ts';
import { setMember } from '../../../src/store/workspaces.ts';
import { callThroughClient } from '../callers/typed-client.ts';
import { layMigratedFile, migratedDatabase } from '../store/database.ts';

export type Answer = {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  text: string;
};

export type Request = {
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Engine = 'embedded' | 'postgres';

export const testEngine = (): Engine =>
  process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/** True if the tests use the typed client instead of plain HTTP. */
const isDriven = () => process.env.TEST_DRIVER === 'client';

export type HouseOptions = {
  engine?: Engine;
  env?: Record<string, string>;
  config?: Partial<Config>;
  /** False for tests that look up lost writes themselves, because two workers would compete. */
  housekeeping?: boolean;
  /** The time at the start, for data that is as old as its fixture. */
  startAt?: number;
  /** Changes the sandbox's answers before it listens. */
  dressSandbox?: (app: Sandbox['app']) => void;
};

type SendOptions = { method: string; headers: Record<string, string>; body?: string };

let number = 0;

/** A whole product in one process: the real app, a real store, and a clock that tests can move. */
export const house = async ({
  engine = testEngine(),
  env = {},
  config: changes = {},
  housekeeping = true,
  startAt,
  dressSandbox,
}: HouseOptions = {}) => {
  const folder = mkdtempSync(join(inject('memoryFolder'), 'house-'));
  const database = engine === 'postgres' ? await migratedDatabase(inject('postgresUrl')) : null;
  if (!database) await layMigratedFile(folder);
  const read = readConfig({
    PORT: '0',
    SANDBOX_PORT: '0',
    STOP_NOTICE_SECONDS: '0',
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url, TOKEN_ENCRYPTION_KEYS: newKeyRingText('t1') }),
    ...(!env.ADNET_GRAPH_URL && { SANDBOX: 'on' }),
    ...env,
  });
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const config = { ...read, ...changes };
  const logs: string[] = [];
  let skewMs = startAt === undefined ? 0 : startAt - Date.now();
  const sandbox = createSandbox({ clock: () => Date.now() + skewMs, enforceLimits: false });
  dressSandbox?.(sandbox.app);
  const service: Service = await startService(config, {
    writeLog: (line) => logs.push(line),
    skew: () => skewMs,
    sandbox,
    housekeeping,
    passwordCost: { logN: 10, r: 8, p: 1 },
  });

  /** Calls "METHOD /path" under /api/v1, over HTTP or by the client, depending on the run. */
  const call = async (route: string, request: Request = {}): Promise<Answer> => {
    const driven = isDriven() ? await callThroughClient(service.address, route, request) : null;
    if (driven) return demandFieldNames(driven);
    const { key, body, headers = {} } = request;
    const [method = 'GET', path = '/'] = route.split(' ');
    return send(`${service.address}/api/v1${path}`, {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  };

  const account = async ({ plan = 'pro', workspace = 'Main' } = {}) => {
    const email = `a${++number}-${Math.trunc(performance.now())}@example.com`;
    const newAccount = await openAccount(service.deps, { email, plan, workspace });
    return {
      uid: newAccount.uid,
      email,
      key: newAccount.api_key,
      workspaceId: newAccount.workspace_id,
    };
  };

  /** An account with this role in another account's workspace, and with a key for it. */
  const member = async (workspaceId: string, role: Role, plan = 'pro') => {
    const guest = await account({ plan });
    await setMember(service.deps.store.db, guest.uid, workspaceId, role);
    const minted = await call('POST /account/api-keys', {
      key: guest.key,
      body: { workspace_id: workspaceId },
    });
    return { ...guest, key: String(minted.body.key), homeKey: guest.key };
  };

  /** Runs one of the operator's commands, such as "accounts disable". */
  const operate = async (name: string, options: Record<string, string | boolean>) => {
    const command = commands.find((one) => one.name === name);
    if (!command) throw new Error(`there is no command "${name}"`);
    return command.run(service.deps, command.options.parse(options));
  };

  /**
   * An account whose workspace is connected with a platform token; its writes are unlocked unless `unlocked`
   * is false.
   */
  const connected = async ({
    plan = 'pro',
    token = demo.systemUserToken as string,
    unlocked = true,
  } = {}) => {
    const customer = await account({ plan });
    const answer = await call('POST /adnet/connection/token', {
      key: customer.key,
      body: { access_token: token },
    });
    if (answer.status !== 200) throw new Error(`connecting answered ${answer.text}`);
    if (unlocked) {
      await service.deps.store.db
        .updateTable('connections')
        .set({ writes_unlock_at: 0 })
        .where('workspace_id', '=', customer.workspaceId)
        .execute();
    }
    return customer;
  };

  return {
    service,
    sandbox,
    connected,
    engine,
    config,
    logs,
    call,
    account,
    member,
    operate,
    /** Another node with the same database, platform and clock; only PostgreSQL allows a second one. */
    secondNode: () =>
      startService(
        {
          ...config,
          port: 0,
          baseUrl: service.address,
          platform: service.platform,
          // A node that started the sandbox itself may fetch its pictures.
          imageFetchAllow: [
            ...config.imageFetchAllow,
            ...(service.platform.sandboxOrigin
              ? [new URL(service.platform.sandboxOrigin).host]
              : []),
          ],
        },
        { writeLog: (line) => logs.push(line), skew: () => skewMs },
      ),
    /** Moves the database's clock. */
    later: (ms: number) => {
      skewMs += ms;
    },
    async stop() {
      await service.stop();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type House = Awaited<ReturnType<typeof house>>;

/** Like fetch, but a quarter cheaper, because there are tens of thousands of calls. */
const send = async (url: string, options: SendOptions): Promise<Answer> => {
  const { statusCode, headers, body } = await request(url, options);
  const all = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return answerOf(statusCode, new Headers(all), await body.text());
};

export const readAnswer = async (response: Response): Promise<Answer> =>
  answerOf(response.status, response.headers, await response.text());

const answerOf = (status: number, headers: Headers, text: string): Answer => {
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // It is not JSON; tests can read the text.
  }
  return demandFieldNames({ status, headers, body, text });
};

const demandFieldNames = (answer: Answer): Answer => {
  if (answer.status === 422 && !answer.body?.detail?.error?.fields?.length)
    throw new Error(`a 422 that names no field: ${answer.text}`);
  return answer;
};

export const codeOf = (answer: Answer): string | undefined => answer.body?.detail?.error?.code;
