// Reads as a quiet customer, in a process of its own: what loads the service must not slow the clock.
import autocannon from 'autocannon';

const [url, key, seconds] = process.argv.slice(2);
const result = await autocannon({
  url,
  connections: 8,
  duration: Number(seconds),
  headers: { authorization: `Bearer ${key}` },
});
const { p50, p99 } = result.latency;
const failed = result.non2xx + result.errors;
process.send({ p50, p99, requests: result['2xx'], failed }, () => process.exit());
