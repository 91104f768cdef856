import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What the kernel reports about a process, without asking the process. */
export const canFeelPulse = existsSync('/proc/self/status');

export type Pulse = { rssMb: number; handles: number };

export const feelPulse = (pid: number): Pulse => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  return { rssMb: kilobytes / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
};

const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** From the second quarter, after the start, to the last. */
export const growthOf = (pulses: Pulse[]) => {
  const quarter = Math.floor(pulses.length / 4);
  const rss = (from: number, to: number) =>
    median(pulses.slice(from, to).map(({ rssMb }) => rssMb));
  const warm = rss(quarter, quarter * 2);
  const late = rss(quarter * 3, pulses.length);
  return { warm: Math.round(warm), late: Math.round(late), grownMb: Math.round(late - warm) };
};
