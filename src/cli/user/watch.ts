import { setTimeout as wait } from 'node:timers/promises';
import type { Greenroom, LaunchDetail } from '../../../packages/client/src/index.ts';
import { elapsed } from '../../kernel/clock.ts';
import type { ExitCode } from '../spec.ts';
import type { UserTerminal } from '../terminal.ts';
import { shortTime } from './cells.ts';
import { type Format, print } from './print.ts';
import { tableText } from './table.ts';

type Launch = Pick<LaunchDetail, 'state' | 'steps' | 'waiting' | 'reason' | 'name'>;
type Item = LaunchDetail['items'][number];
type Event = { name: string; data: unknown };

/** Server-sent events as they come. */
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

const barWidth = 24;

const bar = ({ done, total }: Launch['steps']) => {
  const full = total === 0 ? 0 : Math.round((done / total) * barWidth);
  return '█'.repeat(full) + '░'.repeat(barWidth - full);
};

const waitsFor = ({ waiting }: Launch) =>
  waiting ? `, waiting for ${waiting.for} until ${shortTime(waiting.until)}` : '';

const progressText = (launch: Launch) => {
  const { state, steps } = launch;
  const trouble = [
    ...(steps.rejected > 0 ? [`${steps.rejected} refused`] : []),
    ...(steps.unknown > 0 ? [`${steps.unknown} unknown`] : []),
  ].map((one) => `, ${one}`);
  return `${bar(steps)} ${steps.done} of ${steps.total} made${trouble.join('')} · ${state.replaceAll('_', ' ')}${waitsFor(launch)}`;
};

const isOver = ({ state }: Launch) => ['done', 'stopped', 'cancelled'].includes(state);

const stepLine = ({ step, state, platform_id, help, error }: Item) => {
  const why = help ? `: ${help.title}. ${help.fix}` : error ? `: ${JSON.stringify(error)}` : '';
  return `  ${state.padEnd(8)} ${step}${platform_id ? `  ${platform_id}` : ''}${why}`;
};

/** Follows the launch until it is over; connects again where the line breaks. */
const follow = async (
  client: Greenroom,
  id: string,
  { progress, note, isWatched }: UserTerminal,
  signal: AbortSignal,
) => {
  const told = new Set<string>();
  let last: Launch | undefined;
  for (;;) {
    const began = elapsed();
    // Types say what the browser's stream is; Node's can be looped over.
    const stream = await client.launches.watch({ id }, { signal });
    const events = eventsIn(stream as unknown as AsyncIterable<Uint8Array>);
    try {
      for await (const { name, data } of events) {
        if (name === 'launch') last = data as Launch;
        const line = name === 'step' ? stepLine(data as Item) : '';
        // Where the progress bar is shown, only trouble is printed.
        const isQuiet = isWatched ? /^ {2}(sending|pending|done)/ : /^ {2}(sending|pending)/;
        if (line !== '' && !isQuiet.test(line) && !told.has(line)) {
          told.add(line);
          progress('');
          note(line);
        }
        if (last) progress(progressText(last));
      }
    } catch (error) {
      if (signal.aborted) throw error;
    }
    if (last && isOver(last)) return;
    // A service that closes at once is not asked again and again.
    await wait(elapsed() - began < 1_000 ? 1_000 : 0, undefined, { signal });
  }
};

/** What the launch came to. */
const concluded = ({ state, items }: LaunchDetail): ExitCode => {
  if (state === 'done' || state === 'awaiting_approval') return 0;
  return items.some(({ state: one, help }) => one === 'rejected' && help) ? 4 : 1;
};

/** Shows a launch live until it is over. Ctrl-C stops the showing, never the launch. */
export const watchLaunch = async (
  client: Greenroom,
  id: string,
  terminal: UserTerminal,
  format: Format,
): Promise<ExitCode> => {
  const stop = new AbortController();
  const unheard = terminal.onInterrupt(() => stop.abort());
  try {
    await follow(client, id, terminal, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    // The terminal has written ^C on this line.
    terminal.note('');
    terminal.note('The launch goes on without you.');
    terminal.note(`  Look again:  greenroom launches watch ${id}`);
    terminal.note(`  Stop it:     greenroom launches cancel ${id}`);
    return 130;
  } finally {
    unheard();
  }
  terminal.progress('');
  const launch = await client.launches.get({ id });
  if (format === 'table') showLaunch(launch, terminal);
  else await print(launch, terminal, { format });
  return concluded(launch);
};

const showLaunch = (launch: LaunchDetail, terminal: UserTerminal) => {
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
  if (state === 'stopped')
    terminal.note(
      `To go on, with corrections if need be: greenroom launches resume ${id} -f changes.yaml`,
    );
};
