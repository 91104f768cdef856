import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { request } from 'undici';
import { processorMs, slowness } from '../../../helpers/timing/pace.ts';

export type SentRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
};

/** How one request affected the process. */
export type Cost = {
  status: number;
  text: string;
  /** The longest pause of the event loop, including waits for a disk or a thread, but not for the processor. */
  standstillMs: number;
  /** The longest time for which the main thread itself ran without a pause. */
  computedMs: number;
  /** The total time that the event loop was busy, without waits for the processor. */
  busyMs: number;
  memoryMb: number;
  /** By how much the data folder has grown. */
  diskMb: number;
};

/** On an idle machine; the client and the sandbox share the process. */
const maxCost = { standstillMs: 50, busyMs: 1_000, memoryMb: 200, diskMb: 5 };

/**
 * If a fixed piece of work takes twice its idle time or more, other programs delay the process too. Then no pause
 * may be longer than this, and the main thread may run longer only as far as this processor is slower.
 */
const maxBusyStandstillMs = 200;
const slowFrom = 2;

const streamMs = 300;

const megabyte = 1024 * 1024;

const folderBytes = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).reduce((sum, entry) => {
    // A file may be deleted meanwhile.
    const stats = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
    return sum + (stats?.isFile() ? stats.size : 0);
  }, 0);

/**
 * How long the main thread ran, and how long it was ready but other programs used the processors. If the system
 * does not count that: the time of all threads, and zero.
 */
const mainThread = () => {
  try {
    const [ran = 0, queued = 0] = readFileSync('/proc/self/schedstat', 'utf8')
      .split(' ')
      .map(Number);
    return { ran: ran / 1e6, queued: queued / 1e6 };
  } catch {
    return { ran: processorMs(), queued: 0 };
  }
};

/** The longest gap between two turns of the event loop, without the time that other programs took of it. */
const watchLoop = () => {
  const longest = { standstillMs: 0, computedMs: 0 };
  let before = { at: performance.now(), ...mainThread() };
  const look = () => {
    const now = { at: performance.now(), ...mainThread() };
    const standstillMs = now.at - before.at - (now.queued - before.queued);
    // The system updates a thread's time every few milliseconds, so it is limited to the length of the gap.
    const computedMs = Math.min(standstillMs, now.ran - before.ran);
    longest.standstillMs = Math.max(longest.standstillMs, standstillMs);
    longest.computedMs = Math.max(longest.computedMs, computedMs);
    before = now;
  };
  const timer = setInterval(look, 1);
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
};

/** The peak memory of the process, which also covers times when the loop was blocked. */
const peakBytes = () => process.resourceUsage().maxRSS * 1024;

/** Sends one request, and observes the process and its data folder until the answer is complete. */
export const costOf = async (sentRequest: SentRequest, folder: string): Promise<Cost> => {
  const bytes = folderBytes(folder);
  let rss = process.memoryUsage.rss();
  const rssBefore = rss;
  const peakBefore = peakBytes();
  const look = () => {
    rss = Math.max(rss, process.memoryUsage.rss());
  };
  // Earlier work is finished, so the first look finds a free loop.
  await setTimeout(1);
  const before = performance.eventLoopUtilization();
  const queuedBefore = mainThread().queued;
  const endWatch = watchLoop();
  const timer = setInterval(look, 10);
  const { url, ...options } = sentRequest;
  let status = 0;
  let text = '';
  try {
    const answer = await request(url, { ...options, method: options.method as 'GET' });
    status = answer.statusCode;
    const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
    // A stream may go on as long as somebody reads it.
    if (isStream) answer.body.on('error', () => {});
    text = await (isStream
      ? Promise.race([answer.body.text(), setTimeout(streamMs, '')])
      : answer.body.text());
    if (isStream) answer.body.destroy();
  } catch (error) {
    text = String(error);
  }
  await setTimeout(3);
  clearInterval(timer);
  const longest = endWatch();
  look();
  const peak = peakBytes();
  if (peak > peakBefore) rss = Math.max(rss, peak);
  const { active } = performance.eventLoopUtilization(before);
  return {
    status,
    text,
    ...longest,
    busyMs: Math.max(0, active - (mainThread().queued - queuedBefore)),
    memoryMb: (rss - rssBefore) / megabyte,
    diskMb: (folderBytes(folder) - bytes) / megabyte,
  };
};

export type Verdict = {
  problems: string[];
  /** It was delayed too long without running itself. Another program may be the reason, so the request is repeated. */
  isUnclear: boolean;
  cost: Cost;
  slow: number;
};

/** The values that exceed the limits of one request. */
export const judge = (cost: Cost): Verdict => {
  const { status, text, standstillMs, computedMs, busyMs, memoryMb, diskMb } = cost;
  const isOver = standstillMs > maxCost.standstillMs || busyMs > maxCost.busyMs;
  // The slowness of the machine is measured only if it decides the result.
  const slow = isOver ? slowness() : 1;
  const isBusy = slow >= slowFrom;
  // Measured in processor time: how much slower the processor is, without other programs.
  const slowCore = isBusy ? slowness(processorMs) : 1;
  const maxComputedMs = Math.min(maxBusyStandstillMs, maxCost.standstillMs * slowCore);
  // Threads that help the main thread wait for the processor too, and that time is not counted.
  const heldMs = isBusy ? computedMs : standstillMs;
  const problems = [
    ...(status === 500 ? [`answered 500: ${text.slice(0, 300)}`] : []),
    ...(status === 0 ? [`no answer: ${text.slice(0, 300)}`] : []),
    ...(heldMs > maxComputedMs
      ? [
          `stood still for ${Math.round(heldMs)} ms, ${Math.round(maxComputedMs)} allowed (pace ${slow.toFixed(1)})`,
        ]
      : []),
    ...(busyMs > maxCost.busyMs * slowCore ? [`was busy for ${Math.round(busyMs)} ms`] : []),
    ...(memoryMb > maxCost.memoryMb ? [`took ${Math.round(memoryMb)} MB of memory`] : []),
    ...(diskMb > maxCost.diskMb ? [`kept ${diskMb.toFixed(1)} MB on disk`] : []),
  ];
  return { problems, isUnclear: isBusy && standstillMs > maxBusyStandstillMs, cost, slow };
};
