import { describe, expect, it } from 'vitest';
import { findCutJson, findJson } from '../../src/copywriter/model/find-json.ts';
import { processorMs, slowness } from '../helpers/timing/pace.ts';

const keys = ['variants', 'hooks'];
const draft = { variants: [{ hook: 'A "quoted" } brace' }], hooks: [] };
const json = JSON.stringify(draft);
const pretty = JSON.stringify(draft, null, 2);

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
    ['wrapped in another object', JSON.stringify({ result: draft })],
    ['wrapped in a list', JSON.stringify([draft])],
    ['with commas too many', `{"variants":[{"hook":"A \\"quoted\\" } brace",},],"hooks":[],}`],
    ['after an echo of the schema', `{"properties":{"variants":{},"hooks":{}}}\n${json}`],
  ])('works when it comes %s', (_, text) => {
    expect(findJson(text, keys)).toEqual(draft);
  });

  it.each([
    ['empty', ''],
    ['prose', 'I am sorry, I cannot do that.'],
    ['cut off', json.slice(0, -3)],
    ['without the keys', '{"ads":[]}'],
    ['a string', '"variants hooks"'],
    ['null', 'null'],
    ['not quite JSON', "{'variants': [], 'hooks': []}"],
  ])('finds nothing when the answer is %s', (_, text) => {
    expect(findJson(text, keys)).toBeUndefined();
  });

  it('takes what there is when a key is missing', () => {
    expect(findJson('Here: {"variants":[1]}', keys)).toEqual({ variants: [1] });
  });

  it.each([
    [
      '{"variants":[{"hook":"A"},{"hook":"B, [x"},{"ho',
      { variants: [{ hook: 'A' }, { hook: 'B, [x' }] },
    ],
    [
      '<think>{</think>```json\n{"variants":[{"hook":"A"}],"hooks":[{"text":"C',
      { variants: [{ hook: 'A' }] },
    ],
    ['{"variants":[{"hook":"A', undefined],
    ['{"variants":', undefined],
    ['no JSON', undefined],
  ])('finds what is whole in the cut-off answer %s', (text, draft) => {
    expect(findCutJson(text, keys)).toEqual(draft);
  });

  it('stays quick on hostile text', () => {
    const before = processorMs();
    for (const piece of ['{"', '{ "a":', '{', '</think>', '{"a":"\\'])
      for (const find of [findJson, findCutJson])
        expect(find(piece.repeat(500_000 / piece.length), keys)).toBeUndefined();
    // Processor time, for the wall clock belongs to whoever else runs; a search per brace takes hours.
    expect(processorMs() - before).toBeLessThan(5_000 * slowness(processorMs));
  });
});
