import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread beside a worker's tests; end-runaways.ts says what it is for. */

const lookMs = 1_000;
/** Some tests wait for an installation, which blocks the loop for tens of seconds. */
const maxLooksWithoutBeat = Number(process.env.RUNAWAY_LOOKS ?? 180);
const maxMemory = 3e9;
const stacks = 5;

let file = 'a test';
parentPort.on('message', (name) => {
  file = name;
});
parentPort.unref();

const frame =
  (files) =>
  ({ functionName, location: { scriptId, lineNumber } }) =>
    `    at ${functionName || 'anonymous'} (${files.get(scriptId)}:${lineNumber + 1})`;

/** Where the tests' thread is running now. */
const stack = () =>
  new Promise((resolve) => {
    const session = new Session();
    session.connectToMainThread();
    const files = new Map();
    session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
    session.on('Debugger.paused', ({ params }) => {
      session.post('Debugger.resume');
      session.disconnect();
      resolve(params.callFrames.map(frame(files)).join('\n'));
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
    setTimeout(5_000).then(() => resolve('    nowhere that the inspector can tell'));
  });

const end = async (why) => {
  writeSync(2, `\n${file} ${why}; where it was:\n`);
  for (let at = 0; at < stacks; at++) {
    writeSync(2, `${await stack()}\n\n`);
    await setTimeout(200);
  }
  process.kill(process.pid, 'SIGKILL');
};

let seen = -1;
let without = 0;
for (;;) {
  await setTimeout(lookMs);
  const beats = Atomics.load(workerData.beats, 0);
  without = beats === seen ? without + 1 : 0;
  seen = beats;
  if (without > maxLooksWithoutBeat) await end(`held the event loop for ${without} seconds`);
  if (process.memoryUsage.rss() > maxMemory) await end('took more than 3 GB of memory');
}
