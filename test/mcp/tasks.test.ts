import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Caller, callerOf } from '../helpers/callers/mcp.ts';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';
import { tasks } from './tasks.ts';

const h = shared(() => house({ config: { logLevel: 'warn' } }));

const page = 'docs/agents.md';
const table =
  /(?<=<!-- tasks: written by WRITE=1 npx vitest run test\/mcp\/tasks -->\n\n)[\s\S]*?(?=\n\n)/;

/** Names of the tools in the order of the calls; following a launch is one call, however often it is asked. */
const toolCalls: string[] = [];
const counting =
  (call: Caller): Caller =>
  (name, input) => {
    if (name !== 'launch_status' || toolCalls.at(-1) !== name) toolCalls.push(name);
    return call(name, input);
  };

describe('an agent with fixed decisions', () => {
  const rows: string[] = [];

  it.each(tasks)('$asked', async ({ asked: question, run }) => {
    const { key } = await h.connected();
    toolCalls.length = 0;
    expect(await run(counting(callerOf(h, key)), h)).toBe(true);
    rows.push(
      `| ${question} | ${toolCalls.length} | ${toolCalls.map((name) => `\`${name}\``).join(', ')} |`,
    );
  });

  it('needs as many calls as the docs say', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(10);
    const real = ['| Task | Calls | Tools |', '|---|---|---|', ...rows].join('\n');
    const text = readFileSync(page, 'utf8');
    if (process.env.WRITE === '1')
      writeFileSync(
        page,
        text.replace(table, () => real),
      );
    else expect(table.exec(text)?.[0]).toBe(real);
  });
});
