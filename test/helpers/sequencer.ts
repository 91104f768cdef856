import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes and wait for them, for as long as a minute. */
const startsProcesses = ({ moduleId }: TestSpecification) =>
  /\/test\/(chaos|cli|docs|browser)\//.test(moduleId);

/** Those that go through every operation. */
const isThorough = ({ moduleId }: TestSpecification) =>
  /\/test\/contract\/(every-operation|bad-inputs|grown-tables|smuggling)\./.test(moduleId);

/** A worker loads the code once for each project it works for, so a project's files stay together. */
const projects = ['chaos', 'all', 'rooms', 'client', 'embedded', 'postgres'];

const placeOf = (file: TestSpecification) =>
  projects.indexOf(file.project.name) * 2 + (startsProcesses(file) || isThorough(file) ? 0 : 1);

/** What takes long comes first, or it would run alone at the end; what is left is short. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
