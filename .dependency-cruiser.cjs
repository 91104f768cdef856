const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The floor plan as fences: arrows only run down. See ARCHITECTURE.md. */
const floor = (name, from, notTo, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: notTo },
});

/** The rooms of the house from the ground up: each may use those before it, and none after it. */
const floors = [
  ['contract', 'kernel'],
  ['secrets'],
  ['mail'],
  ['store', 'adnet', 'images', 'copywriter', 'web'],
  ['events'],
  ['publish', 'sign-in'],
  ['operations'],
  ['connect', 'mcp', 'console'],
  ['http'],
  ['boot'],
  ['cli'],
];

const below = (room) =>
  floors
    .slice(
      0,
      floors.findIndex((floor) => floor.includes(room)),
    )
    .flat();

const roomsLookDown = floors.flat().map((room) => ({
  name: `${room}-looks-down`,
  comment: 'A room uses only rooms on lower floors: see ARCHITECTURE.md.',
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^src/(?!(${[room, ...below(room)].join('|')})/)` },
}));

/** What doors use beside operations: words and schemas, and what people without an account or a key do. */
const besideOperations = [
  'clients/count-clients.ts',
  'connection/connect.ts',
  'connection/health/health-checks.ts',
  'connection/health/missing.ts',
  'images/shown-picture.ts',
  'launches/answers/present.ts',
  'launches/answers/schemas.ts',
  'launches/plan/recipe-aims.ts',
  'launches/review/answer-review.ts',
  'launches/review/open-review.ts',
  'launches/review/picture-address.ts',
  'launches/review/shown-ads.ts',
  'launches/review/shown-plan.ts',
  'launches/words/budget-words.ts',
  'launches/words/dates-words.ts',
  'members/accept-invitation.ts',
  'waiting/kept-reads.ts',
  'webhooks/present.ts',
];

const operationsFolder = join(__dirname, 'src/operations');

/** Files that make no operation and that no door may import; all operations share `core`. */
const insideOperations = readdirSync(operationsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(core|operator)\/|^index\.ts$/.test(file))
  .filter((file) => !besideOperations.includes(file))
  .filter((file) => !/\boperation\(\{/.test(readFileSync(join(operationsFolder, file), 'utf8')))
  .map((file) => `^src/operations/${file.replaceAll('.', '\\.')}$`);

const sandboxFolders = [
  'basics',
  'world',
  'protocol',
  'insights',
  'rules',
  'media',
  'faults',
  'pages',
  'login',
  'objects',
  'targeting',
  'writes',
  'graph',
  'seed',
  'webhooks',
  'control',
  'server',
];

const floorsOf = (room, folders, path = `src/${room}`) =>
  folders
    .slice(0, -1)
    .map((folder, at) =>
      floor(
        `${room}-${folder}-looks-down`,
        `^${path}/${folder}/`,
        `^${path}/(${folders.slice(at + 1).join('|')})/`,
        'Folders of a room use each other in one direction.',
      ),
    );

/** What the commands of users take from the kernel. */
const kernelOfUsers = 'kernel/(clock|is-object|money|pure/|text/(csv|nearest)|threads/yaml)';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...roomsLookDown,
    ...floorsOf('sandbox', sandboxFolders, 'packages/sandbox/src'),
    floor(
      'sandbox-is-used-by-its-public-files',
      '^(src|bench|scripts|evals)/',
      '^packages/sandbox/(?!src/(index|lazy)\\.ts$)',
      'The service uses the sandbox as anybody would.',
    ),
    {
      name: 'sandbox-is-imported-by-name',
      severity: 'error',
      from: { path: '^(src|bench|scripts|evals)/' },
      to: { path: '^packages/sandbox/', dependencyTypesNot: ['aliased-tsconfig-paths'] },
    },
    floor(
      'sandbox-stands-alone',
      '^packages/sandbox/',
      '^(src|test|bench|scripts|packages/(?!sandbox/))',
      'The sandbox is a package of its own, its tests included.',
    ),
    floor(
      'operations-share-a-core',
      '^src/operations/core/',
      '^src/operations/(?!core/)',
      'What all operations share knows none of them.',
    ),
    floor(
      'connect-knows-no-door',
      '^src/connect/',
      '^src/kernel/text/html',
      'A login goes on from plain data to plain data: no request, no page.',
    ),
    {
      name: 'connect-knows-no-server',
      severity: 'error',
      from: { path: '^src/connect/' },
      to: { path: 'node_modules/|^node:http' },
    },
    {
      name: 'links-are-led-by-connect',
      comment: 'Only making a link is an operation; everything after that is the login.',
      severity: 'error',
      from: { path: '^src/http/' },
      to: { path: '^src/store/connect-links' },
    },
    {
      name: 'doors-come-through-operations',
      comment: 'Types are free; every other file that a door may use is named in besideOperations.',
      severity: 'error',
      from: { path: '^src/(http|console|mcp|cli|connect)/' },
      to: { path: insideOperations, dependencyTypesNot: ['type-only'] },
    },
    floor(
      'agents-come-through-operations',
      '^src/mcp/',
      '^src/(?!mcp/|operations/|kernel/|contract/|' +
        'adnet/(errors/|ids|manual/words|answers/platform-error|preflight/step-reference\\.))',
      'A tool asks operations; it never reaches the store or the platform, and knows no HTTP.',
    ),
    {
      name: 'mcp-library-in-one-file',
      comment: 'And that file is loaded by the first message of an agent, not at the start.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/mcp/protocol\\.ts$' },
      to: { path: 'node_modules/@modelcontextprotocol/' },
    },
    {
      name: 'mcp-is-loaded-late',
      severity: 'error',
      from: { path: '^src/(?!mcp/)' },
      to: { path: '^src/mcp/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    floor(
      'islands-stand-alone',
      '^src/console/islands/',
      '^src/(?!console/islands/|kernel/pure/)',
      'Browsers get what is written for them and nothing of the service but what runs everywhere.',
    ),
    {
      name: 'pure-needs-nothing',
      comment: 'It runs in browsers too: no import leads out of it, not even to Node.',
      severity: 'error',
      from: { path: '^src/kernel/pure/' },
      to: { pathNot: '^src/kernel/pure/' },
    },
    floor(
      'screens-call-operations',
      '^src/console/',
      '^src/(?!console/|operations/|copywriter/types|adnet/(objective-names|preflight/step-reference)\\.|' +
        'publish/launch/plan/(launch-body|recipe)\\.|sign-in/|mail/|web/|secrets/|kernel/|contract/)',
      'A screen asks operations, as every other door does; beyond them, it reads words and types in these few files.',
    ),
    floor(
      'commands-of-users-are-light',
      '^src/cli/(user/|generated/|(find-command|help|main|mcp-bridge|read-options|run|spec|terminal|wrap)\\.ts$)',
      `^src/(?!cli/|${kernelOfUsers}|operations/operator/core/refuse|http/wire/version)`,
      'Help and the commands of users start without the service; they ask it through the client.',
    ),
    floor(
      'packages-stand-alone',
      '^packages/[^/]+/src/',
      '^src/',
      'The client is shipped on its own, and the platform played by us must not share beliefs with the adapter.',
    ),
    floor(
      'product-knows-no-tests',
      '^src/',
      '^(test|bench|scripts)/',
      'Production code never imports test code.',
    ),
    {
      name: 'sql-in-the-store-only',
      severity: 'error',
      from: { path: '^src/(?!store/)' },
      to: { path: 'node_modules/(kysely|libsql|postgres)/' },
    },
    {
      name: 'writes-are-published',
      comment: 'Nobody else touches the journal of writes or its limits.',
      severity: 'error',
      from: {
        path: '^src/(?!store/|publish/)',
        pathNot: '^src/operations/operator/',
      },
      to: {
        path: '^src/store/journal/(new-writes|writes|unsettled-writes|unverified-writes|write-limits)',
      },
    },
    {
      name: 'production-imports-production',
      comment: 'Islands run in browsers: the build puts what they import into their files.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/console/islands/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|^src/console/islands/' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
