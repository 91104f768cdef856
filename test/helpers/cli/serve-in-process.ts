import { join } from 'node:path';
import type { Serve } from '../../../scripts/walk-service.ts';
import { readConfig } from '../../../src/boot/config.ts';
import { startService } from '../../../src/boot/start-service.ts';
import { writeFirstKey, writeFirstLink } from '../../../src/cli/serve.ts';

/**
 * Runs the service in the process of the tests. Commands notice no difference, and it starts in a tenth of the
 * time.
 */
export const serveInside: Serve = async (folder, env) => {
  const config = readConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const dataDir = join(folder, config.dataDir);
  const { first, stop } = await startService(
    { ...config, dataDir },
    { writeLog: (line) => process.stderr.write(line) },
  );
  if (first) {
    writeFirstKey(dataDir, first.key);
    writeFirstLink(dataDir, first.link);
  }
  return { firstKey: first?.key ?? '', stop: () => stop() };
};
