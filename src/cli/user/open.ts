import { openInBrowser } from './browser.ts';
import { Misuse, profileFlag, type UserCommand } from './command.ts';
import { accessOf } from './session.ts';

/** Pages with a name; any path that begins with a slash is accepted too. */
const pathsByName: Record<string, string> = { console: '/console', docs: '/docs', home: '/' };

const pathOf = (page: string) => {
  const path = page.startsWith('/') && !page.startsWith('//') ? page : pathsByName[page];
  if (path !== undefined) return path;
  throw new Misuse(
    `there is no page "${page}": ${Object.keys(pathsByName).join(', ')}, or a path such as /docs`,
  );
};

export const open: UserCommand = {
  name: 'open',
  section: 'start',
  summary: 'Open the console, or another page of the service, in a browser.',
  about: 'Prints the address where there is no browser.',
  args: [
    {
      name: 'page',
      about: 'console (default), docs, home, or a path such as /docs.',
      known: Object.keys(pathsByName),
    },
  ],
  flags: [profileFlag],
  examples: ['open', 'open docs'],
  async run({ terminal, options, args }) {
    const { url } = accessOf(terminal, options);
    const address = url.replace(/\/api\/v1\/?$/, '') + pathOf(args['page'] ?? 'console');
    const isOpen = await openInBrowser(address, terminal);
    if (isOpen) terminal.note(`Opened ${address}`);
    else terminal.out(address);
    return 0;
  },
};
