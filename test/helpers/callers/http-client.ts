import { Agent, request } from 'undici';

export type Told = { status: number; code: string | undefined; body: Record<string, unknown> };

/** Many parallel connections, and no automatic retries. */
const agent = new Agent({ connections: 256, keepAliveTimeout: 2_000 });

/** One request of a client that may be disconnected; a lost answer has status 0. */
export const ask = async (
  address: string,
  route: string,
  key: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Told> => {
  const [method = 'GET', path = ''] = route.split(' ');
  try {
    const response = await request(`${address}/api/v1${path}`, {
      // The test itself wrote this route.
      method: method as 'GET',
      dispatcher: agent,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // Only this optional code is read from it.
    const read = (await response.body.json()) as { detail?: { error?: { code?: string } } };
    return {
      status: response.statusCode,
      code: read.detail?.error?.code,
      body: read as Record<string, unknown>,
    };
  } catch {
    return { status: 0, code: undefined, body: {} };
  }
};

/** Counts the answers by status and code. */
export const tally = (answers: Told[]) => {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = code ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
