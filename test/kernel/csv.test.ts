import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from '../../src/kernel/text/csv.ts';
import { decodeCsv, readCsv as readTable } from '../../src/kernel/text/csv-reader.ts';
import { readCsv } from '../helpers/callers/csv.ts';

describe('a cell of a CSV file', () => {
  it.each(['=1+1', '+49 30 1234', '-2+3', '@SUM(A1)', '\tx', '\rx', '-', '=', '＝1', '-1e', '--5'])(
    'is no formula: %j',
    (text) => {
      expect(readCsv(`${csvCell(text)}\r\n`)).toEqual([[`'${text}`]]);
    },
  );

  it.each(['-5', '-0.25', '-1e3', '12', '0', '', 'a=b', 'a-b', '1-1', ' x', "'x"])(
    'stays as it is: %j',
    (text) => {
      expect(csvCell(text)).toBe(text);
    },
  );

  it.each([
    ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
    ['x;"=1"', `x;"'=1"`],
    ['a\n-2+3\r@x\t+1', "a\n'-2+3\r'@x\t'+1"],
    ['a;;＝1', "a;;'＝1"],
    ['=1;=2', "'=1;'=2"],
  ])('begins no formula for whoever splits it elsewhere: %j', (text, safe) => {
    expect(readCsv(csvLine([text, 'next']))).toEqual([[safe, 'next']]);
    const split = csvLine(['a', text, 'next']).split(/[;\t\r\n]/);
    expect(split.filter((part) => /^"*[=+\-@＝＋－＠]/.test(part))).toEqual([]);
  });

  it('comes back as it was, whatever is in it', () => {
    const plain = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/(^|[;\t\r\n]"*)[=+\-@\t\r＝＋－＠]/.test(text));
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 8 }), (cells) => {
        expect(readCsv(csvLine(cells))).toEqual([cells]);
      }),
    );
  });
});

const limits = { maxRows: 501, maxColumns: 50, maxCellLength: 1_000 };
const problemOf = (text: string) => readTable(text, limits).problem;

describe('a table', () => {
  it('is not read beyond its lines, whatever is in them', () => {
    for (const line of ['\n', ',\n', '"",""\r\n'])
      expect(problemOf(line.repeat(20_000))).toEqual({
        row: 10_001,
        message: expect.stringContaining('10000 lines'),
      });
    expect(problemOf('\n'.repeat(10_000))).toBeNull();
  });

  it.each<[string, string, number, string]>([
    ['rows', 'a,b\n'.repeat(502), 502, '500 rows below its header'],
    ['columns', `a,b\n${','.repeat(50)}`, 2, '50 columns'],
    ['columns of a header', 'a,'.repeat(60), 1, '50 columns'],
    ['characters in a cell', `a,b\n1,${'x'.repeat(1_001)}`, 2, 'cell 2: 1000 characters'],
    ['characters in quotes', `a,b\n"${'x'.repeat(1_001)}"`, 2, 'cell 1: 1000 characters'],
  ])('ends at too many %s, and says what is allowed', (_, text, row, words) => {
    expect(problemOf(text)).toEqual({ row, message: expect.stringContaining(words) });
  });

  it('may have all that is allowed', () => {
    const wide = `${Array.from({ length: 50 }, () => 'x'.repeat(20)).join(',')}\n`;
    expect(readTable(wide.repeat(501), limits)).toMatchObject({ problem: null });
    expect(readTable(wide.repeat(501), limits).rows).toHaveLength(501);
  });

  it.each(['a"b\n', '"a\n', '"a"b\n', '"a""\n'])('has its quotes where they belong: %j', (text) => {
    expect(problemOf(`x\n${text}`)?.row).toBe(2);
  });

  it('reads what it wrote, whatever is in it', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', ' ', ',', ';', '\t', '"', '\n', '\r', 'ü'),
    });
    const plain = cell.filter((text) => text.trim() !== '' && !/^[\t\r]/.test(text));
    fc.assert(
      fc.property(
        fc.array(fc.array(plain, { minLength: 2, maxLength: 6 }), { maxLength: 6 }),
        (rows) => {
          const head = ['a', 'b', 'c', 'd', 'e', 'f'];
          const read = readTable([head, ...rows].map(csvLine).join(''), limits);
          expect(read.rows.map(({ cells }) => cells)).toEqual([head, ...rows]);
        },
      ),
    );
  });

  it('names the row that is not UTF-8, wherever it is', () => {
    const bad = Buffer.from([0x61, 0xfc, 0x62]);
    const rowOf = (...pieces: (string | Buffer)[]) =>
      decodeCsv(Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
    expect(rowOf('ä\n', bad)).toEqual({ row: 2 });
    expect(rowOf(bad, '\nx\n')).toEqual({ row: 1 });
    expect(rowOf('\n'.repeat(300_000), bad, '\n'.repeat(300_000))).toEqual({ row: 300_001 });
    expect(rowOf('\n'.repeat(300_000), 'x'.repeat(500_000), bad)).toEqual({ row: 300_001 });
    expect(rowOf('a\nb\n', 'c\0d\n', bad)).toEqual({ row: 3 });
    expect(rowOf('a\nä')).toBe('a\nä');
  });
});
