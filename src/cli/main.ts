import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Config, readConfig } from '../config.ts';
import type { Command } from '../operations/operator/command.ts';
import { commands } from '../operations/operator/commands.ts';
import { Refusal } from '../operations/operator/refuse.ts';
import { examine } from './doctor.ts';
import { helpFor, overview } from './help.ts';
import { carryOut } from './operate.ts';
import { serve } from './serve.ts';

const out = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`greenroom: ${text}\n`);

/** Exit codes: 0 done, 1 could not be done, 2 called wrongly. */
const run = async (words: string[]): Promise<number> => {
  const command = commands.find(
    ({ name }) => words.slice(0, name.split(' ').length).join(' ') === name,
  );
  if (words.length === 0 || words[0] === 'help' || words.some(isCallForHelp)) {
    out(command ? helpFor(command) : overview(commands));
    return 0;
  }
  if (command) return operate(command, words.slice(command.name.split(' ').length));
  if (words[0] === 'serve') return startServing(words.slice(1));
  if (words[0] === 'demo' && words.length === 1) return withConfig(demonstrate);
  if (words[0] === 'sandbox' && words.length === 2) return tellOfSandbox(words[1] ?? '');
  if (words[0] === 'doctor')
    return withConfig((config) => diagnose(config, words.includes('--json')));
  complain(`there is no command "${words.filter((word) => !word.startsWith('-')).join(' ')}"\n`);
  complain(overview(commands));
  return 2;
};

const isCallForHelp = (word: string) => word === '--help' || word === '-h';

/** Both know the sandbox platform, which no other command has to wait for. */
const tellOfSandbox = async (name: string) => {
  const { sandboxFacts } = await import('./sandbox-facts.ts');
  const fact = sandboxFacts[name];
  if (!fact) {
    complain(`the sandbox can tell: ${Object.keys(sandboxFacts).join(', ')}`);
    return 2;
  }
  return withConfig(async (config) => {
    out(await fact(config));
    return 0;
  });
};

const demonstrate = async (config: Config) => {
  const { runDemo } = await import('./demo.ts');
  await runDemo(config, out);
  return 0;
};

/** 0 when all is well, 1 when something is not. */
const diagnose = async (config: Config, json: boolean) => {
  const findings = await examine(config);
  const lines = findings.map(
    ({ check, ok, detail }) => `${ok ? '✓' : '✗'} ${check.padEnd(14)} ${detail}`,
  );
  out(json ? JSON.stringify(findings) : lines.join('\n'));
  return findings.every(({ ok }) => ok) ? 0 : 1;
};

const startServing = async (words: string[]) => {
  if (words.length === 0) return withConfig((config) => serve(config, out));
  complain(
    `serve takes no options, but got "${words.join(' ')}"; settings come from the environment`,
  );
  return 2;
};

const operate = async (command: Command, words: string[]) => {
  const { json, options, problems } = readOptions(command, words);
  if (problems.length > 0) {
    for (const problem of problems) complain(problem);
    complain(`see: greenroom ${command.name} --help`);
    return 2;
  }
  return withConfig(async (config) => {
    const result = await carryOut(config, command, options);
    out(json ? JSON.stringify(result) : command.present(result));
    return 0;
  });
};

const readOptions = (command: Command, words: string[]) => {
  const names = Object.keys(command.options.shape);
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        json: { type: 'boolean' },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      },
    });
    const { json = false, ...given } = values;
    const parsed = command.options.safeParse(given);
    const problems = parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
    return { json: Boolean(json), options: parsed.data ?? {}, problems };
  } catch (error) {
    return {
      json: false,
      options: {},
      problems: [error instanceof Error ? error.message : String(error)],
    };
  }
};

/** A .env file in this folder counts where the environment itself is silent. */
const withConfig = async (use: (config: Config) => Promise<number>) => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!('problems' in config)) return use(config);
  for (const problem of config.problems) complain(problem);
  return 2;
};

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    complain(
      error instanceof Refusal || error instanceof z.ZodError ? error.message : sentence(error),
    );
    process.exitCode = 1;
  },
);

const sentence = (error: unknown) => {
  const told = error instanceof Error ? error.message : String(error);
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? `${told}; set PORT, or SANDBOX_PORT for the sandbox platform, to a free one`
    : told;
};
