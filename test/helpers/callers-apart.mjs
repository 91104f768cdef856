import { Agent, request } from 'node:http';

/**
 * Callers in a process of their own, so that their work is not the service's: `{ time, gapMs, calls }` answers with
 * how long each of these calls took, one after the other; `{ callers, calls }` goes on without pause until `{ stop }`,
 * which answers with how many there were. A call is `{ url, method, headers, body }`.
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

/** Those of before, which a try that failed has left behind, end first: else each try would be among more callers. */
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
