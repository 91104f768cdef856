import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from '../../src/kernel/csv.ts';
import { readCsv as readTable } from '../../src/kernel/csv-reader.ts';
import { readCsv } from '../helpers/csv.ts';

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

  it('comes back as it was, whatever is in it', () => {
    const plain = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/^[=+\-@\t\r＝＋－＠]/.test(text));
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 8 }), (cells) => {
        expect(readCsv(csvLine(cells))).toEqual([cells]);
      }),
    );
  });
});

it('stops reading a table that is too long, whatever is in its rows', () => {
  for (const line of ['\n', ',\n', 'a,b\n'])
    expect(readTable(line.repeat(20_000)).problem).toEqual({
      row: 10_001,
      message: expect.stringContaining('10000'),
    });
  expect(readTable('a,b\n'.repeat(10_000)).problem).toBeNull();
});
