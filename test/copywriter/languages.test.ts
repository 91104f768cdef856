import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes, listOf } from '../../src/copywriter/facts/words.ts';
import { writerWords } from '../../src/copywriter/language.ts';

const folder = new URL('../../src/copywriter/languages/', import.meta.url);

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its keys are the regions of the one language. */
const ownTables = ['spelling.regions'];

/** Every key of a file with the keys above it: `policy.aroundTime`. */
const keysOf = (value: unknown, above = ''): string[] =>
  isNamed(value) && !ownTables.includes(above)
    ? Object.entries(value).flatMap(([key, below]) => {
        const path = above === '' ? key : `${above}.${key}`;
        return [path, ...keysOf(below, path)];
      })
    : [];

const keysIn = (name: string): string[] =>
  keysOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

describe('the files of a language', () => {
  it('are the same three for each', () => {
    const names = languageCodes.flatMap((code) =>
      ['facts', 'guard', 'writer'].map((kind) => `${code}.${kind}.json`),
    );
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  // A list that is missing or misspelt would find nothing, and nobody would notice; one without words is empty.
  it.each(
    ['facts', 'guard', 'writer'].flatMap((kind) =>
      languageCodes.filter((code) => code !== 'en').map((code) => [`${code}.${kind}.json`, kind]),
    ),
  )('%s has the keys and lists of the English one', (name, kind) => {
    expect(keysIn(name).sort()).toEqual(keysIn(`en.${kind}.json`).sort());
  });

  // They become one regular expression, which reads a text once only if nothing in it repeats without end.
  it.each(languageCodes)('%s.writer.json has patterns without repetition', (code) => {
    const { notes, roughUnits, objectives, discount, trades, pages, specialCategories } =
      writerWords(code);
    const groups = [objectives, trades, pages, specialCategories].flatMap(Object.values<string[]>);
    const words = listOf([notes, roughUnits, discount, ...groups].flat());
    const bodies = words.map((word) => word.replaceAll('\\p{L}*', '').replace(/^\*|\*$/g, ''));
    expect(bodies.filter((body) => /[*+{]/.test(body))).toEqual([]);
  });
});
