import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { openStore } from '../../../src/store/open.ts';
import { oncePerRun } from '../run/once-per-run.ts';

const within = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

const asAdmin = async (serverUrl: string, statement: string) => {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(statement);
  await admin.end();
};

const newDatabase = async (serverUrl: string, like = '') => {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl, `create database ${name} ${like}`);
  return {
    url: within(serverUrl, name),
    drop: () => asAdmin(serverUrl, `drop database if exists ${name} with (force)`),
  };
};

/** A new database on the server, empty or a copy of another, and a function that drops it. */
export const freshDatabase = (serverUrl: string, original?: string) =>
  newDatabase(serverUrl, original && `template ${original}`);

/** Dropped with the server; on your own server, the next run replaces it. */
const template = 'greenroom_test_template';

const makeTemplate = async (serverUrl: string) => {
  await asAdmin(serverUrl, `drop database if exists ${template} with (force)`);
  await asAdmin(serverUrl, `create database ${template}`);
  const store = openStore({ engine: 'postgres', url: within(serverUrl, template) });
  await store.migrate();
  await store.close();
};

/** A database that has its tables: a copy of one that was migrated once for the whole run. */
export const migratedDatabase = async (serverUrl: string) => {
  await oncePerRun('template', () => makeTemplate(serverUrl));
  return newDatabase(serverUrl, `template ${template}`);
};

/** The same for the embedded store: its file, with tables, in an empty folder. */
export const layMigratedFile = async (folder: string) => {
  const templateFolder = await oncePerRun('embedded-template', async (empty) => {
    const store = openStore({ engine: 'embedded', folder: empty });
    await store.migrate();
    await store.close();
  });
  // The last connection only reads, so changes may still be in the log beside the file.
  for (const name of ['greenroom.db', 'greenroom.db-wal'])
    if (existsSync(join(templateFolder, name)))
      copyFileSync(join(templateFolder, name), join(folder, name));
};
