import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { countImports, type Plan } from '../../scripts/plan/count.ts';
import { drawPlan, readPlan, runsDown } from '../../scripts/plan/draw.ts';

const svg = readFileSync('docs/images/floor-plan.svg', 'utf8');
const drawn = readPlan(svg);
const page = readFileSync('ARCHITECTURE.md', 'utf8');

const named = ({ arrows }: Plan) => arrows.map(({ from, to }) => `${from} → ${to}`).sort();

/** A number may age a little: every import would be a new drawing otherwise. */
const isAbout = (shown: number, real: number) =>
  Math.abs(shown - real) <= Math.max(5, Math.round(real / 5));

describe('the drawing in ARCHITECTURE.md', () => {
  let real: Plan;
  beforeAll(() => {
    real = countImports(process.cwd());
  }, 120_000);

  it('has the rooms that are there', () => {
    expect(Object.keys(drawn.files)).toEqual(Object.keys(real.files));
    for (const [room, files] of Object.entries(drawn.files))
      expect(isAbout(files, real.files[room] ?? 0), `npm run docs:plan (${room})`).toBe(true);
  });

  it('has the arrows that are there, with their numbers or nearly', () => {
    expect(named(drawn), 'npm run docs:plan').toEqual(named(real));
    for (const { from, to, count } of drawn.arrows) {
      const now = real.arrows.find((one) => one.from === from && one.to === to)?.count ?? 0;
      expect(isAbout(count, now), `npm run docs:plan (${from} → ${to}: ${count}, ${now})`).toBe(
        true,
      );
    }
  });

  it('was drawn by the script, and every arrow runs down', () => {
    expect(drawPlan(drawn)).toBe(svg);
    for (const arrow of drawn.arrows) expect(runsDown(arrow), JSON.stringify(arrow)).toBe(true);
  });

  it('has no place for an arrow nobody thought of', () => {
    const arrow = { from: 'kernel', to: 'http', count: 1 };
    expect(() => drawPlan({ ...drawn, arrows: [arrow] })).toThrow(/no place for an arrow/);
  });
});

describe('the rooms in ARCHITECTURE.md', () => {
  const rows = page.split('\n').filter((line) => /^\| `[\w.]+\/?`/.test(line));
  const table = rows.map((line) => line.split('|').map((cell) => cell.trim()));

  it('are the folders of src', () => {
    const told = table.flatMap(([, room = '']) =>
      [...room.matchAll(/`(\w+)\/`/g)].map(([, name = '']) => name),
    );
    const there = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(told.sort()).toEqual(there.sort());
  });

  it('are entered by files that exist', () => {
    for (const [, room = '', , start = ''] of table) {
      const folder = /`(\w+)\/`/.exec(room)?.[1] ?? '';
      for (const [, file = ''] of start.matchAll(/`([^`]+)`/g))
        expect(existsSync(join('src', folder, file)), `${folder}/${file}`).toBe(true);
    }
  });

  it('and the walk of a request names places that exist', () => {
    const walk = page.slice(page.indexOf('## The walk'), page.indexOf('## Decisions'));
    const places = [...walk.matchAll(/`((?:http|operations|publish|store|adnet)\/[\w/-]+)`/g)];
    const steps = walk.split('\n').filter((line) => /^\| \d+ \|/.test(line));
    expect(steps.length).toBeGreaterThan(8);
    expect(steps.length).toBeLessThanOrEqual(20);
    expect(places.length).toBeGreaterThan(steps.length);
    for (const [, place = ''] of places)
      expect(existsSync(`src/${place}.ts`) || existsSync(`src/${place}`), place).toBe(true);
  });

  it('and the recipes name files that exist', () => {
    const recipes = page.slice(page.indexOf('## How to add'), page.indexOf('## Decisions'));
    const files = [...recipes.matchAll(/`((?:src|test)\/[\w./-]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });
});
