import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What one chaos check did and found; `npm run chaos` adds them up in its table. */
export type ChaosRecord = {
  check: string;
  store: 'embedded' | 'postgres';
  seed?: number;
  /** Faults injected, other than kills. */
  faults?: number;
  kills?: number;
  requests?: number;
  /** Acknowledged effects that were gone afterwards. */
  lost?: number;
  /** Effects that were there twice. */
  duplicates?: number;
  /** Credits, keys, workspaces or writes beyond what the plan allows. */
  overspent?: number;
  /** Answers outside the contract. */
  outside?: number;
  note?: string;
};

const folder = fileURLToPath(new URL('../../test-output/chaos/', import.meta.url));

export const recordChaos = (record: ChaosRecord) => {
  mkdirSync(folder, { recursive: true });
  const name = `${record.check} ${record.store}`.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(record)}\n`);
};
