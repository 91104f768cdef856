import { runTyped } from './run.ts';
import { openTerminal } from './terminal.ts';

const terminal = openTerminal(process.stdout, process.stderr, process.env, process.stdin);

// The reader of the output may stop early, such as `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

runTyped(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});
