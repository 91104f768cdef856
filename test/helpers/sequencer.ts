import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** About how many seconds a file takes, two cores for all; a wrong number here costs time and nothing else. */
const seconds: Record<string, number> = {
  'chaos/launches': 78,
  'docs/commands': 57,
  'on-postgres/part-5': 46,
  'browser/console': 46,
  'cli/demo': 45,
  'browser/sign-in': 42,
  'chaos/crash-postgres': 40,
  'browser/console-launch': 40,
  'chaos/unknown-outcome': 39,
  'on-postgres/part-6': 35,
  'on-postgres/part-3': 35,
  'on-postgres/part-4': 32,
  'on-postgres/part-1': 30,
  'on-postgres/part-2': 28,
  'browser/connect': 25,
  'cli/operator-examples': 24,
  'cli/serve': 22,
  'chaos/soak': 20,
  'contract/every-operation': 18,
  'recorded/recordings': 16,
  'chaos/webhooks': 16,
  'chaos/cli-postgres': 15,
  'client/package': 15,
  'chaos/crash-embedded': 15,
  'contract/smuggling': 14,
  'docs/programs': 14,
  'chaos/graceful-stop': 13,
  'contract/bad-inputs': 12,
  'browser/console-work': 12,
  'chaos/half-open': 12,
  'chaos/slow-clients': 12,
  'copywriter/model': 11,
  'kernel/password-hash': 10,
  'contract/every-operation.session': 10,
  'contract/grown-activity': 10,
  'sandbox/insights-speed': 9,
  'browser/docs': 9,
  'docs/deploy': 9,
  'mcp/clients': 8,
  'contract/adCopy.generate': 8,
  'contract/grown-tables': 8,
  'contract/worst-inputs': 8,
};

/** Of a file that is not named above. */
const fewSeconds = 3;

const secondsOf = ({ moduleId }: TestSpecification) =>
  seconds[/\/test\/(.+)\.test\.ts$/.exec(moduleId)?.[1] ?? ''] ?? fewSeconds;

/** Files that start processes and wait for them more than they compute. */
const waits = ({ moduleId }: TestSpecification) =>
  /\/test\/(chaos|cli|docs|browser)\//.test(moduleId);

/** A worker loads the code once for each project it works for, so a project's files stay together. */
const projects = ['all', 'chaos', 'rooms', 'client', 'embedded', 'postgres'];

/** Files of one kind, the longest first; the share of their time that is left is asked for the next one. */
const pileOf = (files: TestSpecification[]) => {
  const sorted = files.sort((a, b) => secondsOf(b) - secondsOf(a));
  const total = sorted.reduce((sum, file) => sum + secondsOf(file), 0);
  let left = total;
  return {
    share: () => (sorted.length === 0 ? -1 : left / total),
    next: () => {
      const file = sorted.shift();
      if (file) left -= secondsOf(file);
      return file ? [file] : [];
    },
  };
};

/** What waits and what computes by turns until the end, so that there is always something for the processor to do. */
const mixed = (files: TestSpecification[]) => {
  const waiting = pileOf(files.filter(waits));
  const computing = pileOf(files.filter((file) => !waits(file)));
  return files.flatMap(() => (waiting.share() >= computing.share() ? waiting : computing).next());
};

/** What takes long comes first, or it would run alone at the end; what is left is short. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return projects.flatMap((name) => mixed(sorted.filter(({ project }) => project.name === name)));
  }
}
