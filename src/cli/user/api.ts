import { objectIn } from './body-file.ts';
import {
  fileFlag,
  keyFlag,
  Misuse,
  outputFlag,
  sharedFlags,
  textOf,
  type UserCommand,
} from './command.ts';
import { type PrintFormat, print } from './print.ts';
import { openSession } from './session.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export const api: UserCommand = {
  name: 'api',
  section: 'work',
  summary: 'Call anything the service has, by method and path.',
  args: [
    { name: 'method', about: 'GET, POST, PUT, PATCH or DELETE.', required: true },
    { name: 'path', about: 'Below /api/v1, such as /account; a query may follow.', required: true },
  ],
  flags: [
    fileFlag('The body as JSON or YAML; - is what is piped in.'),
    keyFlag,
    { ...outputFlag, about: 'How the answer is printed. Default: json.' },
    ...sharedFlags.filter((flag) => flag !== outputFlag),
  ],
  examples: [
    'api GET /account',
    "api GET '/account/workspaces?include_archived=true'",
    'api POST /account/workspaces -f workspace.yaml',
  ],
  file: { name: 'workspace.yaml', text: 'name: Northlight Outdoor\n' },
  async run({ terminal, options, args }) {
    const method = (args['method'] ?? '').toUpperCase();
    if (!methods.includes(method))
      throw new Misuse(`<method> must be one of ${methods.join(', ')}`);
    const path = (args['path'] ?? '').replace(/^\/?(api\/v1\/)?/, '/');
    const file = textOf(options, 'file');
    if (file !== undefined && method === 'GET')
      throw new Misuse('GET takes no body. Put the fields into the path: /account/workspaces?…');
    const body = file === undefined ? undefined : await objectIn(file, terminal);
    const { client } = await openSession(terminal, options);
    const answer = await client.request(method, path, body, {
      idempotencyKey: textOf(options, 'idempotency-key'),
    });
    if (answer instanceof ReadableStream)
      for await (const part of answer) terminal.write(part as Uint8Array);
    else
      await print(answer, terminal, {
        format: (textOf(options, 'output') ?? 'json') as PrintFormat,
      });
    return 0;
  },
};
