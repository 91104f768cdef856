import { afterEach, expect, it } from 'vitest';
import { createSandbox, demo } from '../src/index.ts';
import { demoApp } from '../src/seed/demo-app.ts';
import { listenLate } from '../src/server/listen-late.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const late = async (make = async () => createSandbox().app) => {
  let times = 0;
  const { port, close } = await listenLate(0, '127.0.0.1', () => {
    times += 1;
    return make();
  });
  closing.push(close);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { ask, close, port, times: () => times };
};

it('the sandbox is made when it is first asked, and once, however many ask together', async () => {
  const { ask, times } = await late();
  expect(times()).toBe(0);
  const me = `/v26.0/me?access_token=${demo.systemUserToken}`;
  const answers = await Promise.all([me, me, '/'].map(ask));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[0]?.json()).toMatchObject({ id: demo.systemUserId });
  expect(times()).toBe(1);
});

it('a sandbox that nobody asked ends without having been made', async () => {
  const { close, ask, times } = await late();
  await close();
  await expect(ask('/')).rejects.toThrow();
  expect(times()).toBe(0);
});

it('whoever asks a sandbox that cannot be made is told at once that nobody answers', async () => {
  const { ask } = await late(() => Promise.reject(new Error('no memory left')));
  await expect(ask('/')).rejects.toThrow();
});

it('a port that is taken is a failed start', async () => {
  const { port } = await late();
  const second = listenLate(port, '127.0.0.1', async () => createSandbox().app);
  await expect(second).rejects.toThrow('EADDRINUSE');
});

it('the app that the service signs in as is the one the sandbox knows', () => {
  expect(demo).toMatchObject(demoApp);
});
