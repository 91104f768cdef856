import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs secretlint with the project's rules over these files or patterns; its lines are the problems. */
export const secretProblems = (home: string, patterns: string[], cwd = home) =>
  new Promise<string[]>((resolve, reject) => {
    const command = join(home, 'node_modules', 'secretlint', 'bin', 'secretlint.js');
    const words = [
      command,
      '--format',
      'unix',
      '--no-color',
      '--secretlintrc',
      join(home, '.secretlintrc.json'),
      '--secretlintignore',
      join(home, '.secretlintignore'),
      ...patterns,
    ];
    const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let told = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      told += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve([]);
      else if (code === 1) resolve(out.split('\n').filter((line) => /:\d+:\d+: /.test(line)));
      else reject(new Error(`secretlint ended with ${code}: ${told || out}`));
    });
  });
