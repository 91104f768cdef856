import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The result of one chaos check; `npm run chaos` adds them up in its table. */
export type ChaosRecord = {
  check: string;
  store: 'embedded' | 'postgres';
  seed?: number;
  /** Injected faults, without kills. */
  faults?: number;
  kills?: number;
  requests?: number;
  /** Acknowledged effects that were missing afterwards. */
  lost?: number;
  /** Effects that happened twice. */
  duplicates?: number;
  /** Credits, keys, workspaces or writes beyond what the plan allows. */
  overspent?: number;
  /** Answers outside the contract. */
  outside?: number;
  note?: string;
};

const folder = fileURLToPath(new URL('../../../test-output/chaos/', import.meta.url));

export const recordChaos = (record: ChaosRecord) => {
  mkdirSync(folder, { recursive: true });
  const name = `${record.check} ${record.store}`.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(record)}\n`);
};
