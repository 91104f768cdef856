import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Body = Record<string, unknown> & { messages: { role: string; content: string }[] };

export type Asked = { path: string; headers: IncomingMessage['headers']; body: Body };

/** What the server does with one question: an answer, or its own way with the socket. */
export type Act =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | ((response: ServerResponse) => void);

/** A language model server on loopback that keeps what it was asked and answers as the test says. */
export const modelServer = async (answer: (question: Asked, count: number) => Act) => {
  const questions: Asked[] = [];
  const server = createServer(async (request, response) => {
    const question: Asked = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(await text(request)),
    };
    questions.push(question);
    const act = answer(question, questions.length);
    if (typeof act === 'function') return act(response);
    const body = typeof act.body === 'string' ? act.body : JSON.stringify(act.body);
    response.writeHead(act.status ?? 200, { 'content-type': 'application/json', ...act.headers });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // A listening TCP server has an address object; only pipes have a string.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, questions };
};

type Wire = {
  provider: 'openai' | 'anthropic';
  basePath: string;
  path: string;
  /** An answer of the model in this wire's envelope. */
  reply(text: string): unknown;
  /** The same, in the envelope that belongs to the mode it was asked in. */
  replyInMode(question: Asked, json: object): unknown;
  truncated(text: string): unknown;
  declined(): unknown;
  modeOf(question: Asked): 'first' | 'second' | 'prompt';
  /** What a server says that does not take the mode. */
  refusalOf: Record<'first' | 'second', string>;
  keyHeader: [name: string, value: (key: string) => string];
};

const completion = (content: string, finish_reason = 'stop', refusal: string | null = null) => ({
  choices: [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal } }],
});

const message = (content: unknown[], stop_reason = 'end_turn') => ({
  type: 'message',
  role: 'assistant',
  content,
  stop_reason,
});

const openai: Wire = {
  provider: 'openai',
  basePath: '/v1',
  path: '/v1/chat/completions',
  reply: (text) => completion(text),
  replyInMode: (_, json) => completion(JSON.stringify(json)),
  truncated: (text) => completion(text, 'length'),
  declined: () => completion('', 'stop', 'I cannot help with that.'),
  modeOf({ body }) {
    const format = body['response_format'];
    if (format === undefined) return 'prompt';
    return JSON.stringify(format).includes('"type":"json_schema"') ? 'first' : 'second';
  },
  refusalOf: {
    first: "'response_format' of type 'json_schema' is not supported with this model.",
    second: 'response_format json_object is not supported',
  },
  keyHeader: ['authorization', (key) => `Bearer ${key}`],
};

const anthropic: Wire = {
  provider: 'anthropic',
  basePath: '',
  path: '/v1/messages',
  reply: (text) =>
    message([
      { type: 'thinking', thinking: 'hm' },
      { type: 'text', text },
    ]),
  replyInMode: ({ body }, json) =>
    body['tools']
      ? message([{ type: 'tool_use', id: 't', name: 'x', input: json }], 'tool_use')
      : message([{ type: 'text', text: JSON.stringify(json) }]),
  truncated: (text) => message([{ type: 'text', text }], 'max_tokens'),
  declined: () => message([], 'refusal'),
  modeOf: ({ body }) => (body['output_config'] ? 'first' : body['tools'] ? 'second' : 'prompt'),
  refusalOf: {
    first: 'output_config: Extra inputs are not permitted',
    second: 'tool_choice: tools are not supported by this model',
  },
  keyHeader: ['x-api-key', (key) => key],
};

export const wires = [openai, anthropic];
