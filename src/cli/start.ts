import { serve } from './serve.ts';
import type { Terminal } from './terminal.ts';
import { sentenceOf } from './terminal.ts';
import { withConfig } from './with-config.ts';

/** `greenroom serve`, without the other commands around it: a service does not wait for code that only people's commands need. */
export const start = async (terminal: Terminal) => {
  try {
    return await withConfig(terminal, async (config) => {
      if (config.platformProblem === null) return serve(config, terminal);
      terminal.complain(config.platformProblem);
      return 2;
    });
  } catch (error) {
    terminal.complain(sentenceOf(error));
    return 1;
  }
};
