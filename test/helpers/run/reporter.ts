import type { Reporter, TestModule } from 'vitest/node';

const maxShown = 10;

/**
 * Prints the slowest files and the tests that passed only at the second attempt, and ends with the one line that
 * programs read.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const flaky: string[] = [];
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      // A file or a group may fail although none of its tests does.
      const isOwn = [...module.children.allTests('failed')].length === 0;
      if (module.state() === 'failed' && isOwn) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
        if (test.diagnostic()?.flaky) flaky.push(`${test.fullName}, ${nameOf(module)}`);
      }
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    const slowest = modules
      .map((module) => ({ module, ms: module.diagnostic().duration }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, maxShown)
      .map(({ module, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${nameOf(module)}`);
    process.on('exit', () => {
      if (modules.length > maxShown)
        process.stdout.write(`\nThe slowest files:\n${slowest.join('\n')}\n`);
      if (flaky.length > 0)
        process.stdout.write(`\nPassed only when tried again:\n${flaky.join('\n')}\n`);
      process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`);
    });
  }
}

const nameOf = ({ project, relativeModuleId }: TestModule) =>
  `${relativeModuleId} (${project.name})`;
