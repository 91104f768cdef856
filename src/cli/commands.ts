import * as z from 'zod';
import { commands as operatorCommands } from '../operations/operator/commands.ts';
import type { Command } from '../operations/operator/core/command.ts';
import { asJson, type CliCommand, cliCommand } from './command.ts';
import { runCommand } from './operate.ts';
import { openPerson } from './person.ts';
import { withConfig } from './with-config.ts';

const serveCommand = cliCommand({
  name: 'serve',
  summary: 'Start the service. Its settings are environment variables.',
  options: z.object({}),
  examples: ['serve'],
  run: async (terminal) => {
    // Imported here, because the service is large and no other command needs it.
    const { start } = await import('./start.ts');
    return start(terminal);
  },
});

const demoCommand = cliCommand({
  name: 'demo',
  summary: 'Publish a paused ad to the sandbox through the running service, step by step.',
  options: z.object({}),
  examples: ['demo'],
  run: (terminal) =>
    withConfig(terminal, async (config) => {
      const { runDemo } = await import('./demo.ts');
      await runDemo(config, terminal);
      return 0;
    }),
});

const file = z.string().min(1).optional();

const mayGiveToken = 'Access token to look at (not shown, not stored; Enter for none): ';

const doctorCommand = cliCommand({
  name: 'doctor',
  summary: 'Check the settings, the service, the disk, the database and the ad platform.',
  options: z
    .object({
      json: asJson,
      record: file.describe('Record how the ad platform answers, without anybody’s data.'),
      platform: z
        .boolean()
        .default(false)
        .describe('Walk through what the real platform needs, and say what is missing.'),
      compare: file.describe('Say where the sandbox answers otherwise than a recording.'),
      account: z.string().optional().describe('The ad account to record; left out: the first one.'),
      yes: z.boolean().default(false).describe('Save the recording without asking.'),
    })
    .refine(
      ({ record, compare, platform }) => [record, compare, platform].filter(Boolean).length < 2,
      { path: ['record'], message: '--compare and --platform: give one of them' },
    ),
  examples: [
    'doctor',
    'doctor --platform',
    'doctor --record meta.json',
    'doctor --compare meta.json',
  ],
  run: (terminal, { json, record, compare, account, yes, platform }) =>
    withConfig(terminal, async (config) => {
      const { compareRecording, recordPlatform } = await import('./doctor/record-platform.ts');
      if (compare !== undefined) return compareRecording(compare, terminal, json);
      if (record !== undefined) {
        const person = openPerson(process.stdin, process.stderr);
        return recordPlatform(config, { file: record, account, yes }, { terminal, person });
      }
      if (platform) {
        const person = openPerson(process.stdin, process.stderr);
        const token = config.platform ? await person.secret(mayGiveToken) : '';
        const { presentSteps, walkPlatform } = await import('./doctor/walk-platform.ts');
        const steps = await walkPlatform(config, token);
        terminal.out(json ? JSON.stringify(steps) : presentSteps(steps, terminal));
        return steps.some(({ state }) => state === 'missing') ? 1 : 0;
      }
      const { examine, presentFindings } = await import('./doctor/examine.ts');
      const findings = await examine(config);
      terminal.out(json ? JSON.stringify(findings) : presentFindings(findings, terminal));
      return findings.every(({ ok }) => ok) ? 0 : 1;
    }),
});

const sandboxCommand = (fact: 'token' | 'picture', summary: string) =>
  cliCommand({
    name: `sandbox ${fact}`,
    summary,
    options: z.object({}),
    examples: [`sandbox ${fact}`],
    run: (terminal) =>
      withConfig(terminal, async (config) => {
        // Imported here, because the sandbox is large and no other command needs it.
        const { sandboxFacts } = await import('./sandbox-facts.ts');
        terminal.out(await sandboxFacts[fact](config));
        return 0;
      }),
  });

const moveCommand = cliCommand({
  name: 'move',
  summary: 'Copy the embedded database to PostgreSQL. The service must be stopped.',
  options: z.object({
    to: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .describe('The empty PostgreSQL database. PGPASSWORD may hold its password.'),
    json: asJson,
  }),
  examples: ['move --to postgres://greenroom@db:5432/greenroom'],
  run: (terminal, { to, json }) =>
    withConfig(terminal, async (config) => {
      const { move, presentMove } = await import('./move.ts');
      const moveResult = await move(config, to, terminal);
      terminal.out(json ? JSON.stringify(moveResult) : presentMove(moveResult));
      return 0;
    }),
});

const confirmed = async ({ confirm }: Command, options: Record<string, unknown>) => {
  if (!confirm || options[confirm.unless] || options[confirm.option] !== undefined) return options;
  const person = openPerson(process.stdin, process.stderr);
  if (!person.isThere) return options;
  return { ...options, [confirm.option]: await person.line(confirm.prompt(options)) };
};

/** The running service has the operator's commands too, so they are described there. */
const forOperator = (command: Command): CliCommand => ({
  ...command,
  options: command.options.extend({ json: asJson }),
  run: (terminal, { json, ...options }) =>
    withConfig(terminal, async (config) => {
      const values = await confirmed(command, options);
      const result = await runCommand(config, command, values, terminal.complain);
      terminal.out(json ? JSON.stringify(result) : command.present(result));
      return 0;
    }),
});

/** The commands of the operator; `npm run docs` generates a list of them for other code. */
export const commands: readonly CliCommand[] = [
  serveCommand,
  demoCommand,
  doctorCommand,
  sandboxCommand('token', 'Print an access token of the sandbox, to connect a workspace with.'),
  sandboxCommand('picture', 'Print the address of a picture in the sandbox, to upload.'),
  moveCommand,
  ...operatorCommands.map(forOperator),
];

/** Parses the typed options of a command, or reports all problems. */
export const readValues = (
  { options }: CliCommand,
  values: Record<string, unknown>,
): { options: Record<string, unknown> } | { problems: string[] } => {
  const parsedOptions = options.safeParse(values);
  return parsedOptions.success
    ? { options: parsedOptions.data }
    : {
        problems: parsedOptions.error.issues.map(
          ({ path, message }) => `--${path.join('.')} ${message}`,
        ),
      };
};
