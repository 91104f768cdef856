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
});
