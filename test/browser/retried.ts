/** Says at the end of a run which tests passed only when tried again, and why they had failed: each is a fault to be found. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const LINES_OF_REASON = 12;

export default class Retried implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap(({ children }) =>
      [...children.allTests()].filter((test) => test.diagnostic()?.flaky === true),
    );
    if (retried.length === 0) return;
    const head = `Passed only when tried again: ${retried.length}. Each is a fault of the page or of the test, to be found.`;
    console.error(['', head, ...retried.map(described), ''].join('\n'));
  }
}

function described(test: TestCase): string {
  const reasons = (test.result().errors ?? []).map(({ message }) =>
    message.split('\n').slice(0, LINES_OF_REASON).join('\n').replaceAll('\n', '\n    '),
  );
  return `  ${test.module.relativeModuleId} > ${test.fullName}\n    ${reasons.join('\n    ')}`;
}
