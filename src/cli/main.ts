import { openTerminal } from './terminal.ts';

const terminal = openTerminal(process.stdout, process.stderr, process.env, process.stdin);

// The reader of the output may stop early, such as `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const typedWords = process.argv.slice(2);

const runCommand = async () => {
  if (typedWords.length === 1 && typedWords[0] === 'serve') {
    const { start } = await import('./start.ts');
    return start(terminal);
  }
  const { runTyped } = await import('./run.ts');
  return runTyped(typedWords, terminal);
};

runCommand().then((code) => {
  process.exitCode = code;
});
