import { Agent, Pool, ProxyAgent } from 'undici';

const proxyTimeoutMs = 10_000;

/**
 * Opens connections to any address. If a proxy is given, connections go through it, and the proxy resolves the host
 * names.
 */
export const openAgent = (proxy: string | null, options: Agent.Options = {}) =>
  proxy === null
    ? new Agent(options)
    : new ProxyAgent({
        ...options,
        uri: proxy,
        clientFactory: (origin, more) =>
          new Pool(origin, {
            ...more,
            headersTimeout: proxyTimeoutMs,
          }),
      });
