import { readdirSync, readFileSync } from 'node:fs';

/**
 * The first line of a contract test of which the choice of a store changes nothing, with the reason behind it.
 * Either it ends at the front door or at the platform, or it keeps what others keep: `examples` calls every operation
 * once; a create is `journal` and `reconcile`, a launch `launches.start` and `launches.carry`, a link `launches.approval`,
 * a connection `connection.key-ring` and `canary`, a tool, form or page its operation, a visitor's session
 * `sign-in.stories`, fair turns `noisy-work` and `noisy-launches`.
 */
const mark = '// One store is enough: ';

const folder = 'test/contract';

/** Refuses a mark that is not recognised, or that keeps a test from ever running. */
const demandSense = (file: string, text: string) => {
  if (!text.startsWith(mark)) throw new Error(`${file}: "${mark.trim()}" must be its first line`);
  // Tests with a second node run only on PostgreSQL, so with the mark they would not run at all.
  if (text.includes('.secondNode('))
    throw new Error(`${file} needs two nodes, so it has to run on PostgreSQL`);
};

/** `npm test` runs these on the embedded store, `npm run test:long` on both. */
export const storeBlind = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${folder}/${name}`)
  .filter((file) => {
    const text = readFileSync(file, 'utf8');
    const isMarked = text.includes(mark.trim());
    if (isMarked) demandSense(file, text);
    return isMarked;
  });
