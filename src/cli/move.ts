import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../boot/config.ts';
import { keyRingFile } from '../boot/key-ring-file.ts';
import { refuse } from '../operations/operator/core/refuse.ts';
import { describeServer } from '../store/engines/postgres/address.ts';
import { findPostgresTrouble } from '../store/engines/postgres/diagnose.ts';
import { type MovedTable, moveToPostgres } from '../store/move/move.ts';
import { databaseFile } from '../store/open.ts';
import { isServed } from './operate.ts';
import type { Terminal } from './terminal.ts';

/** Copies the embedded database to PostgreSQL, and says which settings the service needs afterwards. */
export const move = async (config: Config, url: string, terminal: Terminal) => {
  const folder = resolve(config.dataDir);
  if (config.databaseUrl)
    return refuse(
      [
        'DATABASE_URL is set, so the service uses PostgreSQL already. This moves the embedded',
        'database of DATA_DIR: call it without DATABASE_URL',
      ].join(' '),
    );
  if (!existsSync(join(folder, databaseFile)))
    return refuse(`there is no data in ${folder}. Set DATA_DIR to the folder of the service`);
  if (await isServed(config))
    return refuse(`a service is running on ${folder}. Stop it, then move again`);
  const trouble = await findPostgresTrouble(url);
  if (trouble !== null) return refuse(trouble.replaceAll('DATABASE_URL', '--to'));
  const tables = await moveToPostgres({
    folder,
    url,
    onProgress: (table, rows) => {
      if (terminal.isWatched) terminal.replaceLine(`${table}: ${rows} rows`);
    },
  }).catch((error: Error) => refuse(error.message));
  if (terminal.isWatched) terminal.replaceLine('');
  return {
    from: folder,
    to: describeServer(url),
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: [...tables].sort((a, b) => (a.table < b.table ? -1 : 1)),
    settings: settingsAfter(config, folder),
  };
};

type MoveReport = {
  from: string;
  to: string;
  rows: number;
  tables: MovedTable[];
  settings: NextSetting[];
};

type NextSetting = { name: string; value: string };

/** The settings with which the service must be started afterwards. */
const settingsAfter = (config: Config, folder: string): NextSetting[] => [
  { name: 'DATABASE_URL', value: 'the address that you gave with --to' },
  {
    name: 'TOKEN_ENCRYPTION_KEYS',
    value: config.keyRing
      ? 'stays as it is'
      : `the value of TOKEN_ENCRYPTION_KEYS in ${keyRingFile(folder)}: without it nothing that is encrypted can be read`,
  },
  ...(config.platform
    ? []
    : [
        {
          name: 'SANDBOX',
          value:
            'on, to stay with the sandbox. With PostgreSQL it keeps nothing: what was made in it before is not found there',
        },
      ]),
];

export const presentMove = ({ from, to, rows, tables, settings }: MoveReport) =>
  [
    [
      `${rows} rows in ${tables.length} tables are in ${to}. Each table was read back and`,
      'compared: the same number of rows, the same content.',
    ].join(' '),
    '',
    'Start the service with these settings, all others as they are:',
    ...settings.map(({ name, value }) => `  ${name.padEnd(22)} ${value}`),
    '',
    [
      `${from} is as it was. Keep it until you are sure; do not start a service on it, or there`,
      'are two that know nothing of each other.',
    ].join(' '),
  ].join('\n');
