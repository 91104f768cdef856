import type { Schema } from '../../../helpers/operations/contract-operations.ts';

/** A text that is expensive for careless parsers: patterns that backtrack, escaped characters, wide characters. */
type Pump = { name: string; textOf(length: number): string };

const pump = (name: string, core: string, before = '', after = ''): Pump => ({
  name,
  textOf: (length) => {
    const room = Math.max(0, length - before.length - after.length);
    return (before + core.repeat(Math.ceil(room / core.length)).slice(0, room) + after).slice(
      0,
      Math.max(1, length),
    );
  },
});

const pumps: readonly Pump[] = [
  pump('letters', 'x'),
  pump('lines between letters', '\n', 'a', 'b'),
  pump('dashes', '-_'),
  pump('brackets', '('),
  pump('quotes', '"'),
  pump('digits', '1'),
  pump('numbers', '1,0.'),
  pump('spaces', ' ', 'a', 'b'),
  pump('words', 'best cheap now '),
  pump('emoji', '👩‍👩‍👧‍👦'),
  pump('right-to-left marks', '\u202e\u200f'),
  pump('escapes', '%41\\u0041'),
  pump('addresses', 'http://a.b/?'),
  pump('braces', '{campaign}'),
];

/** A value as JSON text, so that it need not exist in JavaScript: infinite numbers, endless depth. */
export type WorstValue = {
  name: string;
  /** `own`: the usual content of the field. `bytes`: the available room. */
  jsonOf(own: string, bytes: number): string;
};

const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text));

/** The longest text of this kind that takes no more than this number of bytes. */
const filling = (one: Pump, bytes: number, bytesOf: (text: string) => number): string => {
  const probe = 3_000;
  return one.textOf(Math.floor((bytes * probe * 0.98) / bytesOf(one.textOf(probe))));
};

const listOf = (item: string, bytes: number) =>
  `[${Array(Math.ceil(bytes / (item.length + 2)))
    .fill(item)
    .join(',')}]`;

const unknownFields = (bytes: number) =>
  `{${Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `"f${at}":1`).join(',')}}`;

const nested = (open: string, close: string, bytes: number) => {
  const depth = Math.floor(bytes / (open.length + close.length + 1));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};

/** Values that are not text, or as many of the field's own values as fit. */
const otherValues: readonly WorstValue[] = [
  { name: 'lists in lists', jsonOf: (_, bytes) => nested('[', ']', bytes) },
  { name: 'objects in objects', jsonOf: (_, bytes) => nested('{"a":', '}', bytes) },
  { name: 'forty lists in lists', jsonOf: () => nested('[', ']', 120) },
  { name: 'a list of empty objects', jsonOf: (_, bytes) => listOf('{}', bytes) },
  { name: 'a list of letters', jsonOf: (_, bytes) => listOf('"a"', bytes) },
  { name: 'a list of its own value', jsonOf: (own, bytes) => listOf(own, bytes) },
  { name: 'a list of its own entry', jsonOf: (own, bytes) => listOf(entryOf(own), bytes) },
  { name: 'unknown fields', jsonOf: (_, bytes) => unknownFields(bytes) },
  { name: 'a number of many digits', jsonOf: (_, bytes) => '9'.repeat(bytes) },
  { name: 'the largest number', jsonOf: () => '1.7976931348623157e308' },
  { name: 'a number below zero', jsonOf: () => '-1e308' },
];

const entryOf = (own: string) => {
  const value: unknown = JSON.parse(own);
  return JSON.stringify(Array.isArray(value) && value.length > 0 ? value[0] : value);
};

const isText = ({ type, enum: choices }: Schema) =>
  choices === undefined && (type === undefined || [type].flat().includes('string'));

/**
 * A text of the maximum length, one that is longer, and one as long as the body may be; then everything that is not
 * text.
 */
export const worstValues = (schema: Schema): WorstValue[] => {
  const maxLength = Math.min(schema.maxLength ?? 5_000, 100_000);
  const patternTexts = pumps.map((one) => ({
    name: `${one.name}, as many as allowed`,
    jsonOf: () => JSON.stringify(one.textOf(maxLength)),
  }));
  const fitting = pumps.map((one) => ({
    name: `${one.name}, as many as fit`,
    jsonOf: (_: string, bytes: number) => JSON.stringify(filling(one, bytes, jsonBytes)),
  }));
  const over = {
    name: 'one letter too many',
    jsonOf: () => JSON.stringify('x'.repeat(maxLength + 1)),
  };
  // If another type is expected, all texts are refused alike.
  const texts = isText(schema) ? [...patternTexts, over, ...fitting] : fitting.slice(0, 3);
  return [...texts, ...otherValues];
};

const encodedBytes = (text: string) => encodeURIComponent(text.toWellFormed()).length;

/** The same for places that hold only text: an address, a table or the field of a form. */
export const worstTexts = (maxLength: number | null) =>
  pumps.flatMap((one) => [
    ...(maxLength === null
      ? []
      : [{ name: `${one.name}, as many as allowed`, textOf: () => one.textOf(maxLength) }]),
    {
      name: `${one.name}, as many as fit`,
      textOf: (bytes: number, bytesOf = encodedBytes) => filling(one, bytes, bytesOf),
    },
  ]);
