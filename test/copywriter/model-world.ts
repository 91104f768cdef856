import { readBrief } from '../../src/copywriter/read-brief.ts';
import type { Brief } from '../../src/copywriter/types.ts';
import { modelWriter, writeCopy } from '../../src/copywriter/write-copy.ts';
import { type Act, type Asked, modelServer, wires } from './model-server.ts';
import { honestAnswer, honestVerdict, isJudgement } from './played-model.ts';

type Wire = (typeof wires)[number];

export const apiKey = 'sk-loopback-0123456789';

export const asked = {
  product: 'Tidewell, a scheduling app for small clinics',
  audience: 'clinic managers',
  offer: '14-day free trial',
  pain_points: ['chasing no-shows'],
  benefits: ['Patients book online', 'Reminders go out the day before', '£29 a month'],
  objective: 'sign-ups',
  num_variants: 3,
  num_hooks: 4,
};

const briefOf = (over: Partial<Brief> = {}): Promise<Brief> =>
  readBrief({ ...asked, ...over }, { isModel: true });

const [openai] = wires;

/** What a model says, in the envelope of a wire. */
export const saying = (content: string | object, wire: Wire | undefined = openai): Act => ({
  body: wire?.reply(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** What an honest model answers to either question. */
export const honest = (question: Asked): object =>
  isJudgement(question) ? honestVerdict(question) : honestAnswer(question);

type WorldOptions = { wire?: Wire | undefined; isJudged?: boolean };

/** A model on loopback that answers as the test says, and the product's way to write with it. */
export const modelWorld = async (
  answer: (question: Asked, count: number) => Act,
  { wire = openai, isJudged = true }: WorldOptions = {},
) => {
  const { url, questions } = await modelServer(answer);
  const writer = modelWriter({
    provider: wire?.provider ?? 'openai',
    baseUrl: url + (wire?.basePath ?? ''),
    apiKey,
    model: 'm-1',
    judge: isJudged ? { model: 'm-1' } : null,
  });
  const write = async (over: Partial<Brief> = {}, signal = new AbortController().signal) =>
    writeCopy(writer, await briefOf(over), { signal });
  return { write, questions };
};
