import type { UserTerminal } from '../terminal.ts';
import type { UserCommand } from './command.ts';
import { completions } from './completions.ts';
import { readProfiles } from './profiles.ts';

/**
 * The shells ask the program itself, so that the answers are always up to date. Each line has a word and, after a
 * tab, its description; the line `:files` means the files of the folder.
 */
const completionScripts: Record<string, string> = {
  bash: `# Put into ~/.bashrc:  eval "$(greenroom completion bash)"
_greenroom() {
  local word
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    if [[ $word == :files ]]; then
      compopt -o default 2>/dev/null || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
      return
    fi
    COMPREPLY+=("$(printf %q "$word")")
  done < <(greenroom complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _greenroom greenroom`,
  zsh: `# Put into ~/.zshrc, after compinit:  eval "$(greenroom completion zsh)"
_greenroom() {
  local -a found
  local word about
  while IFS=$'\\t' read -r word about; do
    if [[ $word == :files ]]; then
      _files
      return
    fi
    found+=("\${word//:/\\\\:}\${about:+:$about}")
  done < <(greenroom complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  (( \${#found} )) && _describe greenroom found
}
compdef _greenroom greenroom`,
  fish: `# greenroom completion fish > ~/.config/fish/completions/greenroom.fish
function __greenroom_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l found (greenroom complete -- $words[2..] 2>/dev/null)
    if test "$found[1]" = ':files'
        __fish_complete_path (commandline -ct)
    else if test (count $found) -gt 0
        printf '%s\\n' $found
    end
end
complete -c greenroom -f -a '(__greenroom_complete)'`,
};

/** Answers the shell's completion script. */
export const printCompletions = (
  words: string[],
  commands: readonly UserCommand[],
  terminal: UserTerminal,
) => {
  const profiles = () => Object.keys(readProfiles(terminal).profiles);
  const next = completions(words, { commands, profiles });
  if (next === 'files') return terminal.out(':files');
  for (const { word, about } of next) terminal.out(about ? `${word}\t${about}` : word);
};

export const completion: UserCommand = {
  name: 'completion',
  section: 'start',
  summary: 'Print the script that completes greenroom in your shell.',
  about: [
    'bash and zsh: put eval "$(greenroom completion bash)" into ~/.bashrc or ~/.zshrc. fish:',
    'greenroom completion fish > ~/.config/fish/completions/greenroom.fish',
  ].join(' '),
  args: [
    {
      name: 'shell',
      about: 'bash, zsh or fish.',
      required: true,
      choices: Object.keys(completionScripts),
    },
  ],
  flags: [],
  examples: ['completion bash', 'completion zsh', 'completion fish'],
  async run({ terminal, args }) {
    terminal.out(completionScripts[args['shell'] ?? ''] ?? '');
    return 0;
  },
};
