import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import * as z from 'zod';
import { exportCustomer } from '../../store/customer/export-customer.ts';
import { accountByEmail, email } from './accounts.ts';
import { command } from './core/command.ts';
import { refuse } from './core/refuse.ts';
import { customerOf } from './delete-account.ts';

export const exportAccount = command({
  name: 'accounts export',
  summary:
    'Write all data of a customer to a file of JSON lines, without secrets. The service may be running.',
  options: z.object({
    email,
    to: z
      .string()
      .min(1)
      .transform((path) => resolve(path))
      .describe('The file to write. It must not exist yet.'),
  }),
  examples: ['accounts export --email ann@example.com --to ann.jsonl'],
  async run(deps, { email: address, to }) {
    if (existsSync(to)) return refuse(`${to} already exists. Choose another file`);
    const account = await accountByEmail(deps, address);
    // An incomplete file must not look like a complete one.
    const draft = `${to}.part`;
    const file = createWriteStream(draft, { mode: 0o600, flags: 'w' });
    await once(file, 'open');
    const tables: Record<string, number> = {};
    for await (const rows of exportCustomer(deps.store.db, customerOf(account))) {
      for (const { table } of rows) tables[table] = (tables[table] ?? 0) + 1;
      if (!file.write(rows.map((row) => `${JSON.stringify(row)}\n`).join('')))
        await once(file, 'drain');
    }
    file.end();
    await finished(file);
    renameSync(draft, to);
    return { file: to, rows: Object.values(tables).reduce((sum, n) => sum + n, 0), tables };
  },
  present: ({ file, rows, tables }) =>
    `${rows} rows of ${Object.keys(tables).length} tables are in ${file}. Keys, passwords and tokens are left out.`,
});
