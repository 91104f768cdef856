import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCommands } from '../../src/cli/run.ts';
import { completions } from '../../src/cli/user/completions.ts';
import { buildProduct } from '../helpers/cli/greenroom-process.ts';
import { has } from '../helpers/cli/installed-programs.ts';
import { commandsInside } from '../helpers/cli/shell-in-process.ts';
import { isLong } from '../helpers/run/long-run.ts';

const after = (line: string) => {
  const next = completions(line.split(' '), {
    commands: allCommands,
    profiles: () => ['agency', 'default'],
  });
  return next === 'files' ? next : next.map(({ word }) => word);
};

describe('completion', () => {
  it.each([
    ['camp', ['campaigns']],
    ['campaigns ', ['create', 'get', 'list']],
    ['campaigns cr', ['create']],
    ['campaigns create --obj', ['--objective']],
    ['campaigns create --objective OUTCOME_S', ['OUTCOME_SALES']],
    ['campaigns list -o ', ['csv', 'json', 'table', 'yaml']],
    ['campaigns list --output=j', ['--output=json']],
    ['campaigns list --output = j', ['json']],
    ['campaigns list --output =', ['csv', 'json', 'table', 'yaml']],
    ['completion ', ['bash', 'fish', 'zsh']],
    ['insights g', ['get']],
    ['accounts set', ['set-plan']],
    ['campaigns create --name ', []],
    ['--v', ['--version']],
    ['-w ', []],
    ['-w Main campaigns li', ['list']],
    ['campaigns -w Main li', ['list']],
    ['profiles ', ['agency', 'default']],
    ['whoami --profile d', ['default']],
    ['open d', ['docs']],
    ['ads list --limit 5 ', []],
    ['launch -f spr', 'files'],
    ['launch --file ', 'files'],
    ['backup --to ', 'files'],
  ])('completes "%s" to %s', (commandLine, next) => {
    expect(after(commandLine)).toEqual(next);
  });
});

/**
 * `greenroom` answers the shell as it does; what would be run is only shown. In the short form a shell's
 * script and the first completion are by a process of their own, the other completions are not.
 */
const stub = (program: string, inside: string) => `#!/bin/sh
byProcess() { exec "${process.execPath}" "${program}" "$@"; }
case "$1" in
completion) byProcess "$@" ;;
complete) ;;
*) echo "TYPED[$*]"; exit ;;
esac
exec < /dev/null # the terminal is the shell's
if mkdir "$HOME/tried" 2>/dev/null; then byProcess "$@"; fi
${isLong ? 'byProcess "$@"' : inside}
`;

const shells = {
  bash: {
    words: 'bash --norc --noprofile -i',
    setUp: 'eval "$(greenroom completion bash)"',
  },
  zsh: {
    words: 'zsh -f -i',
    setUp: 'autoload -Uz compinit; compinit -u -D; eval "$(greenroom completion zsh)"',
  },
  fish: {
    words: 'fish --no-config -i',
    setUp: 'greenroom completion fish | source',
  },
};

describe('a real shell', () => {
  let folder = '';
  let inside: Awaited<ReturnType<typeof commandsInside>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'greenroom-completion-'));
    const { file: program } = await buildProduct('completion');
    inside = await commandsInside();
    writeFileSync(join(folder, 'greenroom'), stub(program, inside.greenroom), { mode: 0o755 });
    mkdirSync(join(folder, 'work'));
    writeFileSync(join(folder, 'work', 'spring.yaml'), '');
    mkdirSync(join(folder, 'greenroom-config', 'greenroom'), { recursive: true });
    const profiles = { agency: { url: 'https://ads.example.com', api_key: 'k' } };
    const file = join(folder, 'greenroom-config', 'greenroom', 'profiles.json');
    writeFileSync(file, JSON.stringify({ current: 'agency', profiles }), { mode: 0o600 });
  }, 120_000);
  afterAll(async () => {
    await inside.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Types on a terminal, and waits for what is shown. */
  const sitDown = (words: string) => {
    const child = spawn('script', ['-qefc', words, '/dev/null'], {
      cwd: join(folder, 'work'),
      env: {
        PATH: `${folder}:${process.env['PATH']}`,
        TERM: 'xterm',
        HOME: folder,
        XDG_CONFIG_HOME: join(folder, 'greenroom-config'),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let output = '';
    let look = () => {};
    child.stdout.on('data', (part) => {
      output += part;
      look();
    });
    const shellEnd = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const until = (text: string) =>
      new Promise<void>((resolve, reject) => {
        look = () => output.includes(text) && resolve();
        child.once('close', () => reject(new Error(`the shell ended:\n${output}`)));
        look();
      });
    return {
      type: (text: string) => child.stdin.write(text),
      until,
      /** A shell that leaves by itself has written its history by then; one whose terminal is taken away has not. */
      end: async () => {
        if (child.stdin.writable) child.stdin.write('exit\r');
        const late = setTimeout(() => child.kill(), 10_000);
        await shellEnd;
        clearTimeout(late);
      },
    };
  };

  describe.each(Object.entries(shells))('such as %s', (name, { words, setUp }) => {
    it.skipIf(!has('script') || !has(name))(
      'completes what is typed',
      { timeout: 120_000 },
      async () => {
        const { type, until, end } = sitDown(words);
        try {
          // Typed in two parts, so that the echo is not taken for the answer.
          type(`${setUp}; echo RE""ADY\r`);
          await until('READY');
          type('greenroom camp\tli\t\r');
          await until('TYPED[campaigns list]');
          type('greenroom insights --metric cl\t\r');
          await until('TYPED[insights --metric clicks]');
          type('greenroom launch -f spr\t\r');
          await until('TYPED[launch -f spring.yaml]');
          // A file is offered only where one can be meant.
          type('greenroom open spr\t\r');
          await until('TYPED[open spr]');
          type('greenroom whoami --profile a\t\r');
          await until('TYPED[whoami --profile agency]');
        } finally {
          await end();
        }
      },
    );
  });
});
