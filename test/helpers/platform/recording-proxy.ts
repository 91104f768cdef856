import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demo, type Sandbox } from 'graph-ads-sandbox';
import { type HouseOptions, house } from '../house/house.ts';

export type RecordedExchange = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
  /** The bytes that the caller received. */
  sent: Buffer;
};

type Said = {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

type Interruption = {
  match: RegExp;
  say: Said | ((response: ServerResponse) => void);
  left: number;
};

/**
 * A house with a recording proxy before the sandbox: all requests and answers are kept, and an answer can be
 * replaced.
 */
export const recordedHouse = async ({ config = {}, ...options }: HouseOptions = {}) => {
  const passed: RecordedExchange[] = [];
  const interruptions: Interruption[] = [];
  let app: Sandbox['app'] | undefined;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const body = Buffer.concat(chunks);
    const keep = (status: number, answerBytes: Buffer) =>
      passed.push({ method, url, headers, body: body.toString(), status, sent: answerBytes });
    const interruption = interruptions.find(
      ({ match, left }) => left > 0 && match.test(`${method} ${url}`),
    );
    if (interruption) {
      interruption.left -= 1;
      if (typeof interruption.say === 'function') {
        keep(0, Buffer.alloc(0));
        return interruption.say(response);
      }
      const { status = 200, headers: replyHeaders = {}, body: text = '' } = interruption.say;
      keep(status, Buffer.from(text));
      response.writeHead(status, { 'content-type': 'application/json', ...replyHeaders });
      return response.end(text);
    }
    if (!app) throw new Error('the platform was asked too early');
    const answer = await app.inject({
      method,
      url,
      headers,
      ...(body.length > 0 && { payload: body }),
    });
    const { 'transfer-encoding': _, connection: __, ...otherHeaders } = answer.headers;
    keep(answer.statusCode, answer.rawPayload);
    response.writeHead(answer.statusCode, {
      ...otherHeaders,
      'content-length': answer.rawPayload.length,
    });
    response.end(answer.rawPayload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const graphUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v26.0`;
  const platform = {
    graphUrl,
    dialogUrl: graphUrl,
    appId: demo.appId,
    appSecret: demo.appSecret,
  };
  const h = await house({ ...options, config: { ...config, platform } });
  app = h.sandbox.app;
  return {
    ...h,
    passed,
    /** Answers the next matching "METHOD url" instead of the sandbox. */
    interrupt: (match: RegExp, say: Interruption['say'], times = 1) => {
      interruptions.push({ match, say, left: times });
    },
    forget: () => {
      interruptions.length = 0;
      passed.length = 0;
    },
    async stop() {
      await h.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type RecordedHouse = Awaited<ReturnType<typeof recordedHouse>>;
