// Creates at a steady rate, whatever the answers take; a process of its own, told what to do by
// its parent. Answers with the time of each create in milliseconds.
import { Agent, fetch } from 'undici';

const dispatcher = new Agent({ connections: 128 });

const create = async ({ url, key, body }) => {
  const began = performance.now();
  const response = await fetch(url, {
    dispatcher,
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  });
  const told = await response.text();
  if (response.status !== 200) throw new Error(`a create answered ${response.status} ${told}`);
  return performance.now() - began;
};

process.on('message', async (work) => {
  const started = performance.now();
  const under = [];
  for (let n = 0; n < work.count; n++) {
    const due = started + (n * 1000) / work.perSecond;
    await new Promise((go) => setTimeout(go, due - performance.now()));
    under.push(create(work));
  }
  process.send({ times: await Promise.all(under) });
});
process.send({ port: 0 });
