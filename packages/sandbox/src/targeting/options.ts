/** Something by which people can be selected: an interest, a behaviour, a demographic fact. */
export type Option = { id: string; name: string; type: string; path: string[]; people: number };

/** Type, path, then "id name millions" for each option. */
const collections: [string, string, [string, string, number][]][] = [
  [
    'interests',
    'Interests > Sports and outdoors > Outdoor recreation',
    [
      ['6003397425735', 'Hiking', 312],
      ['6003348662930', 'Camping', 268],
      ['6003092882217', 'Mountain biking', 96],
      ['6003177185335', 'Trail running', 41],
      ['6003349442621', 'Backpacking', 77],
    ],
  ],
  [
    'interests',
    'Interests > Shopping and fashion > Beauty',
    [
      ['6002867432822', 'Beauty', 820],
      ['6003088846792', 'Perfume', 190],
      ['6003443805331', 'Cosmetics', 610],
    ],
  ],
  [
    'interests',
    'Interests > Food and drink > Beverages',
    [
      ['6003626773307', 'Coffee', 540],
      ['6003491283786', 'Tea', 310],
      ['6003148544265', 'Wine', 260],
    ],
  ],
  [
    'interests',
    'Interests > Hobbies and activities',
    [
      ['6003139266461', 'Movies', 990],
      ['6003107902433', 'Football', 720],
      ['6003020834693', 'Music', 1100],
      ['6003659420716', 'Cooking', 700],
      ['6003277229371', 'Fitness and wellness', 880],
      ['6002839660079', 'Running', 330],
      ['6003654559478', 'Photography', 420],
    ],
  ],
  [
    'behaviors',
    'Behaviors > Digital activities',
    [
      ['6002714898572', 'Small business owners', 88],
      ['6015559470583', 'Early technology adopters', 54],
    ],
  ],
  ['behaviors', 'Behaviors > Purchase behavior', [['6071631541183', 'Engaged Shoppers', 450]]],
  [
    'family_statuses',
    'Demographics > Parents',
    [
      ['6002714398372', 'Parents', 410],
      ['6023005372383', 'New parents (0-12 months)', 21],
    ],
  ],
  [
    'life_events',
    'Demographics > Life events',
    [
      ['6003053856783', 'Recently moved', 36],
      ['6003053860372', 'Birthday in the next 30 days', 140],
    ],
  ],
  ['relationship_statuses', 'Demographics > Relationship', [['2', 'In a relationship', 180]]],
  ['education_statuses', 'Demographics > Education', [['3', 'College grad', 240]]],
  ['work_positions', 'Demographics > Work > Job titles', [['105763692790962', 'Engineer', 19]]],
  ['income', 'Demographics > Financial > Income', [['6107813079183', 'Top 10% of ZIP codes', 14]]],
];

export const options: readonly Option[] = collections.flatMap(([type, path, entries]) =>
  entries.map(([id, name, millions]) => ({
    id,
    name,
    type,
    path: [...path.split(' > '), name],
    people: millions * 1_000_000,
  })),
);

export const optionById = (id: string) => options.find((option) => option.id === id);
export const optionByName = (name: string) =>
  options.find((option) => option.name.toLowerCase() === name.trim().toLowerCase());
