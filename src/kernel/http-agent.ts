import { Agent, Pool, ProxyAgent } from 'undici';

const proxyTimeoutMs = 10_000;

/** Connections to any address; through a proxy, which looks the names up itself, where one is given. */
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
