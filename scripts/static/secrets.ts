import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Not ours, or made by a run; the lock file holds checksums and has a check of its own. */
const passedOver = new Set([
  '.git',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-output',
  'package-lock.json',
]);

/** Every file of the project, dot files too. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
  });

/** Its time grows with the square of the files it is given. */
const batch = 100;

/** Runs secretlint with the project's rules over these files; its lines are the problems. */
export const secretProblems = async (home: string, files: string[]) => {
  const problems: string[] = [];
  for (let at = 0; at < files.length; at += batch)
    problems.push(...(await scan(home, files.slice(at, at + batch))));
  return problems;
};

const scan = (home: string, files: string[]) =>
  new Promise<string[]>((resolve, reject) => {
    const command = join(home, 'node_modules', 'secretlint', 'bin', 'secretlint.js');
    const words = [
      command,
      '--format',
      'unix',
      '--no-color',
      '--secretlintrc',
      join(home, '.secretlintrc.json'),
      '--no-glob',
      ...files,
    ];
    const child = spawn(process.execPath, words, { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] });
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
