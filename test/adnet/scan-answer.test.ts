import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExact } from '../../src/adnet/answers/exact-json.ts';
import { scanAnswer as scanPieces } from '../../src/adnet/answers/scan-answer.ts';
import { Pieces } from '../../src/kernel/answers/pieces.ts';
import { inPieces } from './in-pieces.ts';

const scan = (body: Buffer, isFramed: boolean) => scanPieces(new Pieces([body]), isFramed);

const structure = fc.oneof(
  fc.dictionary(fc.string(), fc.jsonValue({ depthSize: 'medium' })),
  fc.array(fc.jsonValue()),
);

describe('an answer', () => {
  it('is told from every answer that is cut short', () => {
    fc.assert(
      fc.property(structure, fc.nat(2), (value, indent) => {
        const body = Buffer.from(JSON.stringify(value, null, indent));
        expect(scan(body, true)).not.toBe('broken');
        let whole = 0;
        for (let cut = 0; cut < body.length; cut++)
          if (scan(body.subarray(0, cut), true) !== 'broken') whole += 1;
        expect(whole).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    '',
    ' ',
    'null',
    '1',
    '"a"',
    '<html>',
    '{]',
    '[}',
    '{"a":1}}',
    '{"a":1}{',
    '{a}',
    ']',
    '\u0000{}',
    '{"a\\"}',
  ])('is not %j', (text) => {
    expect(scan(Buffer.from(text), true)).toBe('broken');
  });

  it.each([
    ['{"error":{}}', 'error'],
    [' { "a" : [ {"error":1} ], "error" : 1 }', 'error'],
    ['{"a":"\\\\","error":1}', 'error'],
    ['{"a":{"error":{}}}', 'plain'],
    ['{"a":"x\\"error\\"y"}', 'plain'],
    ['[{"error":1}]', 'plain'],
    ['{"errors":1,"an_error":2}', 'plain'],
  ])('%s is %s', (text, verdict) => {
    expect(scan(Buffer.from(text), true)).toBe(verdict);
  });

  it('is not nested without end', () => {
    expect(scan(Buffer.from('['.repeat(8_000) + ']'.repeat(8_000)), true)).toBe('broken');
  });

  it('is judged alike in whatever pieces it comes', () => {
    const rows = `{"data":[${'{"id":"1"},'.repeat(3_000)}{"id":"2"}`;
    const bodies = [`${rows}]}`, `${rows}],"error":{"code":2}} \n`, rows, `${rows}]`].map((text) =>
      Buffer.from(text),
    );
    fc.assert(
      fc.property(fc.constantFrom(...bodies), fc.array(fc.nat(33_000)), (body, cuts) => {
        expect(scanPieces(inPieces(body, cuts), true)).toBe(scan(body, true));
      }),
    );
  });

  it('is followed to its end when it is large and nobody said how large', () => {
    const rows = `{"data":[${'{"id":"1"},'.repeat(40_000)}{"id":"2"}`;
    expect(scan(Buffer.from(`${rows}]} \n`), true)).toBe('plain');
    expect(scan(Buffer.from(`${rows}],"error":{}}`), true)).toBe('error');
    const long = 'x'.repeat(5_000);
    expect(scan(Buffer.from(`${rows}],"error":{"error_user_msg":"${long}"}}`), true)).toBe('error');
    const paging = `"paging":{"next":"${long}","previous":"${long}"}`;
    expect(scan(Buffer.from(`${rows}],"error" : {"code":2},${paging}}`), true)).toBe('error');
    expect(scan(Buffer.from(`{"error":{"code":2},${rows.slice(1)}]}`), true)).toBe('error');
    expect(scan(Buffer.from(rows.slice(0, -1)), true)).toBe('broken');
    expect(scan(Buffer.from(rows), false)).toBe('broken');
    expect(scan(Buffer.from(`<${rows}]}`), true)).toBe('broken');
  });
});

describe('numbers', () => {
  it('keep every digit', () => {
    const body = Buffer.from('{"a":12345678901234567890,"b":[-1.50,2e9],"c":"7 \\" 8","d":true}');
    expect(parseExact(body)).toEqual({
      a: '12345678901234567890',
      b: ['-1.50', '2e9'],
      c: '7 " 8',
      d: true,
    });
    expect(parseExact(Buffer.from('{"a":1'))).toBeUndefined();
  });

  it('stay the same value otherwise', () => {
    const asText = (value: unknown): unknown => {
      if (typeof value === 'number') return JSON.stringify(value);
      if (Array.isArray(value)) return value.map(asText);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asText(inner)]));
    };
    fc.assert(
      fc.property(structure, (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(parseExact(Buffer.from(JSON.stringify(value)))).toEqual(asText(plain));
      }),
    );
  });

  it('are found quickly in a hostile text', () => {
    const before = performance.now();
    parseExact(Buffer.from(`{"a":"${'\\"'.repeat(500_000)}`));
    parseExact(Buffer.from(`{"a":"${'\\"'.repeat(500_000)}"}`));
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
