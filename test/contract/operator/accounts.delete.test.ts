import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteAccount } from '../../../src/operations/operator/delete-account.ts';
import { subjectsOf } from '../../../src/sign-in/rate-limit.ts';
import { deletedPerson } from '../../../src/store/customer/deleted-person.ts';
import type { Db } from '../../../src/store/db.ts';
import { house } from '../../helpers/house/house.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../../helpers/run/seed.ts';
import { shared } from '../../helpers/run/shared.ts';
import {
  type Column,
  dumpEveryTable,
  fillEveryTable,
} from '../../helpers/store/fill-every-table.ts';

const cuts = amount('DELETE_CUTS', 6, 40);
const h = shared(() => house({ housekeeping: false }));
const db = () => h.service.deps.store.db;

type Person = Awaited<ReturnType<typeof h.account>>;

const keyOf = async ({ uid }: Person) =>
  (
    await db()
      .selectFrom('api_keys')
      .select('id')
      .where('account_id', '=', uid)
      .executeTakeFirstOrThrow()
  ).id;

/** Written into every text that has no other meaning, so that a table that was forgotten shows. */
const wordsOf = ({ email }: Person) => `Secret Plans of ${email}`;
/** Somebody else, whose address ends like the customer's. */
const namesake = ({ email }: Person) => `jo.${email}`;

/** A row in every table that the person made, in a workspace of their own or of somebody else. */
const fill = async (person: Person, workspaceId: string, mark: string) => {
  const key = await keyOf(person);
  const isOwn = workspaceId === person.workspaceId;
  const special: Record<string, string | null> = {
    workspace_id: workspaceId,
    account_id: person.uid,
    invited_by: person.uid,
    paid_by: isOwn ? person.uid : null,
    bound_to: null,
    state: 'waiting',
    key_id: key,
    actor_id: key,
    maker_id: key,
    actor_kind: 'key',
    email: `${mark}.${person.email}`,
    launch_id: `${mark}-launches`,
    webhook_id: `${mark}-webhooks`,
    link_id: `${mark}-review_links`,
    scope: isOwn ? `account:${person.uid}` : `account:${mark}`,
    subject: isOwn ? (subjectsOf([person.uid])[0] ?? '') : mark,
    details: JSON.stringify({ by: person.email, key, also: namesake(person) }),
    response: JSON.stringify({ made_by: person.uid, address: person.email.toUpperCase() }),
  };
  await fillEveryTable(
    db(),
    ({ table, column, isNumber }: Column) => {
      if (isNumber) return 7;
      if (column === 'id') return `${mark}-${table}`;
      // One that waits would be taken up by the service, and the deletion would wait for the end of its lease.
      if (table === 'launches' && column === 'state') return 'done';
      const specialValue = special[column];
      if (specialValue !== undefined) return specialValue;
      return isOwn
        ? `${mark} ${table} ${column} ${wordsOf(person)}`
        : `${mark} ${table} ${column} of ${person.email}, not ${namesake(person)}`;
    },
    ['accounts', 'workspaces', 'settings'],
  );
};

/** A customer with a row in every table, who also works in a workspace of somebody else. */
const world = async () => {
  const mark = `m${Math.floor(performance.now() * 1000)}`;
  const person = await h.account({ workspace: `Client of ${mark}` });
  const other = await h.account();
  await h.operate('members set', {
    workspace: other.workspaceId,
    email: person.email,
    role: 'editor',
  });
  await fill(person, person.workspaceId, `${mark}own`);
  await fill(person, other.workspaceId, `${mark}theirs`);
  return { mark, person, other, key: await keyOf(person) };
};

type World = Awaited<ReturnType<typeof world>>;

/** Every place in the database that still tells of the customer. */
const traces = async ({ mark, person, key }: World) => {
  const needles = [person.uid, person.workspaceId, key, `${mark}own`, `Client of ${mark}`];
  const tables = await dumpEveryTable(db());
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows
      .map((row) => row.replaceAll(namesake(person), ''))
      .filter((row) =>
        [...needles, person.email, wordsOf(person)].some((needle) =>
          row.toLowerCase().includes(needle.toLowerCase()),
        ),
      )
      .map((row) => `${table}: ${row}`),
  );
};

const rowsOfOther = async ({ mark }: World) => {
  const tables = await dumpEveryTable(db());
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.some((row) => row.includes(`${mark}theirs`)) ? [table] : [],
  );
};

const remove = (email: string) => h.operate('accounts delete', { email, yes: true as never });

describe('accounts delete', () => {
  it('leaves nothing of the customer in any table, and others’ work as it was', async () => {
    const one = await world();
    expect((await traces(one)).length).toBeGreaterThan(30);
    const rowsBefore = await rowsOfOther(one);
    expect(await remove(one.person.email)).toMatchObject({ deleted: true, workspaces: 1 });
    expect(await traces(one)).toEqual([]);
    // What is the account's own goes with it, wherever it was; the other customer's stays.
    const accountTables = [
      'sessions',
      'sign_in_links',
      'passwords',
      'passkeys',
      'passkey_challenges',
    ];
    const byAccount = [...accountTables, 'invitations', 'connect_links', 'api_keys', 'members'];
    expect(await rowsOfOther(one)).toEqual(
      rowsBefore.filter((table) => !byAccount.includes(table)),
    );
    const activity = await h.call('GET /activity?limit=100', { key: one.other.key });
    const event = activity.body.events.find((event: { id: string }) => event.id.includes(one.mark));
    expect(event.actor).toMatchObject({ name: deletedPerson });
    expect(JSON.stringify(event)).toContain(namesake(one.person));
    const lines = await db()
      .selectFrom('activity')
      .select(['workspace_id', 'target_name', 'details'])
      .where('action', '=', 'account.deleted')
      .execute();
    expect(lines).toContainEqual({
      workspace_id: one.other.workspaceId,
      target_name: deletedPerson,
      details: '{}',
    });
    expect(lines).toHaveLength(2);
  });

  it('a running service notices: keys end', async () => {
    const person = await h.account();
    expect((await h.call('GET /account', { key: person.key })).status).toBe(200);
    await remove(person.email);
    expect((await h.call('GET /account', { key: person.key })).status).toBe(401);
    await expect(remove(person.email)).rejects.toThrow('there is no account');
  });

  it('asks for the address, and refuses while others work in the workspace', async () => {
    const { person, other } = { person: await h.account(), other: await h.account() };
    const confirm = (text: string) =>
      h.operate('accounts delete', { email: person.email, confirm: text });
    await expect(confirm('no')).rejects.toThrow('nothing was deleted');
    const workspace = person.workspaceId;
    await h.operate('members set', { workspace, email: other.email, role: 'viewer' });
    await expect(confirm(person.email)).rejects.toThrow('others work in the workspace');
    expect((await h.call('GET /account', { key: person.key })).status).toBe(200);
    await h.operate('workspaces hand-over', { workspace, email: other.email });
    expect(await confirm(person.email)).toMatchObject({ deleted: true, workspaces: 0 });
    const row = await db()
      .selectFrom('workspaces')
      .select('paid_by')
      .where('id', '=', workspace)
      .executeTakeFirst();
    expect(row).toEqual({ paid_by: other.uid });
  });

  it(`cut off at ${cuts} statements and repeated, it is complete`, {
    timeout: 600_000,
  }, async () => {
    const random = randomFrom(propertySeed('deletions'));
    const one = await world();
    const { store } = h.service.deps;
    for (let attempt = 0; attempt < cuts; attempt++) {
      let statementsLeft = 1 + Math.floor(random() * 400);
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => {
          if (statementsLeft-- <= 0) throw new Error('cut off');
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const cutOff = (db: Db) => db.withPlugin(plugin);
      const deps = {
        ...h.service.deps,
        store: {
          ...store,
          db: cutOff(store.db),
          transaction: <T>(work: (tx: Db) => Promise<T>) =>
            store.transaction((tx) => work(cutOff(tx))),
        },
      };
      await deleteAccount.run(deps, { email: one.person.email, yes: true }).catch(() => {});
    }
    await remove(one.person.email).catch((error: Error) =>
      expect(error.message).toContain('there is no account'),
    );
    expect(await traces(one)).toEqual([]);
  });
});

describe('accounts export', () => {
  it('writes everything of the customer, and no secret', async () => {
    const one = await world();
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-export-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const to = join(folder, 'export.jsonl');
    const summary = (await h.operate('accounts export', { email: one.person.email, to })) as {
      rows: number;
    };
    const text = readFileSync(to, 'utf8');
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });
    expect(lines).toHaveLength(summary.rows);
    const omittedTables = ['settings', 'sign_in_failures', 'passkey_challenges', 'kept_reads'];
    const tables = Object.keys(await dumpEveryTable(db())).filter(
      (name) => !omittedTables.includes(name),
    );
    expect([...new Set(lines.map(({ table }) => table))].sort()).toEqual(tables.sort());
    for (const { row } of lines)
      for (const column of ['secret', 'secret_hash', 'hash', 'token', 'fingerprint', 'public_key'])
        expect(row).not.toHaveProperty(column);
    for (const column of ['secret', 'hash', 'token', 'fingerprint', 'public_key', 'state_hash'])
      expect(text).not.toContain(` ${column} ${wordsOf(one.person)}`);
    expect(text).not.toContain(one.other.uid);
    await expect(h.operate('accounts export', { email: one.person.email, to })).rejects.toThrow(
      'already exists',
    );
  });
});
