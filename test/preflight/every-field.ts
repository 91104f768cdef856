import specification from '../fixtures/adnet/platform-parameters.json' with { type: 'json' };
import type { Body } from './right-launches.ts';

/** A wrong value in one field of a launch, by the type that Meta's specification gives the field. */
export type WrongField = { field: string; type: string; wrong: string; value: unknown };

type Specified = Record<string, string>;

const edges = specification.edges as unknown as Record<string, { params: Specified }>;
const nodes = specification.nodes as unknown as Record<string, Specified>;

/** Where the fields of each kind stand in a launch's body. */
const homes: readonly [place: string, fields: Specified][] = [
  ['campaign', edges['POST {AdAccount}/campaigns']?.params ?? {}],
  ['ad_sets.0', edges['POST {AdAccount}/adsets']?.params ?? {}],
  ['ad_sets.0.targeting', nodes['Targeting'] ?? {}],
  ['ad_sets.0.targeting.geo_locations', nodes['TargetingGeoLocation'] ?? {}],
  ['ad_sets.0.targeting.flexible_spec.0', nodes['FlexibleTargeting'] ?? {}],
  ['ad_sets.0.promoted_object', nodes['AdPromotedObject'] ?? {}],
  [
    'defaults',
    {
      page_id: 'string',
      instagram_user_id: 'string',
      link_url: 'string',
      url_tags: 'string',
      call_to_action_type: 'AdCreative_call_to_action_type',
    },
  ],
  ['copies.0', { message: 'string', headline: 'string', description: 'string' }],
  ['images.0', { hash: 'string' }],
];

/** A launch says these itself, or nobody may. */
const notOurs = new Set(['campaign_id', 'adset_id', 'status', 'execution_options', 'creative']);

const plain: readonly [kind: RegExp, wrong: readonly [string, unknown][]][] = [
  [
    /^(unsigned int|int)$/,
    [
      ['a word', 'many'],
      ['below zero', -3],
      ['a fraction', 1.5],
      ['a list', [1, 2]],
      ['nothing at all', ''],
    ],
  ],
  [
    /^bool$/,
    [
      ['a word', 'perhaps'],
      ['a number', 7],
      ['an object', { is: true }],
    ],
  ],
  [
    /^datetime$/,
    [
      ['a word', 'next week'],
      ['milliseconds', 1_900_000_000_000],
      ['a time long ago', '2011-03-04T05:06:07+0000'],
      ['the thirteenth month', '2027-13-01T00:00:00+0000'],
      ['an object', { at: 'noon' }],
    ],
  ],
  [
    /^list</,
    [
      ['a text', 'one, two'],
      ['a number', 12],
      ['an object', { first: 'one' }],
      ['a list of null', [null]],
    ],
  ],
  [
    /^(map|Object)/,
    [
      ['a text', 'as usual'],
      ['a number', 3],
      ['a list', ['one']],
    ],
  ],
  [
    /^string$/,
    [
      ['an object', { text: 'one' }],
      ['a list', ['one', 'two']],
      ['very long', 'long '.repeat(2000)],
    ],
  ],
];

const ofIds: readonly [string, unknown][] = [
  ['no id', 'my-own-id'],
  ['an id of nothing', '987654321098765'],
  ['zero', '0'],
];

const ofEnums: readonly [string, unknown][] = [
  ['a name that is not in the list', 'NO_SUCH_NAME'],
  ['a number', 12],
  ['a list', ['NO_SUCH_NAME']],
];

const ofEnumLists: readonly [string, unknown][] = [
  ['a list with a name that is not in it', ['NO_SUCH_NAME']],
  ['a list with a number', [404]],
];

const inside: Record<string, readonly [string, unknown][]> = {
  'list<unsigned int>': [
    ['a list of words', ['one']],
    ['a list with a number below zero', [-4]],
  ],
  'list<IDName>': [
    ['names alone', [{ name: 'Sailing' }]],
    ['an id that is none', [{ id: 'sailing' }]],
    ['an id of nothing', [{ id: '987654321098765' }]],
  ],
};

const enums = specification.enums as unknown as Record<string, readonly string[]>;

const wrongFor = (field: string, type: string): readonly (readonly [string, unknown])[] => {
  const kind = type.replace(', required', '');
  const inList = /^list<(.*)>$/.exec(kind)?.[1];
  if (kind in enums) return ofEnums;
  const own = plain.find(([match]) => match.test(kind))?.[1] ?? plain[4]?.[1] ?? [];
  return [
    ...own,
    ...(inList && inList in enums ? ofEnumLists : []),
    ...(inside[kind] ?? []),
    ...(kind === 'string' && /(^|_)id$/.test(field) ? ofIds : []),
  ];
};

/** Every field that Meta's specification has, with every wrong value that its type has. */
export const wrongFields: readonly WrongField[] = homes.flatMap(([place, fields]) =>
  Object.entries(fields)
    .filter(([name]) => !notOurs.has(name) && !name.startsWith('effective_'))
    .flatMap(([name, type]) =>
      wrongFor(name, type).map(([wrong, value]) => ({
        field: `${place}.${name}`,
        type: type.replace(', required', ''),
        wrong,
        value,
      })),
    ),
);

/** False where the launch has no such place. */
export const plant = (body: Body, { field, value }: WrongField): boolean => {
  const path = field.split('.');
  const last = path.pop() ?? '';
  let owner = body;
  for (const part of path) {
    owner = owner?.[part];
    if (typeof owner !== 'object' || owner === null) return false;
  }
  owner[last] = value;
  return true;
};
