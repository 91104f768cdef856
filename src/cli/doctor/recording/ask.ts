import { request } from 'undici';
import type { Config } from '../../../boot/config.ts';
import { openAgent } from '../../../kernel/http-agent.ts';
import { parseJson } from '../../../kernel/text/parse-json.ts';
import { refuse } from '../../../operations/operator/core/refuse.ts';
import type { PlatformQuestion } from './questions.ts';

/** An answer as it was received; `body` is undefined if it was not JSON. */
export type RecordedReply = { status: number; headers: Record<string, unknown>; body: unknown };

/** Sends a question whose ids are filled in. */
export type Ask = (question: PlatformQuestion) => Promise<RecordedReply>;

export type PlatformAddress = Pick<NonNullable<Config['platform']>, 'graphUrl' | 'proxy'>;

const timeoutMs = 60_000;
const form = 'application/x-www-form-urlencoded';

/** Sends questions to the platform. Redirects are not followed, so that the token goes to no other host. */
export const createAsk =
  ({ graphUrl, proxy }: PlatformAddress, token: string, proof?: string): Ask =>
  async ({ method, path, params }) => {
    const sentParams = new URLSearchParams({ ...params, ...(proof && { appsecret_proof: proof }) });
    const isWrite = method === 'POST';
    const address = `${graphUrl}${path}${isWrite || sentParams.size === 0 ? '' : `?${sentParams}`}`;
    const dispatcher = openAgent(proxy ?? null);
    try {
      const { statusCode, headers, body } = await request(address, {
        dispatcher,
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(isWrite && { 'content-type': form }),
        },
        ...(isWrite && { body: sentParams.toString() }),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      return { status: statusCode, headers, body: parseJson(await body.text()) };
    } catch {
      return refuse(`${graphUrl} does not answer. Check ADNET_GRAPH_URL and the network`);
    } finally {
      await dispatcher.destroy();
    }
  };
