import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { request } from 'undici';
import { processorMs, slowness } from './pace.ts';

export type SentRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
};

/** What one request did to the process that serves it. */
export type Cost = {
  status: number;
  text: string;
  /** The longest that the event loop stood still, waiting for a disk or a thread included, but not for the processor. */
  standstillMs: number;
  /** The most that the main thread itself ran in one piece. */
  computedMs: number;
  /** The time that the event loop was busy, in sum, but not waiting for the processor. */
  busyMs: number;
  memoryMb: number;
  /** What the data folder holds more than before. */
  diskMb: number;
};

/** On a machine that is idle; the client and the platform's imitation share the process. */
const maxCost = { standstillMs: 50, busyMs: 1_000, memoryMb: 200, diskMb: 5 };

/**
 * Where a fixed piece of work takes twice its idle time or more, other programs hold the process up too: nothing may
 * hold it for longer than this, and what the main thread itself ran may be more only as this processor is slower.
 */
const maxBusyStandstillMs = 200;
const slowFrom = 2;

const streamMs = 300;

const megabyte = 1024 * 1024;

const folderBytes = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).reduce((sum, entry) => {
    // A file may go while it is looked at.
    const stats = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
    return sum + (stats?.isFile() ? stats.size : 0);
  }, 0);

/**
 * How long the main thread ran, and how long it was ready to run while other programs had the processors. Where the
 * system keeps no count: what all threads used, and nothing.
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

/** The longest gap between two turns of the event loop, each without the time that other programs took of it. */
const watchLoop = () => {
  const longest = { standstillMs: 0, computedMs: 0 };
  let before = { at: performance.now(), ...mainThread() };
  const look = () => {
    const now = { at: performance.now(), ...mainThread() };
    const standstillMs = now.at - before.at - (now.queued - before.queued);
    // The system adds up what a thread ran every few milliseconds: never more than there was.
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

/** The most memory that the process ever had: seen also where the loop stood still and nobody could look. */
const peakBytes = () => process.resourceUsage().maxRSS * 1024;

/** Sends one request, and looks at the process and its data folder until the answer is whole. */
export const costOf = async (sentRequest: SentRequest, folder: string): Promise<Cost> => {
  const bytes = folderBytes(folder);
  let rss = process.memoryUsage.rss();
  const rssBefore = rss;
  const peakBefore = peakBytes();
  const look = () => {
    rss = Math.max(rss, process.memoryUsage.rss());
  };
  // What was begun before is over: the first look is of a loop that is free.
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
    // A stream may go on for as long as somebody listens.
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
  /** It was held up for too long and did not run itself: another program may have been the reason, so it is sent again. */
  isUnclear: boolean;
  cost: Cost;
  slow: number;
};

/** What of this is more than one request may take. */
export const judge = (cost: Cost): Verdict => {
  const { status, text, standstillMs, computedMs, busyMs, memoryMb, diskMb } = cost;
  const isOver = standstillMs > maxCost.standstillMs || busyMs > maxCost.busyMs;
  // How slow the machine is gets measured only where it matters.
  const slow = isOver ? slowness() : 1;
  const isBusy = slow >= slowFrom;
  // By the time of the processor alone: how much slower it is for whoever has it.
  const slowCore = isBusy ? slowness(processorMs) : 1;
  const maxComputedMs = Math.min(maxBusyStandstillMs, maxCost.standstillMs * slowCore);
  // Threads that help the main one wait for the processor too, which nobody counts for us.
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
