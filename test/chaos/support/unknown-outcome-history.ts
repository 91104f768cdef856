import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** One line of what a client knew, written down before it was sent or as soon as it was told. */
export type Event =
  | { kind: 'asked'; key: string; name: string; node: number; at: number }
  | { kind: 'told'; key: string; status: number; code: string | null; text: string; at: number }
  | { kind: 'final'; key: string; status: number; code: string | null; text: string; at: number }
  | { kind: 'killed'; node: number; at: number };

/** An append-only file: what was written stays written, whatever happens to the test afterwards. */
export const openHistory = (name: string) => {
  const folder = join(import.meta.dirname, '../../../test-output');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}-${process.pid}.jsonl`);
  rmSync(file, { force: true });
  return {
    file,
    write: (event: Event) => appendFileSync(file, `${JSON.stringify(event)}\n`),
    remove: () => rmSync(file, { force: true }),
  };
};

export const readHistory = (file: string): Event[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** What the platform holds in the end: the id and name of each object a client could have made. */
export type Held = { id: string; name: string; status: string };

export type Findings = {
  asked: number;
  kills: number;
  created: number;
  rejected: number;
  notCreated: number;
  everUnknown: number;
  /** Objects on the platform beyond the one each key may have made. */
  surplus: string[];
  /** Keys without a final answer. */
  open: string[];
  /** Keys told "created" whose object the platform does not hold under that id. */
  lost: string[];
  /** Keys told "not created" or "rejected" whose object the platform holds. */
  wrong: string[];
  /** Keys told two different final things. */
  contradicted: string[];
  live: string[];
};

const isFinal = (status: number, text: string) =>
  status === 200 ||
  (status === 400 && !/"code":(4|17|32|613|800\d\d)\b/.test(text)) ||
  /"outcome":"(not_created|ambiguous)"/.test(text);

const idIn = (text: string) => String((JSON.parse(text) as { id?: unknown }).id);

/** Judges a run by its history and by what the platform holds; it knows nothing of the driver. */
export const check = (events: Event[], campaigns: Held[]): Findings => {
  const names = new Map<string, string>();
  const finals = new Map<string, Set<string>>();
  const unknownKeys = new Set<string>();
  let kills = 0;
  for (const event of events) {
    if (event.kind === 'killed') kills += 1;
    else if (event.kind === 'asked') names.set(event.key, event.name);
    else {
      if (event.code === 'adnet_outcome_unknown') unknownKeys.add(event.key);
      if (!isFinal(event.status, event.text)) continue;
      const outcomes = finals.get(event.key) ?? new Set();
      finals.set(event.key, outcomes.add(`${event.status} ${outcomeIn(event.status, event.text)}`));
    }
  }
  const byName = new Map<string, Held[]>();
  for (const one of campaigns) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const findings: Findings = {
    asked: names.size,
    kills,
    created: 0,
    rejected: 0,
    notCreated: 0,
    everUnknown: unknownKeys.size,
    surplus: [],
    open: [],
    lost: [],
    wrong: [],
    contradicted: [],
    live: campaigns.filter(({ status }) => status !== 'PAUSED').map(({ id }) => id),
  };
  for (const [key, name] of names) {
    const objects = byName.get(name) ?? [];
    findings.surplus.push(...objects.slice(1).map(({ id }) => `${key} ${id}`));
    const outcomes = [...(finals.get(key) ?? [])];
    if (outcomes.length === 0) findings.open.push(key);
    if (outcomes.length > 1) findings.contradicted.push(`${key}: ${outcomes.join(' | ')}`);
    for (const one of outcomes) {
      const [status, what] = one.split(' ');
      if (status === '200') {
        findings.created += 1;
        if (!objects.some(({ id }) => id === what)) findings.lost.push(`${key} ${what}`);
      } else {
        if (status === '400') findings.rejected += 1;
        else findings.notCreated += 1;
        if (objects.length > 0) findings.wrong.push(`${key} ${one}`);
      }
    }
  }
  return findings;
};

const outcomeIn = (status: number, text: string) =>
  status === 200 ? idIn(text) : (/"outcome":"(\w+)"/.exec(text)?.[1] ?? 'rejected');
