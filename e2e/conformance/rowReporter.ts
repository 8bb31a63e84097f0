import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Names of the notes by which a scene tells how its rows went. */
export const notes = { all: 'rows', passed: 'row passed', failed: 'row failed' } as const;

/** Prints how many rows of the conformance table passed, and each that did not. */
export default class RowReporter implements Reporter {
  readonly #latest = new Map<string, TestResult['annotations']>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#latest.set(test.id, result.annotations);
  }

  onEnd(): void {
    const annotations = [...this.#latest.values()].flat();
    const of = (type: string) => annotations.filter((note) => note.type === type);
    const all = of(notes.all).reduce((sum, { description }) => sum + Number(description), 0);
    if (all === 0) return;
    for (const { description } of of(notes.failed)) console.log(`  ✘ ${description ?? ''}`);
    console.log(`\nConformance: ${of(notes.passed).length} of ${all} rows passed\n`);
  }
}
