import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes and wait for them, for as long as a minute. */
const startsProcesses = ({ moduleId }: TestSpecification) =>
  /\/test\/(chaos|cli|docs|browser)\//.test(moduleId);

/** They come first, or one of them would run alone at the end; what is left is short. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}
