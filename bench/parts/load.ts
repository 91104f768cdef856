import autocannon from 'autocannon';
import type { Target } from './process.ts';

export type Shot = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Several, sent in turn. */
  bodies?: string[];
};

export type Measured = { rps: number; cpuUs: number; p50: number; p99: number; memoryMb: number };

/** Drives one target for a while; latency in milliseconds, processor time per request in microseconds. */
export const drive = async (
  target: Target,
  shot: Shot,
  seconds: number,
  connections: number,
): Promise<Measured> => {
  const cpuBefore = target.cpu();
  const result = await autocannon({
    url: target.origin + shot.path,
    connections,
    duration: seconds,
    method: shot.method ?? 'GET',
    headers: shot.headers ?? {},
    ...(shot.body !== undefined && { body: shot.body }),
    ...(shot.bodies && { requests: shot.bodies.map((body) => ({ body })) }),
  });
  const requests = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${target.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`,
    );
  }
  return {
    rps: requests / result.duration,
    cpuUs: ((target.cpu() - cpuBefore) / requests) * 1e6,
    p50: result.latency.p50,
    p99: result.latency.p99,
    memoryMb: target.memory(),
  };
};

export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const middle = (all: Measured[]): Measured => ({
  rps: median(all.map(({ rps }) => rps)),
  cpuUs: median(all.map(({ cpuUs }) => cpuUs)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  memoryMb: median(all.map(({ memoryMb }) => memoryMb)),
});

/** Several at once, with the connections shared out among them: how much they do together. */
export const driveTogether = async (
  name: string,
  targets: Target[],
  shot: Shot,
  { rounds = 3, seconds = 4, connections = 32 },
) => {
  const all: Measured[] = [];
  const share = Math.ceil(connections / targets.length);
  for (let round = 0; round <= rounds; round++) {
    const parts = await Promise.all(targets.map((target) => drive(target, shot, seconds, share)));
    const sum = (pick: keyof Measured) => parts.reduce((total, part) => total + part[pick], 0);
    const weighted = parts.reduce((total, part) => total + part.cpuUs * part.rps, 0);
    // The first round only warms up.
    if (round === 0) continue;
    all.push({
      rps: sum('rps'),
      cpuUs: weighted / sum('rps'),
      p50: Math.max(...parts.map(({ p50 }) => p50)),
      p99: Math.max(...parts.map(({ p99 }) => p99)),
      memoryMb: sum('memoryMb'),
    });
  }
  return { name, ...middle(all) };
};

type Contender = { target: Target; shot: Shot };

/** What each contender did, by name. */
export type Runs = Map<string, Measured[]>;

/** All contenders in turn, round after round, so that a slow moment of the machine hits them all. */
export const compare = async (contenders: Contender[], pace: Pace) => {
  const runs: Runs = new Map();
  await addRuns(runs, contenders, pace);
  return summary(runs);
};

type Pace = { rounds?: number; seconds?: number; connections?: number };

export const addRuns = async (
  runs: Runs,
  contenders: Contender[],
  { rounds = 3, seconds = 4, connections = 32 }: Pace,
) => {
  for (let round = 0; round <= rounds; round++) {
    for (const { target, shot } of contenders) {
      const measured = await drive(target, shot, seconds, connections);
      // The first round only warms up: everyone's code is compiled anew, theirs and ours.
      if (round > 0) runs.set(target.name, [...(runs.get(target.name) ?? []), measured]);
    }
  }
};

export const summary = (runs: Runs) => [...runs].map(([name, all]) => ({ name, ...middle(all) }));

export type Compared = Awaited<ReturnType<typeof compare>>;
