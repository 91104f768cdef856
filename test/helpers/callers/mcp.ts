import { Client as NewClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewStdio } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { House } from '../house/house.ts';

type Text = { type: string; text?: string };

/** The parts of a tool's answer that tests read. */
export type ToolAnswer = {
  isError?: boolean | undefined;
  content: Text[];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  structuredContent?: any;
};

/** A function that calls tools by name. */
export type Caller = (name: string, input?: Record<string, unknown>) => Promise<ToolAnswer>;

export const textOf = ({ content }: ToolAnswer) => content.map(({ text }) => text).join('\n');

/** The platform's own answer, which is the first text. */
export const platformIn = ({ content }: ToolAnswer) => JSON.parse(content[0]?.text ?? '');

export const post = (h: House, key: string | null, body: unknown, headers = {}) =>
  fetch(`${h.service.address}/mcp`, {
    method: 'POST',
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

let id = 0;

export const message = (method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: ++id,
  method,
  params,
});

/** Calls a tool with one request, as a client of the older generation does after initialisation. */
export const callerOf =
  (h: House, key: string): Caller =>
  async (name, input = {}) => {
    const response = await post(h, key, message('tools/call', { name, arguments: input }));
    const { result, error } = JSON.parse(await response.text());
    if (error) throw new Error(JSON.stringify(error));
    return result;
  };

export const toolsOf = async (h: House, key: string) => {
  const text = await (await post(h, key, message('tools/list'))).text();
  return { text, tools: JSON.parse(text).result.tools as Record<string, never>[] };
};

/** How a client reaches the service: over HTTP, or through a program that it starts. */
export type Way = { url: string; key: string } | { file: string; url: string; key: string };

const self = { name: 'test', version: '1' };

const httpOptions = (key: string) => ({
  requestInit: { headers: { authorization: `Bearer ${key}` } },
});

const program = (file: string, url: string, key: string) => ({
  command: process.execPath,
  args: [file, 'mcp'],
  env: { GREENROOM_URL: url, GREENROOM_API_KEY: key },
  stderr: 'inherit' as const,
});

const wrapClient = <C extends OldClient | NewClient>(client: C) => ({
  client,
  call: ((name, input = {}) => client.callTool({ name, arguments: input })) as Caller,
  instructions: client.getInstructions(),
  close: () => client.close(),
});

/** The official clients, each with the generation of the protocol that it uses. */
export const clients = {
  async v1({ key, ...way }: Way) {
    const client = new OldClient(self);
    const transport =
      'file' in way
        ? new OldStdio(program(way.file, way.url, key))
        : new OldHttp(new URL(`${way.url}/mcp`), httpOptions(key));
    await client.connect(transport);
    return wrapClient(client);
  },
  async v2({ key, ...way }: Way) {
    const client = new NewClient(self, { versionNegotiation: { mode: 'auto' } });
    const transport =
      'file' in way
        ? new NewStdio(program(way.file, way.url, key))
        : new StreamableHTTPClientTransport(new URL(`${way.url}/mcp`), httpOptions(key));
    await client.connect(transport);
    return wrapClient(client);
  },
};
