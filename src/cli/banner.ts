import type { Service } from '../boot/start-service.ts';
import type { Terminal } from './terminal.ts';

/** Where a secret of the first start is shown: on the screen, or in a file. */
export type ShownOnce = { text: string } | { file: string };

type Shown = Pick<Service, 'address'> & {
  sandboxOrigin: string | null;
  /** Of the first start only. */
  first: { key: ShownOnce; link: ShownOnce } | null;
  needsAccount: boolean;
};

export const banner = (
  { address, sandboxOrigin, first, needsAccount }: Shown,
  paint: Terminal['paint'],
) =>
  [
    '',
    `  ${paint('bold', 'Greenroom is ready.')}`,
    '',
    `  API       ${address}/api/v1`,
    `  Docs      ${address}/docs`,
    `  Console   ${address}/console`,
    ...(sandboxOrigin ? [`  Sandbox   ${sandboxOrigin}`] : []),
    ...(first ? [...keyLines(first.key, paint), ...linkLines(first.link, paint)] : []),
    ...(needsAccount
      ? ['', '  Create an account: npx --no -- greenroom accounts create --email you@example.com']
      : []),
    '',
  ].join('\n');

const keyLines = (key: ShownOnce, paint: Terminal['paint']) =>
  'file' in key
    ? [
        '',
        `  Your first API key is in the file ${key.file}`,
        '  Only the user that runs the service can read it. Copy the key, then delete the file.',
      ]
    : [
        '',
        '  Your first API key. Copy it now, it is not shown again:',
        '',
        `    ${paint('bold', key.text)}`,
      ];

const linkLines = (link: ShownOnce, paint: Terminal['paint']) =>
  'file' in link
    ? ['', `  Your first sign-in link is in the file ${link.file}`, `  ${howLong}`]
    : ['', `  Sign in to the console. ${howLong}`, '', `    ${paint('bold', link.text)}`];

const howLong = 'The link works once, for 30 minutes.';
