import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { demo } from './seed/demo.ts';
import { type RunningSandbox, startSandbox } from './server/start-sandbox.ts';

const help = `graph-ads-sandbox: a local stand-in for Meta's Marketing API

Usage: graph-ads-sandbox [options]

  --port <number>    the port to listen on (8081; 0 takes a free one)
  --host <address>   the address to listen on (127.0.0.1)
  --world <file>     a world of your own, YAML or JSON, in place of the demo
  --folder <path>    keep the world there, so that it survives a restart
  --seed <number>    another demo world (1)
  --record <file>    write every call and its answer to this file at the end
  --webhook-host <name>  a host beside this machine to which webhooks may go; can be repeated
  --no-control       leave out /__sandbox/…, by which tests give orders
  --help             this text
`;

const options = {
  port: { type: 'string', default: '8081' },
  host: { type: 'string', default: '127.0.0.1' },
  world: { type: 'string' },
  folder: { type: 'string' },
  seed: { type: 'string' },
  record: { type: 'string' },
  'webhook-host': { type: 'string', multiple: true },
  'no-control': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const wholeNumber = (name: string, text: string) => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} wants a whole number, not "${text}".`);
  return Number(text);
};

const greeting = ({ origin, graphUrl }: RunningSandbox) => `
  API     ${graphUrl}    in place of https://graph.facebook.com/v26.0
  Page    ${origin}/
  Token   ${demo.systemUserToken}
  App     ${demo.appId}  secret ${demo.appSecret}

`;

const start = (args: string[]) => {
  const { values } = parseArgs({ args, options });
  if (values.help) return undefined;
  return {
    record: values.record,
    sandbox: startSandbox({
      port: wholeNumber('port', values.port),
      host: values.host,
      control: !values['no-control'],
      ...(values.world !== undefined && { worldFile: values.world }),
      ...(values.folder !== undefined && { folder: values.folder }),
      ...(values['webhook-host'] && { webhookHosts: values['webhook-host'] }),
      ...(values.seed !== undefined && { seed: wholeNumber('seed', values.seed) }),
    }),
  };
};

/** Runs until it is interrupted; wrong arguments are printed and end it with exit code 2. */
export const run = async (args: string[]) => {
  try {
    const started = start(args);
    if (!started) {
      process.stdout.write(help);
      return;
    }
    const sandbox = await started.sandbox;
    const recorder = started.record === undefined ? undefined : sandbox.record();
    process.stdout.write(greeting(sandbox));
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    recorder?.stop(started.record);
    await sandbox.close();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
};
