import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPlan, planIn, readUses } from '../../scripts/floor-plan.ts';

const page = readFileSync('ARCHITECTURE.md', 'utf8');

describe('the drawing in ARCHITECTURE.md', () => {
  it('shows the rooms and arrows that are there', () => {
    expect(planIn(page), 'npm run docs:plan').toBe(drawPlan(readUses(process.cwd())));
  });

  it('cannot be drawn where an arrow runs up', () => {
    const uses = readUses(process.cwd());
    uses.get('kernel')?.add('http');
    expect(() => drawPlan(uses)).toThrow(/circle/);
  });
});

describe('the rooms in ARCHITECTURE.md', () => {
  const rows = page.split('\n').filter((line) => /^\| `[\w.-]+\/?`/.test(line));
  const table = rows.map((line) => line.split('|').map((cell) => cell.trim()));

  it('are the folders of src', () => {
    const tableRooms = table.flatMap(([, room = '']) =>
      [...room.matchAll(/`([\w-]+)\/`/g)].map(([, name = '']) => name),
    );
    const there = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(tableRooms.sort()).toEqual(there.sort());
  });

  it('are entered by files that exist', () => {
    for (const [, room = '', , start = ''] of table) {
      const folder = /`([\w-]+)\/`/.exec(room)?.[1] ?? '';
      for (const [, file = ''] of start.matchAll(/`([^`]+)`/g))
        expect(existsSync(join('src', folder, file)), `${folder}/${file}`).toBe(true);
    }
  });

  it('names places that exist in the walk of a request', () => {
    const walk = page.slice(page.indexOf('## The walk'), page.indexOf('## Decisions'));
    const places = [
      ...walk.matchAll(/`((?:http|operations|publish|store|adnet|copywriter)\/[\w/-]+)`/g),
    ];
    const steps = walk.split('\n').filter((line) => /^\| \d+ \|/.test(line));
    expect(steps.length).toBeGreaterThan(8);
    expect(places.length).toBeGreaterThan(steps.length);
    for (const [, place = ''] of places)
      expect(existsSync(`src/${place}.ts`) || existsSync(`src/${place}`), place).toBe(true);
  });

  it('names files and folders that exist in the table of what one looks for', () => {
    const places = page.slice(page.indexOf('## Where is'), page.indexOf('## The walk'));
    const paths = [...places.matchAll(/`([\w-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect(existsSync(`src/${path}`), path).toBe(true);
  });

  it('names files that exist in the recipes', () => {
    const recipes = page.slice(page.indexOf('## How to add'), page.indexOf('## Decisions'));
    const files = [...recipes.matchAll(/`((?:src|test|packages)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });
});
