import type { Service } from '../main.ts';
import type { Terminal } from './terminal.ts';

/** Where the first API key is shown: on the screen, or in a file. */
export type FirstKey = { key: string } | { file: string };

type Shown = Pick<Service, 'address'> & {
  sandboxOrigin: string | null;
  firstKey: FirstKey | null;
  needsAccount: boolean;
};

export const banner = (
  { address, sandboxOrigin, firstKey, needsAccount }: Shown,
  paint: Terminal['paint'],
) =>
  [
    '',
    `  ${paint('bold', 'Greenroom is ready.')}`,
    '',
    `  API       ${address}/api/v1`,
    `  Docs      ${address}/docs`,
    ...(sandboxOrigin ? [`  Sandbox   ${sandboxOrigin}`] : []),
    ...(firstKey ? keyLines(firstKey, paint) : []),
    ...(needsAccount
      ? ['', '  Create an account: npx --no greenroom accounts create --email you@example.com']
      : []),
    '',
  ].join('\n');

const keyLines = (firstKey: FirstKey, paint: Terminal['paint']) => {
  if ('file' in firstKey)
    return [
      '',
      `  Your first API key is in the file ${firstKey.file}`,
      '  Only the user that runs the service can read it. Copy the key, then delete the file.',
    ];
  return [
    '',
    '  Your first API key. Copy it now, it is not shown again:',
    '',
    `    ${paint('bold', firstKey.key)}`,
  ];
};
