import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes and wait for them, for as long as a minute. */
const startsProcesses = ({ moduleId }: TestSpecification) =>
  /\/test\/(chaos|cli|docs|browser)\//.test(moduleId);

/** Those of them that take longest, and those that go through every operation. */
const longest =
  /\/test\/(docs\/commands|chaos\/(launches|unknown-outcome)|cli\/(demo|serve)|browser\/console(-launch)?|contract\/(every-operation|bad-inputs|grown-tables|smuggling)|on-postgres\/part-\d)\.test/;

/** A worker loads the code once for each project it works for, so a project's files stay together. */
const projects = ['all', 'chaos', 'rooms', 'client', 'embedded', 'postgres'];

const placeOf = ({ moduleId, project }: TestSpecification) =>
  projects.indexOf(project.name) * 2 + (longest.test(moduleId) ? 0 : 1);

/** What waits and what computes by turns, so that there is always something for the processor to do. */
const mixed = <T>(waiting: T[], computing: T[]) => {
  if (waiting.length === 0) return computing;
  const share = computing.length / waiting.length;
  return waiting.flatMap((file, at) => [
    file,
    ...computing.slice(Math.round(at * share), Math.round((at + 1) * share)),
  ]);
};

/** What takes long comes first, or it would run alone at the end; what is left is short. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
    const names = new Set(sorted.map(({ project }) => project.name));
    return [...names].flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return mixed(
        own.filter(startsProcesses),
        own.filter((file) => !startsProcesses(file)),
      );
    });
  }
}
