import type { CommandSpec } from '../spec.ts';
import type { UserCommand } from './command.ts';

/** The shells ask the program itself, so that completions are always up to date. */
const scripts: Record<string, string> = {
  bash: `# Put into ~/.bashrc:  eval "$(greenroom completion bash)"
_greenroom() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(greenroom complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _greenroom greenroom`,
  zsh: `# Put into ~/.zshrc, after compinit:  eval "$(greenroom completion zsh)"
_greenroom() {
  local -a found
  found=("\${(@f)$(greenroom complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -- $found; else _files; fi
}
compdef _greenroom greenroom`,
  fish: `# Put into ~/.config/fish/completions/greenroom.fish:  greenroom completion fish
complete -c greenroom -a '(greenroom complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'`,
};

/** What may come next behind these words, the last of which is just being typed. */
export const completions = (commands: readonly CommandSpec[], words: string[]): string[] => {
  const typed = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  const plain = typed.filter((word) => !word.startsWith('-'));
  const names = commands.map(({ name }) => name.split(' '));
  const own = commands
    .filter(({ name }) => plain.slice(0, name.split(' ').length).join(' ') === name)
    .sort((a, b) => b.name.length - a.name.length)[0];
  const before = typed.at(-1) ?? '';
  const flag = own?.flags.find(
    ({ name, short }) => before === `--${name}` || (short && before === `-${short}`),
  );
  const next = () => {
    if (flag && flag.kind !== 'switch') return flag.choices ?? flag.known ?? [];
    if (own && last.startsWith('-')) return [...own.flags.map(({ name }) => `--${name}`), '--help'];
    if (plain.length === 0) return names.map(([first = '']) => first);
    const seconds = names.flatMap(([first, second]) =>
      first === plain[0] && second && plain.length === 1 ? second : [],
    );
    const argument = own?.args?.[plain.length - own.name.split(' ').length];
    return [...seconds, ...(argument?.choices ?? [])];
  };
  return [...new Set(next())].filter((one) => one.startsWith(last)).sort();
};

export const completion: UserCommand = {
  name: 'completion',
  section: 'start',
  summary: 'Print the script that completes greenroom in your shell.',
  args: [
    { name: 'shell', about: 'bash, zsh or fish.', required: true, choices: Object.keys(scripts) },
  ],
  flags: [],
  examples: ['completion bash', 'completion zsh', 'completion fish'],
  async run({ terminal, args }) {
    terminal.out(scripts[args['shell'] ?? ''] ?? '');
    return 0;
  },
};
