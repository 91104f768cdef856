import { Agent, request } from 'node:http';

/**
 * Callers in a separate process, so that their work does not slow down the service. `{ time, gapMs, calls }`
 * returns how long each call took, one after the other. `{ callers, calls }` calls without pause until `{ stop }`,
 * which returns the number of calls. A call is `{ url, method, headers, body }`.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const send = ({ url, body, ...options }) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent }, (answer) => {
      answer.on('data', () => {});
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode < 400
          ? resolve()
          : reject(new Error(`${options.method} ${url} answered ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const time = async (times, gapMs, calls) => {
  const took = [];
  for (let at = 0; at < times; at++) {
    await wait(gapMs);
    const began = performance.now();
    await send(calls[at % calls.length]);
    took.push(performance.now() - began);
  }
  return { took };
};

const nobody = { isOver: true, done: 0, all: Promise.resolve() };
let now = nobody;

/**
 * First ends callers that a failed attempt has left running; otherwise each further attempt would have more
 * callers.
 */
const begin = async (callers, calls) => {
  await stop().catch(() => {});
  const crowd = { isOver: false, done: 0, all: Promise.resolve() };
  const go = async (at) => {
    for (let next = at; !crowd.isOver; next++) {
      await send(calls[next % calls.length]);
      crowd.done += 1;
    }
  };
  crowd.all = Promise.all(Array.from({ length: callers }, (_, at) => go(at)));
  crowd.all.catch(() => {});
  now = crowd;
  return {};
};

const stop = async () => {
  const { all } = now;
  now.isOver = true;
  await all;
  return { done: now.done };
};

process.on('message', async ({ id, ...asked }) => {
  try {
    const { calls, callers, gapMs } = asked;
    const answer = asked.stop
      ? await stop()
      : callers
        ? await begin(callers, calls)
        : await time(asked.time, gapMs, calls);
    process.send({ id, ...answer });
  } catch (error) {
    process.send({ id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit());
