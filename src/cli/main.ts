import { runTyped } from './run.ts';
import { openTerminal } from './terminal.ts';

const terminal = openTerminal(process.stdout, process.stderr, process.env);

runTyped(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});
