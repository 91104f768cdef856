import type { Flag } from './spec.ts';
import type { Terminal } from './terminal.ts';
import { wrapped } from './wrap.ts';

/** What a page of help is written on. */
export type HelpPage = { paint: Terminal['paint']; columns: number };

/** Two columns; what does not fit on its line goes on below itself. */
export const twoColumns = (rows: [string, string][], { columns }: HelpPage) => {
  const width = Math.max(...rows.map(([left]) => left.length).filter((length) => length <= 30), 0);
  const room = Math.max(24, columns - width - 4);
  return rows.flatMap(([left, right]) => {
    const [first = '', ...more] = wrapped(right, room);
    const margin = ' '.repeat(width + 4);
    const below = more.map((line) => margin + line);
    return left.length > width
      ? [`  ${left}`, `${margin}${first}`, ...below]
      : [`  ${left.padEnd(width)}  ${first}`.trimEnd(), ...below];
  });
};

/** A long name is not repeated. */
const placeholder = ({ name, kind }: Flag) =>
  name.length <= 12 ? name : kind === 'list' ? 'text' : kind;

const left = (flag: Flag) => {
  const { name, short, kind } = flag;
  const dashes = `${short ? `-${short}, ` : ''}--${name}`;
  return kind === 'switch' ? dashes : `${dashes} <${placeholder(flag)}>`;
};

const maxShown = 12;

const right = ({ about, required, choices, known, kind, secret }: Flag) => {
  const values = choices ?? known ?? [];
  const shown = values.slice(0, maxShown).join(', ') + (values.length > maxShown ? ', …' : '');
  return [
    about,
    // Where the description names them already, once is enough.
    values.length > 0 && !values.slice(0, 3).every((one) => about.includes(one))
      ? `${choices ? 'One of' : 'Such as'} ${shown}.`
      : '',
    kind === 'list' ? 'May be given several times.' : '',
    secret
      ? 'Others can read it in the list of processes and in your shell’s history: leave it out and you are asked for it, or it is read from a pipe.'
      : '',
    required && !secret ? 'Required.' : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Options with what they do. */
export const flagLines = (flags: readonly Flag[], page: HelpPage) =>
  flags.length > 0
    ? twoColumns(
        flags.map((flag) => [left(flag), right(flag)]),
        page,
      )
    : [];
