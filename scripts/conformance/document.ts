import { controls } from '../../e2e/conformance/controls';
import { contentStatements } from './content';
import type { Answer, Statement, StatementTest } from './statement';
import { statements } from './statements';

/** Where the document is, from the root of the repository. */
export const DOCUMENT = 'docs/conformance.md';

/** What shows of every row that it can fail. */
export const EVERY_ROW: StatementTest = {
  file: 'e2e/conformance/emptyProduct.spec.ts',
  title: 'every row fails against an empty product',
};

const ANSWERS: Readonly<Record<Answer, string>> = {
  built: 'Built',
  deviates: 'Deviates',
  open: 'Open',
};

/** Every statement the document answers. */
export const allStatements: readonly Statement[] = [...statements, ...contentStatements];

const cell = (text: string): string => text.replaceAll('|', '\\|');

function rowOf({ section, statement, answer, place, test, note }: Statement): string {
  const cells = [
    section,
    cell(statement),
    ANSWERS[answer],
    place === undefined ? '' : `\`${place}\``,
    test === undefined ? '' : `\`${test.file}\`: ${cell(test.title)}`,
    cell(note ?? ''),
  ];
  return `| ${cells.join(' | ')} |`;
}

const table = (rows: readonly Statement[]): string =>
  [
    '| Section | Statement | Answer | Decided in | Test | Note |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(rowOf),
  ].join('\n');

function controlTable(): string {
  const rows = Object.entries(controls).map(([scene, control]) => {
    const said =
      'reason' in control ? cell(control.reason) : `\`${control.file}\`: ${cell(control.title)}`;
    return `| ${cell(scene)} | ${said} |`;
  });
  return ['| Scene | Control |', '| --- | --- |', ...rows].join('\n');
}

/** The document: how the product answers statements of the specification whose answer needs a word. */
export function conformanceDocument(): string {
  const count = (answer: Answer) => allStatements.filter((one) => one.answer === answer).length;
  return [
    '# Conformance',
    'How the product answers the statements of its specification whose answer needs a word. All others are rows of `e2e/conformance`, checked in the running product. Written by `npm run docs:conformance`; a test compares it, and that each file and test exists.',
    `${allStatements.length} statements: ${count('built')} built, ${count('deviates')} deviate for a reason, ${count('open')} open.`,
    '## Statements',
    table(statements),
    '## Content',
    table(contentStatements),
    '## Negative controls of the rows',
    `The control of each row is a run against a product that shows nothing, in which it must fail: \`${EVERY_ROW.file}\`, “${EVERY_ROW.title}”. Plain \`npm test\` includes it. The table shows what else proves that the rows of each scene can fail: a test in \`npm test\` for the same behavior, or the reason none is needed.`,
    controlTable(),
    '',
  ].join('\n\n');
}
