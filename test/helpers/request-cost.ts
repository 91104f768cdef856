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
  /** The most that it computed in one piece: no more than the process used of the processor meanwhile. */
  computedMs: number;
  /** The time that the event loop was busy, in sum; likewise. */
  busyMs: number;
  memoryMb: number;
  /** What the data folder holds more than before. */
  diskMb: number;
};

/** On a machine that is idle; the client and the platform's imitation share the process. */
const maxCost = { standstillMs: 50, busyMs: 1_000, memoryMb: 200, diskMb: 5 };

/** Where a fixed piece of work takes twice its idle time or more, other programs hold the process up too. */
const maxBusyStandstillMs = 200;
const slowFrom = 2;

const megabyte = 1024 * 1024;

const folderBytes = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).reduce((sum, entry) => {
    // A file may go while it is looked at.
    const found = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
    return sum + (found?.isFile() ? found.size : 0);
  }, 0);

/** How long the main thread was ready to run while other programs had the processors; nothing where the system keeps no count. */
const queuedMs = () => {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
};

/** The longest gap between two turns of the event loop, each without the time that other programs took of it. */
const watchLoop = () => {
  const longest = { standstillMs: 0, computedMs: 0 };
  let before = { at: performance.now(), queued: queuedMs(), used: processorMs() };
  const look = () => {
    const now = { at: performance.now(), queued: queuedMs(), used: processorMs() };
    const standstillMs = now.at - before.at - (now.queued - before.queued);
    const computedMs = Math.min(standstillMs, now.used - before.used);
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

/** Sends one request, and looks at the process and its data folder until the answer is whole. */
export const costOf = async (sent: SentRequest, folder: string): Promise<Cost> => {
  const bytes = folderBytes(folder);
  let rss = process.memoryUsage.rss();
  const rssBefore = rss;
  const look = () => {
    rss = Math.max(rss, process.memoryUsage.rss());
  };
  // What was begun before is over: the first look is of a loop that is free.
  await setTimeout(1);
  const before = performance.eventLoopUtilization();
  const queuedBefore = queuedMs();
  const endWatch = watchLoop();
  const timer = setInterval(look, 10);
  const { url, ...options } = sent;
  let status = 0;
  let text = '';
  try {
    const answer = await request(url, { ...options, method: options.method as 'GET' });
    status = answer.statusCode;
    text = await answer.body.text();
  } catch (error) {
    text = String(error);
  }
  await setTimeout(3);
  clearInterval(timer);
  const longest = endWatch();
  look();
  const { active } = performance.eventLoopUtilization(before);
  return {
    status,
    text,
    ...longest,
    busyMs: Math.max(0, active - (queuedMs() - queuedBefore)),
    memoryMb: (rss - rssBefore) / megabyte,
    diskMb: (folderBytes(folder) - bytes) / megabyte,
  };
};

export type Verdict = {
  problems: string[];
  /** It stood still for too long without computing, on a busy machine: nobody knows what it waited for. */
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
  const maxStandstillMs = isBusy ? maxBusyStandstillMs : maxCost.standstillMs;
  // Threads that help the main one wait for the processor too, which nobody counts for us.
  const heldMs = isBusy ? computedMs : standstillMs;
  const problems = [
    ...(status === 500 ? [`answered 500: ${text.slice(0, 300)}`] : []),
    ...(status === 0 ? [`no answer: ${text.slice(0, 300)}`] : []),
    ...(heldMs > maxStandstillMs
      ? [`stood still for ${Math.round(heldMs)} ms (pace ${slow.toFixed(1)})`]
      : []),
    ...(busyMs > maxCost.busyMs * slow ? [`was busy for ${Math.round(busyMs)} ms`] : []),
    ...(memoryMb > maxCost.memoryMb ? [`took ${Math.round(memoryMb)} MB of memory`] : []),
    ...(diskMb > maxCost.diskMb ? [`kept ${diskMb.toFixed(1)} MB on disk`] : []),
  ];
  return { problems, isUnclear: isBusy && standstillMs > maxStandstillMs, cost, slow };
};
