import { describe, expect, it } from 'vitest';
import { answerTo, brief } from './model-answers.ts';
import type { Act, Asked } from './model-server.ts';
import { modelWorld, saying } from './model-world.ts';

type Row = { text: string; claim: string; source: string; quote: string };

const promptOf = ({ body }: Asked) => body.messages.at(-1)?.content ?? '';
const isJudging = (asked: Asked) => promptOf(asked).startsWith('Sources:');

/** The texts or sources of a question, by id. */
const listed = (asked: Asked, letter: 'S' | 'T'): Map<string, string> =>
  new Map(
    [...promptOf(asked).matchAll(new RegExp(`^(${letter}\\d+): (.*)$`, 'gm'))].map(
      ([, id = '', json = '""']) => [id, JSON.parse(json)],
    ),
  );

const invented = 'Syncs with every insurer.';

/** A careful judge: quotes the source whose words a text holds, and finds the invented feature. */
const careful = (asked: Asked): Row[] => {
  const sources = [...listed(asked, 'S')];
  return [...listed(asked, 'T')].flatMap(([text, said]) => {
    const carried = sources.filter(([, fact]) => said.toLowerCase().includes(fact.toLowerCase()));
    const rows = carried.map(([source, fact]) => {
      const at = said.toLowerCase().indexOf(fact.toLowerCase());
      return { text, claim: said.slice(at, at + fact.length), source, quote: fact };
    });
    if (said.includes(invented)) rows.push({ text, claim: invented, source: '', quote: '' });
    return carried.length === 0 && /built-in radio/.test(said)
      ? [{ text, claim: said, source: '', quote: '' }]
      : rows;
  });
};

const withInvention = (asked: Asked) => {
  const { variants, hooks } = answerTo(asked);
  return {
    variants: variants.map((one) =>
      one.angle === 'offer' || one.angle === 'audience-fit'
        ? { ...one, primary_text: `${one['primary_text']} ${invented}` }
        : one,
    ),
    hooks,
  };
};

const world = (judge: (asked: Asked) => Act, isJudged = true) => {
  let isFirst = true;
  return modelWorld(
    (asked) => {
      if (isJudging(asked)) return judge(asked);
      const answer = isFirst ? withInvention(asked) : answerTo(asked);
      isFirst = false;
      return saying(answer);
    },
    { isJudged },
  );
};

describe('COPY_JUDGE', () => {
  it('has what no source carries written again, in three questions', async () => {
    const { write, asked, rounds } = await world((question) =>
      saying({ claims: careful(question) }),
    );
    const copy = await write(brief);
    expect(asked.map(isJudging)).toEqual([false, true, false]);
    expect(asked.map(({ body }) => body['temperature'])).toEqual([0.8, 0, 0.8]);
    expect(promptOf(asked[2] ?? asked[0] ?? ({} as Asked))).toContain(
      `Not in the brief: “${invented}”`,
    );
    expect(JSON.stringify(copy)).not.toContain(invented);
    expect(rounds.flat().map(({ rule }) => rule)).toContain('judge.unsupported');
    expect(copy.notes).toBeUndefined();
  });

  it('is off unless set', async () => {
    const { write, asked } = await world(() => saying({}), false);
    expect(JSON.stringify(await write(brief))).toContain(invented);
    expect(asked.map(isJudging)).toEqual([false]);
  });

  const tampered: [string, (rows: Row[], asked: Asked) => Row[]][] = [
    ['finds nothing wrong with an invented text', (rows) => rows.filter(({ source }) => source)],
    [
      'doubts what the brief says word for word',
      (rows) => rows.map((row) => ({ ...row, source: '' })),
    ],
    ['lists no claims', () => []],
    [
      'makes claims up',
      (rows) => rows.map((row) => ({ ...row, claim: 'Something the text does not say' })),
    ],
  ];
  it.each(tampered)('does not believe a judge who %s', async (_, tamper) => {
    const { write, asked, rounds } = await world((question) =>
      saying({ claims: tamper(careful(question), question) }),
    );
    const copy = await write(brief);
    expect(rounds.flat().map(({ rule }) => rule)).toContain('judge.no-verdict');
    expect(copy.variants).toHaveLength(3);
    expect(copy.notes).toBeUndefined();
    expect(asked.map(isJudging)).toEqual([false, true]);
  });

  it('does not believe a quotation that is not there, or has nothing to do with the claim', async () => {
    const quotes = ['syncs with every insurer', 'works on any phone'];
    for (const quote of quotes) {
      const { write, asked } = await world((question) => {
        const [source = ''] =
          [...listed(question, 'S')].find(([, fact]) => fact === quotes[1]) ?? [];
        return saying({
          claims: careful(question).map((row) =>
            row.claim === invented ? { ...row, source, quote } : row,
          ),
        });
      });
      expect(JSON.stringify(await write(brief))).not.toContain(invented);
      expect(asked).toHaveLength(3);
    }
  });

  it.each<[string, Act]>([
    ['does not answer in JSON', saying('I agree.')],
    ['breaks', { status: 500, headers: { 'retry-after': '0' }, body: '' }],
    ['declines', { status: 401, body: '' }],
  ])('delivers as if there were no judge when it %s', async (_, act) => {
    const { write } = await world(() => act);
    const copy = await write(brief);
    expect(copy.variants).toHaveLength(3);
    expect(copy.notes).toBeUndefined();
  });
});
