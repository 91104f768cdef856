import type { Command } from './pages.ts';
import type { World } from './walk.ts';

const systemd = 'needs root, systemd and a place in /opt; the unit is checked as a file';
const containers = 'needs a container engine; the files are checked as files';

/** Commands that are not typed by a test, each with the reason. Anything else in a page is. */
export const byHand: Record<string, string> = {
  'git clone <this repository> greenroom && cd greenroom': 'the address is where you found it',
  'npm install -g .': 'would change the machine that runs the tests',
  'export KEY=gr_live_…': 'everybody has a key of their own; tests set it',
  [`npm ci
npm run check     # types, lint, fences, dead code: half a minute on two cores
npm test          # check, then all tests, on both stores what a store can change
npm run format`]: 'the tests themselves; typing them here would never end',
  [`npx tsc -p .
npx vitest run --project rooms test/adnet/kinds.test.ts
npx vitest run --project embedded test/contract/publish/reconcile.test.ts
npx vitest run --project postgres test/contract/publish/reconcile.test.ts
npx vitest run --project chaos test/chaos/races.test.ts`]: 'the tests themselves, one at a time',
  [`sudo useradd --system greenroom
sudo git clone <this repository> /opt/greenroom && cd /opt/greenroom
sudo npm ci && sudo npm run build
sudo install -m 600 .env.example /etc/greenroom.env
sudo cp deploy/greenroom.service /etc/systemd/system/
sudo systemctl enable --now greenroom`]: systemd,
  'sudo -u greenroom env DATA_DIR=/var/lib/greenroom node bin/greenroom.js accounts list': systemd,
  [`docker compose --env-file .env -f deploy/compose.yaml up --build -d
docker compose --env-file .env -f deploy/compose.yaml exec node-a node bin/greenroom.js accounts create --email you@example.com`]:
    containers,
  'npx --no -- greenroom doctor --record meta.json': 'a person types a token of the real platform',
  'npx --no -- greenroom doctor --record meta.json --account act_1234567890 --yes < token.txt':
    'needs a token of the real platform',
  'npx --no -- greenroom doctor --compare meta.json': 'the recording of a real account',
  'git pull && npm ci': 'would change the clone under test; npm ci is typed on every clean run',
};

const connect = `curl -sf http://127.0.0.1:8080/api/v1/adnet/connection/token -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -d "{\\"access_token\\":\\"$(npx --no -- greenroom sandbox token)\\"}"`;

/** What a reader has done before a page, where it is not the page's own beginning. */
const before: Record<string, string> = {
  'docs/idempotency.md': connect,
  'docs/looking-around.md': connect,
  'docs/operating.md': connect,
  'docs/reports.md': connect,
};

/** How the service is set where a reader has waited before: nothing is tested by a cool-down that only passes. */
export const settingsFor = (page: string): Record<string, string> =>
  page === 'docs/idempotency.md' ? { WRITE_COOLDOWN_SECONDS: '0' } : {};

export const prepare = async (world: World, page: string) => {
  const command = before[page];
  if (command) await world.type(command);
};

const start = 'npm ci && npm start';

/** What a command of a page prints; null where it is not typed here. */
export const answerTo = async (world: World, { text, note }: Command) => {
  const command = text.trim();
  // The world was started like this; packages are not fetched again for every page.
  if (command === start) return world.banner;
  if (Object.hasOwn(byHand, command) || note === 'postgres') return null;
  // It would take the packages away from the tests that are running.
  if (command.includes('npm ci')) throw new Error(`not typed, and not listed either: ${command}`);
  return note === 'stopped' ? world.whileStopped(() => world.type(command)) : world.type(command);
};
