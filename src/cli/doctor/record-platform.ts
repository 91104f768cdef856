import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { adAccountId } from '../../adnet/ids.ts';
import { isSendable } from '../../adnet/login/token.ts';
import type { Config } from '../../boot/config.ts';
import { parseJson } from '../../kernel/text/parse-json.ts';
import { refuse } from '../../operations/operator/core/refuse.ts';
import type { ExitCode } from '../command.ts';
import type { Person } from '../person.ts';
import { sandboxAddress } from '../sandbox-facts.ts';
import type { Terminal } from '../terminal.ts';
import { recordingFile } from './recording/fact.ts';
import { introduce } from './recording/introduce.ts';
import { record } from './recording/record.ts';

type Wish = { file: string; account?: string | undefined; yes: boolean };

/** Records how the configured platform answers, shows the recording, and saves it if the person agrees. */
export const recordPlatform = async (
  config: Config,
  { file, account, yes }: Wish,
  { terminal, person }: { terminal: Terminal; person: Person },
): Promise<ExitCode> => {
  if (existsSync(file)) return refuse(`${file} exists already. Name another file`);
  const chosenAccount = account === undefined ? undefined : accountOf(account);
  const token = await person.secret('Access token (it is not shown and not stored): ');
  if (!isSendable(token))
    return refuse('an access token must be given on standard input: echo "$TOKEN" | greenroom …');
  const graphUrl = config.platform?.graphUrl ?? `${sandboxAddress(config)}/v26.0`;
  const ask =
    (await introduce(
      { graphUrl, proxy: config.platform?.proxy ?? null },
      token,
      config.platform?.appSecret,
    )) ?? refuse(`the platform at ${graphUrl} does not accept this token`);
  const { facts, leftOut } = await record({
    ask,
    account: chosenAccount,
    version: /v\d+\.\d+$/.exec(graphUrl)?.[0] ?? 'v26.0',
    recorded: new Date().toISOString().slice(0, 10),
    onQuestion: (nth, of) => {
      if (terminal.isWatched) terminal.replaceLine(`asking ${nth} of ${of} …`);
    },
  });
  const text = `[\n${facts.map((fact) => JSON.stringify(fact)).join(',\n')}\n]\n`;
  if (text.includes(token)) return refuse('the recording holds the token. Nothing was saved');
  if (terminal.isWatched) terminal.replaceLine('');
  terminal.out(text.trimEnd());
  for (const { method, path } of leftOut)
    terminal.complain(`left out, because the account holds nothing of the kind: ${method} ${path}`);
  if (!yes && !(await agrees(person, file))) {
    terminal.complain(
      person.isThere ? 'nothing was saved' : 'nothing was saved. Look through it, then add --yes',
    );
    return 1;
  }
  // Never overwrites a file that was created meanwhile.
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  terminal.out(`${facts.length} answers saved in ${file}`);
  return 0;
};

const agrees = async (person: Person, file: string) =>
  person.isThere &&
  (await person.agrees(`Above is all that would be saved. Save it in ${file}? [yes/no] `));

const accountOf = (text: string) =>
  adAccountId(text) ?? refuse('--account must be act_ and digits, such as act_1234567890');

/** Says where the sandbox's answers differ from the recording. */
export const compareRecording = async (
  file: string,
  terminal: Terminal,
  json: boolean,
): Promise<ExitCode> => {
  if (!existsSync(file)) return refuse(`${file} does not exist`);
  const recording = recordingFile.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!recording.success) return refuse(`${file} is no recording of greenroom doctor --record`);
  // Imported here, because the sandbox is large and no other command needs it.
  const { compareWithSandbox } = await import('./recording/compare.ts');
  const comparison = await compareWithSandbox(recording.data);
  const { compared, differing, leftOut } = comparison;
  if (json) terminal.out(JSON.stringify(comparison));
  else {
    for (const { call, differences } of differing)
      terminal.out([call, ...differences.map((one) => `  ${one}`)].join('\n'));
    for (const call of leftOut) terminal.out(`not compared: ${call}`);
    terminal.out(`${compared - differing.length} of ${compared} answers are the same`);
  }
  return differing.length === 0 ? 0 : 1;
};
