import { writeFileSync } from 'node:fs';
import { answerTo, prepare, settingsFor } from './page-runs.ts';
import { commandsIn, pages, presented, readPage } from './pages.ts';
import { openWorld } from './walk.ts';

/** Types a page's commands on a fresh installation and writes their real answers into it. */
const renew = async (page: string) => {
  const source = readPage(page);
  const commands = commandsIn(page, source);
  if (!commands.some(({ answer }) => answer)) return;
  const world = await openWorld(settingsFor(page));
  let renewed = '';
  let at = 0;
  try {
    await prepare(world, page);
    for (const command of commands) {
      const answer = await answerTo(world, command);
      if (answer === null || !command.answer) continue;
      const { from, text } = command.answer;
      renewed += source.slice(at, from) + presented(answer, command.answer);
      at = from + text.length;
    }
  } finally {
    await world.close();
  }
  writeFileSync(page, renewed + source.slice(at));
  console.log(page);
};

const asked = process.argv.slice(2);
for (const page of asked.length > 0 ? asked : pages()) await renew(page);
