import { describe, expect, it } from 'vitest';
import { findJson } from '../../src/copywriter/model/find-json.ts';

const keys = ['variants', 'hooks'];
const wanted = { variants: [{ hook: 'A "quoted" } brace' }], hooks: [] };
const json = JSON.stringify(wanted);
const pretty = JSON.stringify(wanted, null, 2);

describe('finding the JSON in an answer', () => {
  it.each([
    ['bare', json],
    ['with space around', `\n\n  ${pretty}\n`],
    ['with a byte order mark', `\uFEFF${json}`],
    ['fenced', `\`\`\`json\n${pretty}\n\`\`\``],
    ['in a fence of no language', `\`\`\`\n${json}\n\`\`\``],
    ['in a fence that never closes', `\`\`\`json\n${json}`],
    ['amid chatter with braces', `I'd use {curly} {} here: ${json} — "hope" it {helps}!`],
    ['after thoughts', `<think>{"variants":[],"hooks":[1]} hm</think>${json}`],
    ['after thoughts whose opening was eaten', `so {"variants" … </think>\n${json}`],
    ['inside thoughts that never end well', `<think>${json}</think>`],
    ['as the second draft', `${JSON.stringify({ variants: [], hooks: [] })}\nBetter: ${json}`],
    ['wrapped in another object', JSON.stringify({ result: wanted })],
    ['wrapped in a list', JSON.stringify([wanted])],
    ['after an echo of the schema', `{"properties":{"variants":{},"hooks":{}}}\n${json}`],
  ])('works when it comes %s', (_, text) => {
    expect(findJson(text, keys)).toEqual(wanted);
  });

  it.each([
    ['empty', ''],
    ['prose', 'I am sorry, I cannot do that.'],
    ['cut off', json.slice(0, -3)],
    ['without the keys', '{"variants":[]}'],
    ['a string', '"variants hooks"'],
    ['null', 'null'],
    ['not quite JSON', "{'variants': [], 'hooks': []}"],
  ])('finds nothing when the answer is %s', (_, text) => {
    expect(findJson(text, keys)).toBeUndefined();
  });

  it('stays quick on hostile text', () => {
    const before = process.cpuUsage();
    for (const piece of ['{"', '{ "a":', '{', '</think>', '{"a":"\\'])
      expect(findJson(piece.repeat(500_000 / piece.length), keys)).toBeUndefined();
    // Processor time, for the wall clock belongs to whoever else runs; a search per brace takes hours.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
  });
});
