import type { Arrow, Plan } from './count.ts';

type Room = { x: number; y: number; w: number; h: number; says: string; ink: string };

/** Where each room stands. Nothing below may be imported from, so upper rooms reach past lower ones. */
const rooms: Record<string, Room> = {
  cli: { x: 40, y: 40, w: 1200, h: 76, says: 'the operator’s door', ink: '#7a5c99' },
  main: {
    x: 100,
    y: 200,
    w: 1090,
    h: 76,
    says: 'configuration → dependencies → doors',
    ink: '#4d6b9a',
  },
  http: { x: 160, y: 360, w: 600, h: 76, says: 'the front door', ink: '#2f7f86' },
  console: { x: 800, y: 360, w: 220, h: 76, says: 'the people’s door', ink: '#a0562f' },
  pages: { x: 500, y: 510, w: 500, h: 86, says: 'what pages of all doors share', ink: '#8f5f6d' },
  connect: { x: 220, y: 510, w: 250, h: 86, says: 'the login behind a link', ink: '#3f6f9e' },
  mcp: { x: 500, y: 510, w: 260, h: 86, says: 'the agents’ door: fifteen tools', ink: '#8f5a3c' },
  operations: {
    x: 220,
    y: 680,
    w: 790,
    h: 86,
    says: 'one file, one operation',
    ink: '#2c7a4b',
  },
  publish: {
    x: 220,
    y: 850,
    w: 560,
    h: 86,
    says: 'all of a write: checks, limits, journal, look-up, read-back',
    ink: '#5b6b2c',
  },
  events: {
    x: 220,
    y: 1020,
    w: 520,
    h: 86,
    says: 'what happened: written down with its change, told to webhooks',
    ink: '#6a4f8f',
  },
  store: { x: 40, y: 1200, w: 290, h: 86, says: 'the only SQL', ink: '#8a7a2f' },
  adnet: { x: 390, y: 1200, w: 180, h: 86, says: 'the platform, seen', ink: '#b0702c' },
  images: { x: 630, y: 1200, w: 130, h: 86, says: 'safe fetching', ink: '#a8553f' },
  copywriter: { x: 820, y: 1200, w: 170, h: 86, says: 'writers, a guard', ink: '#98486b' },
  sandbox: { x: 1060, y: 680, w: 180, h: 606, says: 'the platform,\nplayed by us', ink: '#6b6f76' },
  kernel: {
    x: 40,
    y: 1380,
    w: 1200,
    h: 76,
    says: 'knows nothing of the product: clock, ids, sealing, failures, log',
    ink: '#3d4a45',
  },
};

/** Where each arrow falls. An arrow without a place here is a new one: find out why, then give it one. */
const lanes: Record<string, number> = {
  'cli main': 500,
  'cli http': 655,
  'cli operations': 848,
  'cli store': 70,
  // The recording of the platform passes the same last gate as every create.
  'cli adnet': 405,
  'cli sandbox': 1215,
  'cli kernel': 1040,
  'main http': 470,
  'main operations': 812,
  'main publish': 712,
  'main store': 130,
  'main adnet': 548,
  'main images': 735,
  'cli copywriter': 960,
  'main copywriter': 930,
  'main sandbox': 1120,
  'main kernel': 782,
  'main console': 880,
  'console pages': 850,
  'console operations': 960,
  'console kernel': 1014,
  'http pages': 730,
  'pages kernel': 995,
  'http connect': 345,
  'http mcp': 565,
  'http operations': 488,
  'http store': 190,
  'http kernel': 600,
  'mcp operations': 680,
  'mcp adnet': 535,
  'mcp kernel': 745,
  'connect operations': 372,
  'connect events': 400,
  'connect store': 240,
  'connect adnet': 430,
  'connect kernel': 300,
  'operations publish': 560,
  'operations events': 450,
  'operations store': 275,
  'operations adnet': 470,
  'operations copywriter': 845,
  'operations kernel': 360,
  'publish events': 490,
  'publish store': 312,
  'publish adnet': 510,
  'publish images': 660,
  'publish kernel': 610,
  'events store': 322,
  'events images': 645,
  'events kernel': 590,
  'store kernel': 185,
  'adnet kernel': 500,
  'images kernel': 695,
  'copywriter kernel': 905,
  'sandbox kernel': 1150,
};

const placed = ({ from, to }: Arrow) => {
  const lane = lanes[`${from} ${to}`];
  const [source, target] = [rooms[from], rooms[to]];
  if (lane === undefined || !source || !target)
    throw new Error(`the plan has no place for an arrow from ${from} to ${to}`);
  return { x: lane, source, target };
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const drawArrow = (arrow: Arrow) => {
  const { x, source, target } = placed(arrow);
  const [top, bottom] = [source.y + source.h, target.y];
  const width = Math.round((1.6 + Math.sqrt(arrow.count) * 0.95) * 10) / 10;
  const head = Math.round((5 + width * 0.75) * 10) / 10;
  const label = bottom - head - 24;
  const half = 8 + String(arrow.count).length * 3.6;
  return `  <g data-from="${arrow.from}" data-to="${arrow.to}" data-count="${arrow.count}">
    <line x1="${x}" y1="${top}" x2="${x}" y2="${bottom - head}" stroke="${source.ink}" stroke-width="${width}"/>
    <path d="M${x - head * 0.8} ${bottom - head - 1}h${head * 1.6}L${x} ${bottom}z" fill="${source.ink}"/>
    <rect x="${x - half}" y="${label - 9}" width="${half * 2}" height="18" rx="9" fill="#fff" stroke="${source.ink}"/>
    <text x="${x}" y="${label + 4}" class="n" fill="${source.ink}">${arrow.count}</text>
  </g>`;
};

/** Where an arrow passes a room it does not enter, it is dotted over it. */
const drawPasses = (arrow: Arrow) => {
  const { x, source, target } = placed(arrow);
  return Object.values(rooms)
    .filter(
      (room) =>
        room.y > source.y && room.y + room.h < target.y && room.x < x && x < room.x + room.w,
    )
    .map(
      ({ y, h }) =>
        `  <line x1="${x}" y1="${y + 2}" x2="${x}" y2="${y + h - 2}" stroke="${source.ink}" stroke-width="1.6" stroke-dasharray="1.6 5" stroke-linecap="round" opacity=".75"/>`,
    );
};

const drawRoom = (name: string, files: number) => {
  const room = rooms[name];
  if (!room) throw new Error(`the plan has no place for the room ${name}`);
  const { x, y, w, h, says, ink } = room;
  const lines = w < 400 ? [...says.split('\n'), `${files} files`] : [`${says} · ${files} files`];
  const first = y + h / 2 - lines.length * 9 + 7;
  const told = lines.map(
    (text, at) =>
      `<text x="${x + 24}" y="${first + 22 + at * 18}" class="s">${escaped(text)}</text>`,
  );
  return `  <g data-room="${name}" data-files="${files}">
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${ink}"/>
    <path d="M${x + 8} ${y + 1.5}h${w - 18}a8.5 8.5 0 0 1 8.5 8.5v${h - 20}a8.5 8.5 0 0 1-8.5 8.5h${18 - w}z" fill="#fff"/>
    <text x="${x + 24}" y="${first}" class="t" fill="${ink}">${name}</text>
    ${told.join('\n    ')}
  </g>`;
};

/** The house from the side: rooms with their files, arrows with the imports they stand for. */
export const drawPlan = ({
  files,
  arrows,
}: Plan) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 1496" role="img" aria-label="The rooms of the house and the imports between them; every arrow runs down">
  <!-- Drawn from the imports in src by npm run docs:plan; do not edit. -->
  <style>
    text { font-family: ui-sans-serif, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
    .t { font-size: 19px; font-weight: 650 }
    .s { font-size: 13px; fill: #5b625f }
    .n { font-size: 12px; font-weight: 600; text-anchor: middle }
  </style>
  <rect width="1280" height="1496" rx="16" fill="#f6f5f0"/>
${arrows.map(drawArrow).join('\n')}
${Object.entries(files)
  .map(([name, count]) => drawRoom(name, count))
  .join('\n')}
${arrows.flatMap(drawPasses).join('\n')}
</svg>
`;

/** What a drawing says, read back from it. */
export const readPlan = (svg: string): Plan => ({
  files: Object.fromEntries(
    [...svg.matchAll(/data-room="(\w+)" data-files="(\d+)"/g)].map(([, name = '', count]) => [
      name,
      Number(count),
    ]),
  ),
  arrows: [...svg.matchAll(/data-from="(\w+)" data-to="(\w+)" data-count="(\d+)"/g)].map(
    ([, from = '', to = '', count]) => ({ from, to, count: Number(count) }),
  ),
});

/** True where the arrow leaves from a higher floor than the one it arrives at. */
export const runsDown = (arrow: Arrow) => {
  const { source, target } = placed(arrow);
  return source.y + source.h <= target.y;
};
