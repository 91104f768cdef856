import type { UserTerminal } from '../terminal.ts';
import type { UserCommand } from './command.ts';
import { completionScripts } from './completion-scripts.ts';
import { completions } from './completions.ts';
import { readProfiles } from './profiles.ts';

/** Answers the script of a shell. */
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
  about:
    'bash and zsh: put eval "$(greenroom completion bash)" into ~/.bashrc or ~/.zshrc. fish: greenroom completion fish > ~/.config/fish/completions/greenroom.fish',
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
