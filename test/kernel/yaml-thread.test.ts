import { describe, expect, it } from 'vitest';
import { createYamlReader, yamlLimits } from '../../src/kernel/threads/yaml-thread.ts';
import { longestHold, maxHeldMs } from '../helpers/timing/longest-hold.ts';

const readYaml = createYamlReader();
let owner = 0;
const read = (text: string) => readYaml(text, `h${++owner}`);

describe('YAML', () => {
  it('becomes JSON, with its aliases filled in', async () => {
    const text = 'name: Spring\nads: &a [1, "2"]\nmore: *a\nwhen: 2027-01-01\n';
    expect(await read(text)).toEqual({
      json: '{"name":"Spring","ads":[1,"2"],"more":[1,"2"],"when":"2027-01-01"}',
    });
    expect(await read('')).toEqual({ json: 'null' });
    expect(await read('a: [1')).toEqual({ problem: expect.stringContaining('cannot be read') });
  });

  it.each<[string, string, string]>([
    ['too large', `a: ${'x'.repeat(yamlLimits.maxBytes)}`, '256 KB'],
    ['nested too deep', '['.repeat(200_000), 'deeper than 64'],
    ['nested too deep in lines', '- '.repeat(100_000), 'deeper than 64'],
    [
      'a bomb of aliases',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(',')}]`).join('\n')}`,
      'lias',
    ],
    ['large once filled in', `a: &a ${'x'.repeat(200_000)}\nb: [*a,*a,*a,*a,*a,*a]`, '1000000'],
  ])('%s is refused with the reason', async (_, text, words) => {
    expect(await read(text)).toEqual({ problem: expect.stringContaining(words) });
  });

  it.each<[string, string]>([
    ['a list', `[${'a,'.repeat(120_000)}`],
    ['an anchor', `a: &a ${'x '.repeat(100_000)}\nb: [*a,*a]`],
  ])('holds nobody up by YAML that is long to read (%s)', async (_, text) => {
    expect(await longestHold(() => read(text))).toBeLessThan(maxHeldMs);
  });
});
