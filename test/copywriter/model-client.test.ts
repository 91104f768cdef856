import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { anthropicModel } from '../../src/copywriter/model/anthropic.ts';
import type { AnswerSchema } from '../../src/copywriter/model/copy-model.ts';
import { openaiModel } from '../../src/copywriter/model/openai.ts';
import { withDeadline } from '../../src/kernel/within.ts';
import { modelServer, wires } from './model-server.ts';

const apiKey = 'sk-loopback-0123456789';
const models = { openai: openaiModel, anthropic: anthropicModel };
const never = new AbortController().signal;

const schema: AnswerSchema = {
  type: 'object',
  properties: { colour: { type: 'string', enum: ['red', 'blue'] } },
  required: ['colour'],
  additionalProperties: false,
};
const red = { colour: 'red' };
const fenced = `Sure! Here you go:\n\`\`\`json\n${JSON.stringify(red, null, 2)}\n\`\`\`\nAnything else?`;
const thinking = `<think>Maybe {"colour":"blue"}? No.</think>\nThe answer is ${JSON.stringify(red)}.`;

describe.each(wires)('a $provider server', (wire) => {
  type Answer = Parameters<typeof modelServer>[0];

  const world = async (answer: Answer) => {
    const { url, asked } = await modelServer(answer);
    const baseUrl = url + wire.basePath;
    const model = models[wire.provider]({ baseUrl, model: 'm-1', apiKey });
    const ask = (deadlineMs = 2_000, caller = never) =>
      withDeadline(caller, deadlineMs, (signal) =>
        model.complete({ system: 'Rules.', user: 'Pick.', schema, signal }),
      );
    return { url, asked, ask };
  };

  const ok: Answer = (asked) => ({ body: wire.replyInMode(asked, red) });

  it('is asked with the schema, the key and the prompt', async () => {
    const { asked, ask } = await world(ok);
    expect(await ask()).toEqual(red);
    const [name, value] = wire.keyHeader;
    const [{ path, headers, body } = {}] = asked;
    expect(path).toBe(wire.path);
    expect(headers?.[name]).toBe(value(apiKey));
    expect(JSON.stringify(body)).toContain('"additionalProperties":false');
    expect(JSON.stringify(body)).toContain('JSON Schema'); // repeated where every model sees it
    expect(body?.messages.at(-1)).toEqual({ role: 'user', content: 'Pick.' });
  });

  it.each([
    ['bare', JSON.stringify(red)],
    ['fenced', fenced],
    ['after its thoughts', thinking],
  ])('is understood when its JSON comes %s', async (_, text) => {
    const { ask } = await world(() => ({ body: wire.reply(text) }));
    expect(await ask()).toEqual(red);
  });

  it('yields nothing when there is no JSON in the answer', async () => {
    const { ask } = await world(() => ({ body: wire.reply('I like red.') }));
    expect(await ask()).toBeUndefined();
  });

  it.each([
    ['a refusal that names the mode', 400, wire.refusalOf.first],
    ['a validation error', 422, `{"detail":[{"msg":"${wire.refusalOf.first}"}]}`],
    ['a bare 400', 400, ''],
    ['not implemented', 501, 'unsupported'],
    ['a server that breaks on the schema', 500, 'failed to parse grammar from json_schema'],
  ])('falls to the second mode on %s, and remembers', async (_, status, text) => {
    const { asked, ask } = await world((question) =>
      wire.modeOf(question) === 'first'
        ? { status, body: text }
        : { body: wire.replyInMode(question, red) },
    );
    expect(await ask()).toEqual(red);
    expect(await ask()).toEqual(red);
    expect(asked.map(wire.modeOf)).toEqual(['first', 'second', 'second']);
  });

  it('falls to the prompt alone when the second mode is refused too, and remembers', async () => {
    const { asked, ask } = await world((question) => {
      const mode = wire.modeOf(question);
      return mode === 'prompt'
        ? { body: wire.reply(fenced) }
        : { status: 400, body: { error: { message: wire.refusalOf[mode] } } };
    });
    expect(await ask()).toEqual(red);
    expect(await ask()).toEqual(red);
    expect(asked.map(wire.modeOf)).toEqual(['first', 'second', 'prompt', 'prompt']);
  });

  it('drops a temperature the model refuses and keeps the schema', async () => {
    const { asked, ask } = await world((question) =>
      question.body['temperature'] === undefined
        ? { body: wire.replyInMode(question, red) }
        : { status: 400, body: { error: { message: "Unsupported value: 'temperature'" } } },
    );
    expect(await ask()).toEqual(red);
    expect(await ask()).toEqual(red);
    expect(asked.map(wire.modeOf)).toEqual(['first', 'first', 'first']);
  });

  it('lowers a token limit the model refuses until it fits', async () => {
    const limitOf = (body: Record<string, unknown>) =>
      Number(body['max_completion_tokens'] ?? body['max_tokens'] ?? 0);
    const { asked, ask } = await world((question) =>
      limitOf(question.body) > 4_096
        ? { status: 400, body: { error: { message: 'max_tokens: too large for this model' } } }
        : { body: wire.replyInMode(question, red) },
    );
    expect(await ask()).toEqual(red);
    expect(asked.map(wire.modeOf)).toEqual(['first', 'first', 'first']);
  });

  it('is given up on when it refuses everything', async () => {
    const { asked, ask } = await world(() => ({ status: 400, body: 'no' }));
    await expect(ask()).rejects.toThrow('answered 400');
    expect(asked.length).toBeLessThanOrEqual(7);
    await expect(ask()).rejects.toThrow('answered 400');
    expect(asked.map(wire.modeOf)[asked.length / 2]).toBe('first'); // nothing worked, nothing learnt
  });

  it.each([401, 403, 404, 413])('is not asked twice after a %i', async (status) => {
    const { asked, ask } = await world(() => ({ status, body: `bad key ${apiKey}` }));
    await expect(ask()).rejects.toThrow(`answered ${status}`);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '0' }, body: '' }],
    ['429', { status: 429, body: '' }],
    ['500', { status: 500, headers: { 'retry-after-ms': '1' }, body: 'oops' }],
    ['529', { status: 529, headers: { 'retry-after': '0' }, body: 'overloaded' }],
  ])('is asked once more after one %s', async (_, trouble) => {
    const { asked, ask } = await world((question, count) =>
      count === 1 ? trouble : { body: wire.replyInMode(question, red) },
    );
    expect(await ask()).toEqual(red);
    expect(asked).toHaveLength(2);
  });

  it('is asked once more after a lost connection', async () => {
    const { asked, ask } = await world((question, count) =>
      count === 1 ? (response) => response.destroy() : { body: wire.replyInMode(question, red) },
    );
    expect(await ask()).toEqual(red);
    expect(asked).toHaveLength(2);
  });

  it('is asked no third time when it keeps failing', async () => {
    const { asked, ask } = await world(() => ({
      status: 500,
      headers: { 'retry-after': '0' },
      body: 'oops',
    }));
    await expect(ask()).rejects.toThrow('answered 500');
    expect(asked).toHaveLength(2);
  });

  it('is not waited for when it asks for a long pause', async () => {
    const { asked, ask } = await world(() => ({
      status: 429,
      headers: { 'retry-after': '60' },
      body: '',
    }));
    await expect(ask()).rejects.toThrow('answered 429');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['hangs', () => () => {}],
    [
      'drips',
      () => (response: ServerResponse) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    [
      'asks for a pause past the end',
      () => ({ status: 429, headers: { 'retry-after': '4' }, body: '' }),
    ],
  ] satisfies [string, Answer][])('is left at the deadline when it %s', async (_, answer) => {
    const { ask } = await world(answer);
    const before = performance.now();
    await expect(ask(200)).rejects.toThrow('not done in time');
    expect(performance.now() - before).toBeLessThan(1_500);
  });

  it('has one deadline over all its attempts', async () => {
    const { ask } = await world(() => (response) => {
      setTimeout(() => response.writeHead(500).end(), 150);
    });
    const before = performance.now();
    await expect(ask(400)).rejects.toThrow('not done in time');
    expect(performance.now() - before).toBeLessThan(1_500);
  });

  it('is left at once when the caller leaves', async () => {
    const caller = new AbortController();
    const left = new Error('gone');
    const { ask } = await world(() => () => caller.abort(left));
    await expect(ask(5_000, caller.signal)).rejects.toBe(left);
    await expect(ask(5_000, caller.signal)).rejects.toBe(left);
  });

  it('is taken at its word when only what follows the JSON was cut off', async () => {
    const { ask } = await world(() => ({ body: wire.truncated(`${JSON.stringify(red)} I ho`) }));
    expect(await ask()).toEqual(red);
  });

  it.each([
    ['cut off', () => wire.truncated('{"colour":"red"'), 'cut off'],
    ['a refusal of the model', () => wire.declined(), 'declined'],
    ['another protocol', () => ({ hello: 'world' }), 'is not a'],
    ['an error in a 200', () => ({ error: { message: apiKey } }), 'is not a'],
    ['HTML', () => '<html>Login</html>', 'not answer in JSON'],
  ])('fails when its answer is %s', async (_, body, message) => {
    const { ask } = await world(() => ({ body: body() }));
    await expect(ask()).rejects.toThrow(message);
  });

  it.each([301, 302, 303, 307, 308])('is not followed on a %i', async (status) => {
    const other = await modelServer(ok);
    const { ask } = await world(() => ({
      status,
      headers: { location: other.url + wire.path },
      body: '',
    }));
    await expect(ask()).rejects.toThrow('redirects');
    expect(other.asked).toEqual([]);
  });

  it('is cut off when it never stops talking', async () => {
    let sent = 0;
    const { ask } = await world(() => (response) => {
      response.writeHead(200);
      const block = Buffer.alloc(256 * 1024, 0x20);
      const pour = () => {
        while (!response.destroyed && response.write(block)) sent += block.length;
      };
      response.on('drain', pour);
      pour();
    });
    await expect(ask(5_000)).rejects.toThrow('more than 2 MiB');
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('is never named, nor its key, in an error', async () => {
    const { url } = await modelServer(ok);
    const closed = models[wire.provider]({ baseUrl: 'http://127.0.0.1:1', model: 'm', apiKey });
    const echo = await world(() => ({ status: 401, body: `wrong key ${apiKey} at ${url}` }));
    const request = { system: '', user: '', schema, signal: never };
    for (const fail of [() => closed.complete(request), () => echo.ask()]) {
      const error: unknown = await fail().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
      expect(everything).not.toContain(apiKey);
      expect(everything).not.toContain('127.0.0.1');
    }
  });

  it('needs no key', async () => {
    const { url, asked } = await modelServer(ok);
    const model = models[wire.provider]({ baseUrl: `${url}/v1/`, model: 'm' });
    const request = { system: '', user: '', schema, signal: never };
    expect(await model.complete(request)).toEqual(red);
    expect(asked[0]?.path).toBe(wire.path);
    expect(asked[0]?.headers[wire.keyHeader[0]]).toBeUndefined();
  });
});

it('speaks to a model that knows no system role', async () => {
  const { url, asked } = await modelServer(({ body }) =>
    body.messages.some(({ role }) => role === 'system')
      ? { status: 400, body: { error: { message: 'System role not supported' } } }
      : {
          body: {
            choices: [{ message: { content: [{ type: 'text', text: '{"colour":"red"}' }] } }],
          },
        },
  );
  const model = openaiModel({ baseUrl: `${url}/v1`, model: 'm' });
  const request = { system: 'Rules.', user: 'Pick.', schema, signal: never };
  expect(await model.complete(request)).toEqual(red);
  expect(asked[1]?.body.messages[0]?.content).toMatch(/^Rules\.[\s\S]*Pick\.$/);
  expect(asked[1]?.body['response_format']).toBeDefined();
});

it('keeps the query of a base URL, where gateways carry a version', async () => {
  const { url, asked } = await modelServer(() => ({ status: 401, body: '' }));
  const model = openaiModel({ baseUrl: `${url}/openai/v1/?api-version=7`, model: 'm' });
  const request = { system: '', user: '', schema, signal: never };
  await expect(model.complete(request)).rejects.toThrow('COPY_API_KEY');
  expect(asked[0]?.path).toBe('/openai/v1/chat/completions?api-version=7');
});
