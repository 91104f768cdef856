import { allowedFacts } from '../../src/copywriter/guard/claims/read-licence.ts';
import { guard } from '../../src/copywriter/guard/guard.ts';
import { createModelWriter } from '../../src/copywriter/model/writer.ts';
import { spareCallToAction, spareCopy } from '../../src/copywriter/spare-copy.ts';
import type { Brief, Finding } from '../../src/copywriter/types.ts';
import { writeCopy } from '../../src/copywriter/write-copy.ts';
import { type Act, type Asked, modelServer, wires } from './model-server.ts';

type Wire = (typeof wires)[number];

type WorldOptions = { wire?: Wire | undefined; timeoutMs?: number; isJudged?: boolean };

export const apiKey = 'sk-loopback-0123456789';

/** A model on loopback that answers as the test says, and the house's way to write with it. */
export const modelWorld = async (
  answer: (asked: Asked, count: number) => Act,
  { wire = wires[0], timeoutMs = 20_000, isJudged = false }: WorldOptions = {},
) => {
  const { url, asked } = await modelServer(answer);
  const writer = createModelWriter({
    provider: wire?.provider ?? 'openai',
    baseUrl: url + (wire?.basePath ?? ''),
    apiKey,
    model: 'm-1',
    timeoutMs: { first: timeoutMs, later: timeoutMs },
    guard,
    facts: allowedFacts,
    callToActionFor: spareCallToAction,
    spare: spareCopy,
    isJudged,
  });
  const rounds: Finding[][] = [];
  const never = new AbortController().signal;
  const write = (brief: Brief, signal = never) =>
    writeCopy({
      writer,
      guard,
      brief,
      signal,
      onFindings: (findings) => void rounds.push(findings),
    });
  return { writer, write, asked, rounds };
};

/** What a model says, in the envelope of the usual wire. */
export const saying = (text: string | object): Act => ({
  body: wires[0]?.reply(typeof text === 'string' ? text : JSON.stringify(text)),
});
