import { Writable } from 'node:stream';
import { bridgeLines } from '../mcp-bridge.ts';
import { profileFlag, type UserCommand } from './command.ts';
import { accessOf } from './session.ts';

export const mcp: UserCommand = {
  name: 'mcp',
  section: 'work',
  summary: 'Let an agent on this machine use a service: MCP over standard input and output.',
  about: [
    'For clients that start a program and talk to it in lines. The agent uses your sign-in,',
    'or GREENROOM_URL and GREENROOM_API_KEY: give it a key of its own.',
  ].join(' '),
  flags: [profileFlag],
  examples: ['mcp', 'mcp --profile agency'],
  async run({ terminal, options }) {
    const { url, api_key: apiKey } = accessOf(terminal, options);
    const output = new Writable({
      write: (part, _encoding, done) => {
        terminal.write(part);
        done();
      },
    });
    await bridgeLines({ url, apiKey }, terminal.input, output);
    return 0;
  },
};
