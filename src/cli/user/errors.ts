import { Misuse, sharedFlags, textOf, type UserCommand } from './command.ts';
import { type PrintFormat, print } from './print.ts';
import { openSession } from './session.ts';

export const errors: UserCommand = {
  name: 'errors',
  section: 'work',
  summary: 'What an error of Meta means and how to fix it.',
  args: [
    { name: 'code', about: 'The error’s code, such as 100.', required: true },
    { name: 'subcode', about: 'Its error_subcode, where it has one.' },
  ],
  flags: sharedFlags,
  examples: ['errors 100 1885183', 'errors 190'],
  async run({ terminal, options, args }) {
    const { client } = await openSession(terminal, options);
    const { code = '', subcode } = args;
    const numbers = [code, subcode ?? '0'];
    if (!numbers.every((one) => /^\d+$/.test(one)))
      throw new Misuse('an error of Meta is a number: greenroom errors 100 1885183');
    const help = await client.errors.get({
      code: Number(code),
      ...(subcode !== undefined && { subcode: Number(subcode) }),
    });
    await print(help, terminal, { format: (textOf(options, 'output') ?? 'table') as PrintFormat });
    return 0;
  },
};
