import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Greenroom } from '../../../packages/client/src/index.ts';
import { systemClock } from '../../kernel/clock.ts';
import { refuse } from '../../operations/operator/core/refuse.ts';
import type { UserTerminal } from '../terminal.ts';
import { isOfService, openInBrowser } from './browser.ts';
import { shortTime } from './cells.ts';
import { sharedFlags, textOf, type UserCommand } from './command.ts';
import { type PrintFormat, print } from './print.ts';
import { openSession } from './session.ts';

const lookEveryMs = 2_000;

/** Looks for the time in the activity, because a workspace that is being reconnected is already connected. */
const lastConnected = async (client: Greenroom, signal?: AbortSignal) => {
  const { events } = await client.activity.list(
    { action: 'connection.connected', limit: 1 },
    { signal },
  );
  return events[0]?.id;
};

/** Removes control characters, because a text from elsewhere could move the cursor or change colours. */
const withoutControls = (text: string) => text.replace(/\p{Cc}/gu, '');

type Watch = { before: string | undefined; until: number; signal: AbortSignal };

const connectedSoon = async (
  client: Greenroom,
  { progress }: UserTerminal,
  { before, until, signal }: Watch,
) => {
  for (;;) {
    if ((await lastConnected(client, signal)) !== before)
      return client.connection.get({}, { signal });
    const remainingMs = until - systemClock();
    if (remainingMs <= 0) return refuse('nobody finished the link in time. Make another one');
    const minutes = Math.ceil(remainingMs / 60_000);
    progress(`Waiting until somebody has connected. The link works for ${minutes} more minutes.`);
    await wait(lookEveryMs, undefined, { signal });
  }
};

const say = (connection: Connection, { out, note }: UserTerminal) => {
  out(`Connected as Meta user ${connection.adnet_user_id}.`);
  if (!connection.writes_unlocked && connection.writes_unlock_at)
    note(
      `Nothing can be created before ${shortTime(connection.writes_unlock_at)}: a new connection waits a little.`,
    );
};

export const connect: UserCommand = {
  name: 'connect',
  section: 'start',
  summary: 'Connect the workspace to Meta: make the link, open it, wait until it is done.',
  about:
    'The link works once, for 30 minutes. You can send it to the person who may connect, who needs no account here.',
  flags: [
    { name: 'no-open', kind: 'switch', about: 'Only print the link.' },
    { name: 'no-wait', kind: 'switch', about: 'End as soon as the link is made.' },
    ...sharedFlags,
  ],
  examples: ['connect', 'connect --no-wait -o json'],
  async run({ terminal, options }) {
    const format = (textOf(options, 'output') ?? 'table') as PrintFormat;
    const { client, url } = await openSession(terminal, options);
    const before = await lastConnected(client);
    const newLink = await client.connection.link();
    const link = { ...newLink, connect_url: withoutControls(newLink.connect_url) };
    const isTable = format === 'table';
    if (options['no-wait'] === true) {
      if (isTable) terminal.out(link.connect_url);
      else await print(link, terminal, { format });
      return 0;
    }
    if (isTable) terminal.out(link.connect_url);
    else terminal.note(link.connect_url);
    if (options['no-open'] !== true) {
      if (isOfService(link.connect_url, url)) await openInBrowser(link.connect_url, terminal);
      else terminal.note(`This link leads elsewhere than ${url}, so it was not opened.`);
    }
    const stop = new AbortController();
    const unheard = terminal.onInterrupt(() => stop.abort());
    try {
      const until = Date.parse(link.expires_at);
      const now = await connectedSoon(client, terminal, { before, until, signal: stop.signal });
      terminal.progress('');
      if (isTable) say(now, terminal);
      else await print(now, terminal, { format });
      return 0;
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      // The terminal has written ^C on this line.
      terminal.note('');
      terminal.note('The link stays valid. To look later: greenroom connection get');
      return 130;
    } finally {
      unheard();
    }
  },
};
