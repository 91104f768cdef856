import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, byHand, prepare, settingsFor } from '../../scripts/page-runs.ts';
import {
  blocksIn,
  type Command,
  commandsIn,
  pages,
  presented,
  readPage,
  settled,
} from '../../scripts/pages.ts';
import { openWorld, type World } from '../../scripts/walk.ts';
import { serveByProcess } from '../../scripts/walk-service.ts';
import { has } from '../helpers/cli/installed-programs.ts';
import { serveInside } from '../helpers/cli/serve-in-process.ts';
import { commandsInside } from '../helpers/cli/shell-in-process.ts';
import { isLong } from '../helpers/run/long-run.ts';

const reason = has('curl') && has('bash') ? null : 'this machine has no bash or no curl';

const everyBlock = pages().flatMap((page) => blocksIn(page, readPage(page)));
const everyCommand = pages().flatMap((page) => commandsIn(page, readPage(page)));
const isTyped = ({ text, note }: Command) =>
  note !== 'postgres' && !Object.hasOwn(byHand, text.trim());

const compare = ({ text, answer }: Command, real: string) => {
  if (answer) expect(settled(presented(real, answer)), text).toBe(settled(answer.text));
};

describe('the fenced blocks of the pages', () => {
  it('say what they are: a command, its answer, settings, a program', () => {
    const odd = everyBlock.filter(
      ({ language }) => !/^(sh|json|text|ini|js|python)$/.test(language),
    );
    expect(odd.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  });

  it('have notes that mean something', () => {
    const odd = everyBlock.filter(
      ({ language, note }) => !(language === 'sh' ? /^(stopped|postgres)?$/ : /^\d*$/).test(note),
    );
    expect(odd.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  });

  it('are left to people only where a page still has them, and with a reason', () => {
    const commandTexts = everyCommand.map(({ text }) => text.trim());
    for (const [command, why] of Object.entries(byHand)) {
      expect(commandTexts, command).toContain(command);
      expect(why, command).toMatch(/\w+ \w+ \w+/);
    }
    expect(Object.keys(byHand).length).toBeLessThan(commandTexts.length / 3);
  });
});

describe('the pages', () => {
  it('call greenroom behind `npx --no --`, so that npm takes no option for its own', () => {
    const odd = [...pages(), 'examples/README.md'].flatMap((page) =>
      [...readPage(page).matchAll(/npx (?:--no )?greenroom.*/g)].map(
        ([text]) => `${page}: ${text}`,
      ),
    );
    expect(odd).toEqual([]);
  });
});

const walkedPages = pages().filter((page) =>
  everyCommand.some((command) => command.page === page && isTyped(command)),
);

describe.skipIf(reason)(`the commands of the pages${reason ? ` (${reason})` : ''}`, () => {
  const worlds: World[] = [];
  let inside: Awaited<ReturnType<typeof commandsInside>>;
  beforeAll(async () => {
    inside = await commandsInside();
  });
  afterAll(async () => {
    await Promise.all(worlds.map((world) => world.close()));
    await inside.close();
  });
  /** The service and the commands without a process of their own. */
  const indoors = () => ({
    serve: serveInside,
    greenroom: inside.greenroom,
    node: inside.node,
  });

  it.each(walkedPages)(
    'run as %s shows them, and give the answers it shows',
    {
      timeout: 180_000,
    },
    async (page) => {
      // npx itself is tried once, and real processes too: for the page that most people read.
      const isFirst = page === 'README.md';
      const means = isFirst || isLong ? { serve: serveByProcess } : indoors();
      const world = await openWorld(settingsFor(page), {
        shortcut: true,
        firstByNpm: isFirst,
        ...means,
      });
      worlds.push(world);
      await prepare(world, page);
      for (const command of everyCommand.filter((one) => one.page === page)) {
        const answer = await answerTo(world, command);
        if (answer !== null && command.answer) compare(command, answer);
      }
    },
  );

  it('would be found out if one did not', { timeout: 180_000 }, async () => {
    const world = await openWorld({}, { shortcut: true, ...indoors() });
    worlds.push(world);
    const page = (command: string, answer: string) => {
      const source = `\`\`\`sh\n${command}\n\`\`\`\n\n\`\`\`text\n${answer}\n\`\`\`\n`;
      const [one] = commandsIn('x.md', source);
      if (!one) throw new Error('no command was found');
      return one;
    };
    await expect(answerTo(world, page('npx --no -- greenroom frobnicate', ''))).rejects.toThrow(
      /frobnicate/,
    );
    await expect(answerTo(world, page('false\necho on', ''))).rejects.toThrow(/ended with 1/);
    const right = page('echo "$KEY" | cut -c1-8', 'gr_live_');
    compare(right, (await answerTo(world, right)) ?? '');
    const wrong = page('echo 1', '2');
    const answer = await answerTo(world, wrong);
    expect(() => compare(wrong, answer ?? '')).toThrow();
  });
});
