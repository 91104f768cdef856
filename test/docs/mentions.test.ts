import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksIn, commandsIn, readPage } from '../../scripts/pages.ts';
import { defaultScopes } from '../../src/adnet/login/login-request.ts';
import { readConfig } from '../../src/boot/config.ts';
import { fileSetting, secretSettings, settings } from '../../src/boot/settings.ts';
import { findCommand } from '../../src/cli/find-command.ts';
import { optionsLast } from '../../src/cli/options-last.ts';
import { allCommands } from '../../src/cli/run.ts';
import { sharedFlags } from '../../src/cli/user/command.ts';
import { defaultPlans } from '../../src/operations/core/billing-plans.ts';
import { operations } from '../../src/operations/index.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';

const pages = readdirSync('.', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && !/(^|\/)(node_modules|test|dist|data)/.test(file))
  .sort();

/** A page without its fenced blocks, which have tests of their own. */
const prose = (page: string) => readPage(page).replace(/^```[\s\S]*?^```$/gm, '');

const codeIn = (page: string) =>
  [...prose(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.trim());

const anchorsOf = (page: string) =>
  [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('links', () => {
  it.each(pages)('lead somewhere in %s', (page) => {
    const brokenLinks = [
      ...prose(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
    ].filter(([, path = '', anchor]) => {
      const target = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(brokenLinks.map(([link]) => link)).toEqual([]);
  });
});

const ours = /^(src|test|docs|deploy|scripts|bench|bin)\/[\w./{},*-]*$/;

/** `test/x.test.ts`, `deploy/`, `docs/adr/*.md`. */
const isThere = (path: string) => {
  if (!path.includes('*')) return existsSync(path.replace(/\/$/, ''));
  const [folder = '', pattern = ''] = [dirname(path), path.slice(dirname(path).length + 1)];
  const shape = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return readdirSync(folder).some((name) => shape.test(name));
};

describe('files', () => {
  it.each(pages)('are there when %s names them', (page) => {
    const paths = codeIn(page).filter((code) => ours.test(code));
    const beside = (path: string) => existsSync(join(dirname(page), path));
    expect(paths.filter((path) => !isThere(path) && !beside(path))).toEqual([]);
  });

  it('hold tests when they are named as proof', () => {
    const linkPaths = ['docs/promises.md', 'docs/comparison.md'].flatMap((page) =>
      [...prose(page).matchAll(/\]\(\.\.\/(test\/[^)]+)\)/g)].map(([, path = '']) => path),
    );
    const testPaths = codeIn('SECURITY.md').filter((code) => /^test\/[^*]+$/.test(code));
    const proofs = [...linkPaths, ...testPaths];
    expect(proofs.length).toBeGreaterThan(20);
    for (const path of proofs) {
      const files = statSync(path).isDirectory()
        ? readdirSync(path).map((name) => join(path, name))
        : [path];
      const testFiles = files.filter((file) => file.endsWith('.test.ts'));
      expect(
        testFiles.some((file) => /\bit(\.\w+)*\(/.test(readFileSync(file, 'utf8'))),
        path,
      ).toBe(true);
    }
  });
});

/** What is wrong with "accounts create --email E": null if nothing is. */
const wrongWith = (words: string) => {
  if (words === '--help' || words === '--version' || words === 'help') return null;
  const match = findCommand(allCommands, optionsLast(words.split(' '), sharedFlags));
  if (match.kind === 'group') return words.includes('--help') ? null : `"${words}" is not whole`;
  if (match.kind === 'unknown') return match.sentence;
  const { command } = match;
  const optionNames = [...words.matchAll(/--([\w-]+)/g)].map(([, option = '']) => option);
  const flagNames = [...command.flags.map(({ name }) => name), 'help'];
  const odd = optionNames.filter((option) => !flagNames.includes(option));
  return odd.length > 0 ? `"${command.name}" has no option ${odd.join()}` : null;
};

describe('commands within sentences', () => {
  it.each(pages)('exist with their options in %s', (page) => {
    const commandLines = [...prose(page).matchAll(/`(?:npx --no -- )?greenroom ([^`]+)`/g)];
    const wrong = commandLines.map(([, words = '']) => wrongWith(words.replaceAll('…', '').trim()));
    expect(wrong.filter(Boolean)).toEqual([]);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const run = [...readPage(page).matchAll(/npm run (?:-s )?([\w:]+)/g)];
    expect(run.filter(([, name = '']) => !(name in scripts))).toEqual([]);
    const files = [...readPage(page).matchAll(/node (scripts\/[\w./-]+)/g)];
    expect(files.filter(([, file = '']) => !existsSync(file))).toEqual([]);
  });

  it.each(pages.filter((page) => page !== 'CHANGELOG.md'))(
    'keep npx from fetching a stranger’s package in %s',
    (page) => {
      expect(readPage(page)).not.toMatch(/npx (?!--no )\S*greenroom/);
    },
  );

  it('would be found out if one did not', () => {
    expect(wrongWith('accounts frobnicate')).toMatch(/no command/);
    expect(wrongWith('journal show --ids 1')).toMatch(/no option ids/);
  });
});

/** What a page must not show, and what stands in for it here. */
const secrets: Record<string, string> = {
  TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1'),
  ADNET_APP_SECRET: 'f'.repeat(32),
};

describe('settings', () => {
  const blocks = pages
    .flatMap((page) => blocksIn(page, readPage(page)))
    .filter(({ language }) => language === 'ini');

  it.each(blocks)('are taken as they stand in $page, line $line', ({ text }) => {
    const lines = text.trim().split('\n');
    const exampleSettings = Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf('=');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
    );
    expect(Object.keys(exampleSettings).filter((name) => !(name in settings))).toEqual([]);
    const configInput = Object.fromEntries(
      Object.entries(exampleSettings).map(([name, value]) => [
        name,
        secrets[name] ?? value.replace(/<[^>]+>/g, 'example.com'),
      ]),
    );
    expect(readConfig(configInput)).not.toHaveProperty('problems');
  });

  it('named in sentences exist', () => {
    const settingNames = new Set([...Object.keys(settings), ...secretSettings.map(fileSetting)]);
    const kinds = new Set(Object.keys(settings).map((name) => name.split('_')[0]));
    const odd = pages.flatMap((page) =>
      codeIn(page)
        .map((code) => /^([A-Z]+_[A-Z_]+)(=\S*)?$/.exec(code)?.[1] ?? '')
        .filter((name) => kinds.has(name.split('_')[0] ?? '') && !settingNames.has(name))
        .map((name) => `${page}: ${name}`),
    );
    expect(odd).toEqual([]);
  });
});

describe('README.md', () => {
  const text = readPage('README.md');

  it('is short', () => {
    expect(text.split('\n').length).toBeLessThan(150);
  });

  it('goes from what it is and for whom to where more is, in this order', () => {
    const order = [
      'Account managers',
      'programs',
      'AI agents',
      'docs/images/waiting-room.png',
      'docs/images/launch.png',
      'npm ci && npm start',
      '**In the browser.**',
      '**In the terminal.**',
      '**From an agent.**',
      '**From TypeScript or JavaScript.**',
      '**From anything that speaks HTTP.**',
      '## What you can rely on',
      'docs/promises.md',
      'docs/comparison.md',
      '## Documentation',
      'docs/connect-meta.md',
    ].map((words) => text.indexOf(words));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('shows short, indented answers', () => {
    const answers = commandsIn('README.md', text).flatMap(({ answer }) => answer ?? []);
    expect(answers.length).toBeGreaterThan(2);
    for (const { text } of answers) {
      const lines = text.trim().split('\n');
      expect(lines.length).toBeLessThan(12);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(160);
    }
  });
});

describe('docs/connect-meta.md', () => {
  const text = readPage('docs/connect-meta.md');

  it('names the permissions the login asks for, and the address it comes back to', () => {
    const scopeMatches = [...text.matchAll(/`((?:ads|business|pages|instagram)_\w+)`/g)];
    expect(scopeMatches.map(([, name]) => name)).toEqual(defaultScopes);
    const path = /callbackPath = '([^']+)'/.exec(
      readFileSync('src/connect/addresses.ts', 'utf8'),
    )?.[1];
    expect(text).toContain(`https://<your host>${path}`);
  });
});

describe('docs/promises.md and docs/comparison.md', () => {
  it('have a test beside every promise', () => {
    const rows = ['docs/promises.md', 'docs/comparison.md']
      .flatMap((page) => readPage(page).split('\n'))
      .filter((line) => /^\| [A-Z]/.test(line) && !/^\| (Promise|Kind of tool) /.test(line));
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows)
      expect(row).toMatch(/\]\(\.\.\/(test\/[\w./-]+\.test\.ts|bench\/README\.md)\)/);
  });
});

describe('docs/glossary.md', () => {
  const rows = [...readPage('docs/glossary.md').matchAll(/^\| ([A-Z][\w -]+) \| (.+) \|$/gm)]
    .map(([, word = '', meaning = '']) => ({ word, meaning }))
    .filter(({ word }) => word !== 'Word');

  it('explains each word in one sentence, in the order of the alphabet', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25);
    for (const { word, meaning } of rows)
      expect(meaning, word).toMatch(/^[A-Z](?!.*\. [A-Z]).*\.$/);
    const words = rows.map(({ word }) => word.toLowerCase());
    expect(words).toEqual([...words].sort());
  });
});

describe('docs/concepts.md', () => {
  it('tells the plans as they are', () => {
    const rows = readPage('docs/concepts.md')
      .split('\n')
      .filter((line) => /^\| (free|starter|pro|agency) /.test(line))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
    expect(rows).toEqual(
      Object.entries(defaultPlans).map(([name, plan]) => [
        name,
        String(plan.workspaces),
        String(plan.credits_per_month),
        String(plan.ai_calls_per_day),
        plan.ads_management ? 'yes' : 'no',
        String(plan.writes_per_hour),
        String(plan.writes_per_day),
      ]),
    );
  });
});

describe('endpoints', () => {
  it.each(pages)('exist when %s names them', (page) => {
    const routes = operations.flatMap(({ route, alsoRoute }) => [route, alsoRoute ?? route]);
    const documentedRoutes = codeIn(page)
      .map((code) =>
        /^(GET|POST|PUT|PATCH|DELETE) (\/(?:account|adnet|generate)[\w/{}-]*)/.exec(code),
      )
      .flatMap((match) => (match ? [`${match[1]} ${match[2]}`] : []));
    expect(documentedRoutes.filter((route) => !routes.includes(route))).toEqual([]);
  });
});
