import fc, { type Arbitrary } from 'fast-check';
import { anyCharacter } from '../../helpers/inputs/any-character.ts';
import type { Schema } from '../../helpers/operations/contract-operations.ts';

/** Good values for a name, whatever its schema says: with them, requests reach further. */
export type Hints = Record<string, readonly unknown[]>;

const nul = '\u0000';

/** Texts that have broken other services. */
export const hostileTexts = [
  '',
  ' ',
  '\t\n',
  nul,
  `a${nul}b`,
  '\ud800',
  'x\udfffy',
  '\u202egnp.exe',
  '\ufeff',
  'e\u0301'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(40),
  'ﷺ'.repeat(130),
  "'; drop table accounts; --",
  '$' + '{jndi:ldap://127.0.0.1/a}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '\r\nX-Injected: yes',
  '__proto__',
  'constructor',
  'null',
  'true',
  '0',
  '-1',
  '1e309',
  '18446744073709551616',
  '９９９',
  'act_',
  'act_0',
  'act_1010000000000001/../me',
  'act_1010000000000001?access_token=x',
  '1'.repeat(400),
  'x'.repeat(10_000),
] as const;

const hostileNumbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e21,
  2 ** 31,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 53),
  5e-324,
  1.7976931348623157e308,
];

export const anything: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...hostileNumbers, null, true, false, [], {}) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 60 }).map(nested) },
);

/** Lists and objects in turn, to this depth. */
function nested(depth: number): unknown {
  return depth === 0 ? 1 : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };
}

const dates = ['2026-01-01', '2024-02-29', '2026-12-31', '1970-01-01', '9999-12-31'];
/** Targets of clicks as people write them, including Meta's own placeholders. */
export const linkAddresses = [
  'https://example.com/',
  'http://example.com/a?b=c#d',
  'https://例え.jp/ü',
  'HTTPS://Example.com/a b?c={{campaign.name}}',
];

/** Text that matches the schema, including its minimum and maximum length. */
const textFor = ({ format, pattern, minLength = 0, maxLength = 400 }: Schema) => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom(...dates);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  const usual = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.min(maxLength, minLength + 30),
  });
  const edges = ['x'.repeat(Math.max(1, minLength)), 'y'.repeat(maxLength), '🎪'.repeat(maxLength)];
  return fc.oneof(
    { weight: 5, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  );
};

const numberFor = ({ minimum, exclusiveMinimum, maximum = 1e6 }: Schema) => {
  const min = minimum ?? (exclusiveMinimum ?? -1001) + 1;
  return fc.oneof(
    fc.integer({ min, max: Math.min(maximum, min + 5_000) }),
    fc.constantFrom(min, maximum),
  );
};

const kindOf = ({ type }: Schema) => (Array.isArray(type) ? type[0] : type);

/** A value that the schema allows. */
export const fitting = (schema: Schema, name = '', hints: Hints = {}): Arbitrary<unknown> => {
  const plain = plainly(schema, hints);
  const hintValues = hints[name];
  if (!hintValues) return plain;
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...hintValues) },
    { weight: 1, arbitrary: plain },
  );
};

const plainly = (schema: Schema, hints: Hints): Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const makers: Record<string, () => Arbitrary<unknown>> = {
    string: () => textFor(schema),
    integer: () => numberFor(schema),
    boolean: () => fc.boolean(),
    array: () =>
      fc.array(fitting(schema.items ?? {}, '', hints), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 4,
      }),
    object: () => objectFor(schema, hints),
  };
  return makers[kindOf(schema) ?? '']?.() ?? fc.jsonValue({ maxDepth: 2 });
};

/** Undescribed members, if the schema passes them on to the platform. */
const stowaways = fc.constantFrom<Record<string, unknown>>(
  { status: 'ACTIVE' },
  { Status: 'ACTIVE', 'status ': 'ACTIVE' },
  { 'status[]': ['ACTIVE'], configured_status: 'ACTIVE' },
  { effective_status: 'ACTIVE', execution_options: ['validate_only'] },
  { access_token: 'x', appsecret_proof: 'y', method: 'delete' },
  { batch: [{ method: 'POST', relative_url: 'me' }] },
  { redownload: 1, include_headers: false, fields: 'id,status' },
  { bid_strategy: 'LOWEST_COST_WITHOUT_CAP' },
  { is_adset_budget_sharing_enabled: true, start_time: '2030-01-01T00:00:00+0000' },
);

const objectFor = (schema: Schema, hints: Hints): Arbitrary<unknown> => {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties)
    return fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }));
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, fitting(part, name, hints)]),
  );
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  // A random value is mostly nonsense for the platform, so names without hints are used less often.
  const hintedNames = optional.filter((name) => name in hints);
  const subset = fc.oneof(
    { weight: 3, arbitrary: fc.subarray(hintedNames) },
    { weight: 1, arbitrary: fc.subarray(optional) },
  );
  const described = fc
    .tuple(fc.record(model), subset)
    .map(([all, names]) =>
      Object.fromEntries(
        Object.entries(all).filter(([name]) => required.includes(name) || names.includes(name)),
      ),
    );
  if (additionalProperties === undefined || additionalProperties === false) return described;
  return fc
    .tuple(described, fc.option(stowaways, { freq: 3 }))
    .map(([body, more]) => ({ ...body, ...more }));
};

/** A valid object with one mistake: a member is missing, of another type, or hostile. */
export const nearlyFitting = (schema: Schema, hints: Hints): Arbitrary<unknown> => {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return anything;
  return fc
    .tuple(fitting(schema, '', hints), fc.constantFrom(...names), fc.option(anything, { freq: 5 }))
    .map(([whole, name, wrong]) => {
      // A schema with properties generates an object.
      const { [name]: _, ...rest } = whole as Record<string, unknown>;
      return wrong === null ? rest : { ...rest, [name]: wrong };
    });
};
