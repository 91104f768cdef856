import type { AdCopyGenerateInput, Greenroom } from '../../../packages/client/src/index.ts';
import { operationSpecs } from '../spec.ts';
import type { UserTerminal } from '../terminal.ts';
import { wrapped } from '../wrap.ts';
import { fileFlag, keyFlag, Misuse, sharedFlags, textOf, type UserCommand } from './command.ts';
import { inputOf } from './operations.ts';
import { type PrintFormat, print } from './print.ts';
import { openSession } from './session.ts';

type Copy = Awaited<ReturnType<Greenroom['adCopy']['generate']>>;

const widest = 76;

/** Converts key-benefit to "Key benefit". */
const titled = (angle: string) =>
  angle.charAt(0).toUpperCase() + angle.slice(1).replaceAll('-', ' ');

/** Prints the ads below each other for reading. */
const show = ({ variants, hooks, notes = [], credits_charged }: Copy, terminal: UserTerminal) => {
  const { out, note, paint, columns } = terminal;
  const width = Math.min(widest, columns - 2);
  const block = (text: string) =>
    wrapped(text, width)
      .map((line) => `  ${line}`)
      .join('\n');
  variants.forEach((one, at) => {
    out(paint('bold', `${at + 1}. ${titled(one.angle)}`));
    out('');
    out(block(one.primary_text));
    out('');
    out(`  ${paint('bold', one.headline)}`);
    out(
      `  ${one.description}   ${paint('cyan', `[ ${one.call_to_action_type.replaceAll('_', ' ')} ]`)}`,
    );
    out('');
  });
  if (hooks.length > 0) out(paint('bold', 'More opening lines'));
  for (const { category_label, text } of hooks) out(block(`${text}  (${category_label})`));
  for (const { about, message } of notes) note(`Not used: ${about}: ${message}`);
  note(`${credits_charged} credits.`);
};

const spec = operationSpecs.find(({ id }) => id === 'adCopy.generate');

export const copy: UserCommand = {
  name: 'copy',
  section: 'work',
  summary: 'Write ad copy that claims nothing but what you say.',
  about: spec?.about ?? '',
  flags: [
    ...(spec?.flags ?? []),
    fileFlag('The brief as YAML or JSON; - is what is piped in. Options win over the file.'),
    keyFlag,
    ...sharedFlags,
  ],
  examples: [
    "copy --product 'Two-person tent' --audience 'weekend hikers' --benefits 'Weighs 1.9 kg'",
    'copy -f brief.yaml --num-variants 2',
  ],
  file: {
    name: 'brief.yaml',
    text: `product: Two-person tent for rain and wind
audience: weekend hikers
offer: 20% off until Sunday
benefits:
  - Weighs 1.9 kg
  - Pitched in four minutes
`,
  },
  async run(command) {
    const { terminal, options } = command;
    if (!spec) throw new Error('adCopy.generate is missing');
    const input = await inputOf({ ...spec, takes: 'json' }, command);
    const missingNames = ['product', 'audience'].filter((name) => !input[name]);
    if (missingNames.length > 0)
      throw new Misuse(...missingNames.map((name) => `--${name} is missing`));
    const { client } = await openSession(terminal, options);
    terminal.progress('Writing …');
    // The service checks the brief and reports all problems.
    const writtenCopy = await client.adCopy
      .generate(input as AdCopyGenerateInput, {
        idempotencyKey: textOf(options, 'idempotency-key'),
      })
      .finally(() => terminal.progress(''));
    const format = (textOf(options, 'output') ?? 'table') as PrintFormat;
    if (format === 'table') show(writtenCopy, terminal);
    else if (format === 'csv')
      await print({ variants: writtenCopy.variants }, terminal, { format });
    else await print(writtenCopy, terminal, { format });
    return 0;
  },
};
