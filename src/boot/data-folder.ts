import type { Db } from '../store/db.ts';
import { isSealed } from '../store/key-ring-check.ts';
import type { StoreOptions } from '../store/open.ts';
import type { Config } from './config.ts';
import { keyRingFromFile } from './key-ring-file.ts';

// Separate from boot/start-service.ts, so that a command that only reads data does not load the whole service.

export const storeOptions = (config: Config): StoreOptions =>
  config.databaseUrl
    ? { engine: 'postgres', url: config.databaseUrl }
    : { engine: 'embedded', folder: config.dataDir };

export const keyRingOf = async (config: Config, db: Db) =>
  config.keyRing ?? keyRingFromFile(config.dataDir, await isSealed(db));
