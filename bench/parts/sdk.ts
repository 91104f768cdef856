import { createRequire } from 'node:module';

/** The official SDK creating the same campaign straight on the upstream, 32 at a time, in this process. */
export const sdkCreate = async (origin: string, seconds: number) => {
  const { FacebookAdsApi, AdAccount } = createRequire(import.meta.url)(
    'facebook-nodejs-business-sdk',
  );
  for (const [name, value] of [
    ['GRAPH', origin],
    ['GRAPH_VIDEO', origin],
    ['VERSION', 'v26.0'],
  ]) {
    Object.defineProperty(FacebookAdsApi, name as string, { configurable: true, get: () => value });
  }
  FacebookAdsApi.init('EAAbenchbenchbenchbenchbench', 'en_US', false);
  const account = new AdAccount('act_2');
  const params = {
    name: 'Bench',
    objective: 'OUTCOME_TRAFFIC',
    special_ad_categories: [],
    status: 'PAUSED',
  };
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const work = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      await account.createCampaign([], params);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
  const spent = process.cpuUsage(cpuBefore);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    name: 'official SDK',
    rps: times.length / ((performance.now() - began) / 1000),
    cpuUs: (spent.user + spent.system) / times.length,
    p50: at(0.5),
    p99: at(0.99),
    memoryMb: process.memoryUsage.rss() / 2 ** 20,
  };
};
