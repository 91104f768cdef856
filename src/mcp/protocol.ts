import type { Tool } from '@modelcontextprotocol/server';
import type { AgentCaller } from './agent.ts';
import type { ToolResult } from './result.ts';

type ServedTools = {
  list(caller: AgentCaller): unknown[];
  /** Undefined if there is no such tool. */
  call(caller: AgentCaller, name: string, sentInput: unknown): Promise<ToolResult> | undefined;
  /** The text that the client's model reads before it calls a tool. */
  instructions(caller: AgentCaller): string;
  /** Explains that a tool does not exist. */
  explain(name: string): string;
  version: string;
};

/** One message of a client, and its headers. */
export type ToolExchange = { message: unknown; headers: Headers; signal: AbortSignal };

const toolListTtlMs = 60_000;

/**
 * Both generations of MCP, without sessions: a server object exists for one message, so that any node can answer
 * any message. Only this file uses the library.
 */
export const createProtocol = async ({
  list,
  call,
  instructions,
  explain,
  version,
}: ServedTools) => {
  // Imported here and not at the top, because the bundle would then load the library with the service.
  const {
    createMcpHandler,
    isLegacyRequest,
    ProtocolError,
    Server,
    WebStandardStreamableHTTPServerTransport,
  } = await import('@modelcontextprotocol/server');

  const serverFor = (caller: AgentCaller) => {
    const server = new Server(
      { name: 'greenroom', version },
      {
        capabilities: { tools: {} },
        instructions: instructions(caller),
        cacheHints: { 'tools/list': { ttlMs: toolListTtlMs, cacheScope: 'private' } },
      },
    );
    // `list` returns tools as the protocol defines them; a test reads them with the clients of the protocol.
    server.setRequestHandler('tools/list', () => ({ tools: list(caller) as Tool[] }));
    server.setRequestHandler('tools/call', ({ params: { name, arguments: sentInput } }) => {
      const result = call(caller, name, sentInput);
      if (result) return result;
      throw new ProtocolError(codes.invalidParams, explain(name));
    });
    return server;
  };

  const newer = createMcpHandler(({ authInfo }) => serverFor(callerIn(authInfo)), {
    legacy: 'reject',
  });

  const older = async (request: Request, caller: AgentCaller, message: unknown) => {
    const server = serverFor(caller);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody: message });
    } finally {
      await server.close();
    }
  };

  return async (
    caller: AgentCaller,
    { message, headers, signal }: ToolExchange,
  ): Promise<Response> => {
    const refusal = refusalOf(message);
    if (refusal) return refusal;
    const request = new Request('http://mcp.invalid/mcp', { method: 'POST', headers, signal });
    return (await isLegacyRequest(request, message))
      ? older(request, caller, message)
      : newer.fetch(request, { parsedBody: message, authInfo: authInfoOf(caller) });
  };
};

export type McpServer = Awaited<ReturnType<typeof createProtocol>>;

/** The library passes this unchanged to the function that creates a server. */
const authInfoOf = (caller: AgentCaller) => ({
  token: '',
  clientId: '',
  scopes: [],
  extra: { caller },
});

const callerIn = (info: { extra?: Record<string, unknown> } | undefined) =>
  // `authInfoOf` has put the caller there.
  info?.extra?.['caller'] as AgentCaller;

const codes = { invalidRequest: -32600, methodNotFound: -32601, invalidParams: -32602 };

/** The protocol no longer has batches, and this server has no subscriptions. */
const refusalOf = (message: unknown) => {
  if (Array.isArray(message))
    return Response.json(
      errorBody(null, codes.invalidRequest, 'Send one message at a time, no batch.'),
      { status: 400 },
    );
  const { method, id } = (message ?? {}) as { method?: unknown; id?: unknown };
  if (method !== 'subscriptions/listen') return null;
  const words = 'Nothing here changes by itself, so there is nothing to listen to.';
  return Response.json(errorBody(id, codes.methodNotFound, words), { status: 404 });
};

/** An error in the format of JSON-RPC. */
const errorBody = (id: unknown, code: number, message: string, data?: unknown) => ({
  jsonrpc: '2.0',
  id: typeof id === 'string' || typeof id === 'number' ? id : null,
  error: { code, message, ...(data !== undefined && { data }) },
});
