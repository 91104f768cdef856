import { describe, expect, it } from 'vitest';
import { allowedFacts, guard } from '../../src/copywriter/guard/guard.ts';
import { createModelWriter } from '../../src/copywriter/model/writer.ts';
import { writeCopy } from '../../src/copywriter/write-copy.ts';
import { anglesAsked, answerTo, brief, hooksAsked } from './model-answers.ts';
import { type Asked, modelServer, wires } from './model-server.ts';

const { signal } = new AbortController();

/** The model writer, the real guard and its facts together: what the service runs. */
describe.each(wires)('copy from a $provider server under the guard', (wire) => {
  const world = async (changesIn: (round: number) => Parameters<typeof answerTo>[1]) => {
    const { url, asked } = await modelServer((question: Asked, round) => ({
      body: wire.replyInMode(question, answerTo(question, changesIn(round))),
    }));
    const writer = createModelWriter({
      provider: wire.provider,
      baseUrl: url + wire.basePath,
      model: 'm-1',
      facts: allowedFacts,
    });
    return { asked, write: () => writeCopy({ writer, guard, brief, signal }) };
  };

  it('leaves when it states only what the brief does', async () => {
    const { write, asked } = await world(() => ({}));
    expect(await write()).toMatchObject({ variants: { length: 3 }, hooks: { length: 8 } });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a count', { headline: 'Loved by 10,000 clinics' }],
    ['a rating', { headline: 'Rated 4.9 stars' }],
    ['a headline over the limit', { headline: 'Scheduling '.repeat(5) }],
    ['markup', { description: '<b>Any phone</b>' }],
    ['a text that does not open with its hook', { primary_text: 'Patients book online.' }],
  ])('is asked for again after %s, the failing variant alone', async (_, offer) => {
    const { write, asked } = await world((round) => (round === 1 ? { variants: { offer } } : {}));
    expect((await write()).variants).toHaveLength(3);
    expect(asked.map(anglesAsked).slice(1)).toEqual([['offer']]);
    expect(asked.map(hooksAsked).slice(1)).toEqual([[]]);
  });

  it('never leaves when the model keeps inventing', async () => {
    const hooks = { curiosity: 'Why do 9 of 10 clinics switch?' };
    const { write, asked } = await world(() => ({ hooks }));
    await expect(write()).rejects.toMatchObject({ code: 'generation_failed' });
    expect(asked.map(hooksAsked).slice(1)).toEqual([['curiosity'], ['curiosity']]);
  });
});
