import { serve } from './serve.ts';
import { sentenceOf, type Terminal } from './terminal.ts';
import { withConfig } from './with-config.ts';

/** `greenroom serve` without the other commands, so that the service does not load code that only those need. */
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
