import { setTimeout as wait } from 'node:timers/promises';
import type { Greenroom, LaunchDetail } from '../../../packages/client/src/index.ts';
import { elapsed } from '../../kernel/clock.ts';
import type { ExitCode } from '../spec.ts';
import type { UserTerminal } from '../terminal.ts';
import {
  approvalText,
  type LaunchProgress,
  progressText,
  type ShownItem,
  stepLine,
  waitText,
} from './launch-text.ts';
import { type PrintFormat, print } from './print.ts';
import { tableText } from './table.ts';

type Event = { name: string; data: unknown };

/** Yields server-sent events as they arrive. */
async function* eventsIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream) {
    text += decoder.decode(part, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (name && data) yield { name, data: JSON.parse(data) };
    }
  }
}

const isOver = ({ state }: LaunchProgress) => ['done', 'stopped', 'cancelled'].includes(state);

type WatchOptions = {
  id: string;
  signal: AbortSignal;
  /** Lines that were printed already, so that none is printed twice. */
  announced: Set<string>;
  onState: (state: LaunchProgress['state']) => void;
};

/** Follows the launch until it is over; reconnects if the connection breaks. */
const follow = async (
  client: Greenroom,
  { progress, note, isWatched }: UserTerminal,
  { id, signal, announced, onState }: WatchOptions,
) => {
  let last: LaunchProgress | undefined;
  const say = (line: string) => {
    if (announced.has(line)) return;
    announced.add(line);
    progress('');
    note(line);
  };
  for (;;) {
    const began = elapsed();
    // The types describe the browser's stream; Node's stream can be iterated.
    const stream = await client.launches.watch({ id }, { signal });
    const events = eventsIn(stream as unknown as AsyncIterable<Uint8Array>);
    try {
      for await (const { name, data } of events) {
        if (name === 'launch') {
          last = data as LaunchProgress;
          onState(last.state);
          if (last.state === 'awaiting_approval') say(approvalText(id));
          // Without a progress bar, nothing else would say that the launch waits.
          if (!isWatched && last.waiting) say(waitText(last.waiting));
        }
        const line = name === 'step' ? stepLine(data as ShownItem) : '';
        // With a progress bar, only problems are printed.
        const isQuiet = isWatched ? /^ {2}(sending|pending|done)/ : /^ {2}(sending|pending)/;
        if (line !== '' && !isQuiet.test(line)) say(line);
        if (last) progress(progressText(last));
      }
    } catch (error) {
      if (signal.aborted) throw error;
    }
    if (last && isOver(last)) return;
    // Waits, so that a service that closes each connection at once is not called in a tight loop.
    await wait(elapsed() - began < 1_000 ? 1_000 : 0, undefined, { signal });
  }
};

/** The exit code for the result of a launch. */
const concluded = ({ state, items }: LaunchDetail): ExitCode => {
  if (state === 'done' || state === 'awaiting_approval') return 0;
  return items.some(({ state: one, help }) => one === 'rejected' && help) ? 4 : 1;
};

/** Shows a launch live until it is over. Ctrl-C ends only the display, never the launch. */
export const watchLaunch = async (
  client: Greenroom,
  id: string,
  terminal: UserTerminal,
  format: PrintFormat,
): Promise<ExitCode> => {
  const stop = new AbortController();
  const unheard = terminal.onInterrupt(() => stop.abort());
  const lastSeen: { state?: LaunchProgress['state'] } = {};
  const announcedSteps = new Set<string>();
  const onState = (state: LaunchProgress['state']) => {
    lastSeen.state = state;
  };
  try {
    await follow(client, terminal, { id, signal: stop.signal, announced: announcedSteps, onState });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    // The terminal has written ^C on this line.
    terminal.note('');
    terminal.note(
      lastSeen.state === 'awaiting_approval'
        ? 'The launch still waits for approval.'
        : 'The launch goes on without you.',
    );
    terminal.note(`  Look again:  greenroom launches watch ${id}`);
    terminal.note(`  Stop it:     greenroom launches cancel ${id}`);
    return 130;
  } finally {
    unheard();
  }
  terminal.progress('');
  const launch = await client.launches.get({ id });
  if (format === 'table') showLaunch(launch, terminal, announcedSteps);
  else await print(launch, terminal, { format });
  return concluded(launch);
};

const showLaunch = (launch: LaunchDetail, terminal: UserTerminal, announcedSteps: Set<string>) => {
  const { id, name, state, steps, reason, items } = launch;
  terminal.out(
    tableText(
      items.map(({ step, state: was, platform_id }) => ({ step, state: was, platform_id })),
      terminal,
    ),
  );
  terminal.out('');
  terminal.out(`${name}: ${state}, ${steps.done} of ${steps.total} made, all paused.`);
  if (reason) terminal.note(`Why: ${reason.message}`);
  // If the progress was not printed line by line, refusals are printed here.
  for (const item of items.filter((one) => one.state === 'rejected' || one.state === 'unknown'))
    if (!announcedSteps.has(stepLine(item))) terminal.note(stepLine(item));
  if (state === 'stopped')
    terminal.note(
      `To go on, with corrections if need be: greenroom launches resume ${id} -f changes.yaml`,
    );
};
