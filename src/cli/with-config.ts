import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../boot/config.ts';
import type { ExitCode } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Reads the settings. A .env file in this folder is used for settings that the environment does not have. */
export const withConfig = async (
  { complain }: Terminal,
  use: (config: Config) => Promise<ExitCode>,
): Promise<ExitCode> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!('problems' in config)) return use(config);
  for (const problem of config.problems) complain(problem);
  return 2;
};
