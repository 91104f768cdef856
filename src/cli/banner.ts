import type { Service } from '../main.ts';

export const banner = ({ address, firstKey, deps, platform }: Service) => {
  const lines = [
    '',
    '  Greenroom is ready.',
    '',
    `  API    ${address}/api/v1`,
    `  Docs   ${address}/docs`,
  ];
  if (platform.sandboxOrigin) lines.push(`  Sandbox platform   ${platform.sandboxOrigin}`);
  if (firstKey) {
    lines.push(
      '',
      '  Your first API key, shown this once:',
      '',
      `    ${firstKey}`,
      '',
      '  Try it:',
      '',
      `    curl -s ${address}/api/v1/account -H "Authorization: Bearer ${firstKey}"`,
    );
  } else if (deps.store.engine === 'postgres') {
    lines.push('', '  New accounts: npx greenroom accounts create --email you@example.com');
  }
  return [...lines, ''].join('\n');
};
