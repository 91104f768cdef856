import { describe, expect, it } from 'vitest';
import { findExcess, jsonLimits } from '../../src/kernel/text/json-walk.ts';
import { parseJsonBody } from '../../src/operations/core/json-body.ts';
import { processorMs, slowness } from '../helpers/timing/pace.ts';

const problemOf = (text: string) => {
  try {
    parseJsonBody(Buffer.from(text), 'invalid_request');
    return null;
  } catch (error) {
    // A refused body is a failure with its fields.
    const { fields } = (error as { options: { fields: { field: string; message: string }[] } })
      .options;
    return fields[0];
  }
};

const lists = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

describe('a body', () => {
  it('may be as deep and hold as much as is allowed, whatever its texts say', () => {
    const characters = '[[[[,,,,{{{{"\\\\'.repeat(20_000);
    for (const value of [{ a: characters, '[[,": {': [1] }, [characters, '\\', '"'], 'x', 7, null])
      expect(parseJsonBody(Buffer.from(JSON.stringify(value)), 'invalid_request')).toEqual(value);
    expect(problemOf(`{"a":${lists(31)}}`)).toBeNull();
    expect(problemOf(`{"a":[${'1,'.repeat(49_990)}1]}`)).toBeNull();
  });

  it.each<[string, string, string]>([
    [`{"a":1,"b":${lists(32)}}`, 'b', 'is nested deeper than 32 levels'],
    [`[1,{"c":${lists(31)}}]`, '1', 'is nested deeper than 32 levels'],
    [`{"a":"b","c,d":{"e":[${'{},'.repeat(50_000)}1]}}`, 'c,d', 'holds too many values'],
    [`{"x\\"y":[${'1,'.repeat(50_000)}1]}`, 'x\\"y', 'holds too many values'],
  ])('%.20s… is refused by the field that is too much', (text, field, message) => {
    expect(problemOf(text)).toEqual({ field, message });
  });

  it('is refused before the parser makes half a million values of it', () => {
    for (const text of [lists(500_000), `[${'{},'.repeat(340_000)}1]`, '['.repeat(1_000_000)]) {
      const bytes = Buffer.from(text);
      findExcess(bytes, jsonLimits.body);
      const before = processorMs();
      expect(problemOf(text)).not.toBeNull();
      // Reading it took ten times as long.
      expect(processorMs() - before).toBeLessThan(15 * slowness(processorMs));
    }
  });
});
