import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { controls } from '../../e2e/conformance/controls';
import { allStatements, conformanceDocument, DOCUMENT } from './document';
import type { Statement } from './statement';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What is wrong with a row; empty when nothing is. */
function faultsOf({ answer, place, test, note, statement }: Statement): string[] {
  const faults: string[] = [];
  if (place !== undefined && !existsSync(path.join(root, place)))
    faults.push(`${place} is missing`);
  if (test !== undefined) {
    if (!existsSync(path.join(root, test.file))) faults.push(`${test.file} is missing`);
    else if (!read(test.file).includes(test.title))
      faults.push(`${test.file} has no "${test.title}"`);
  }
  if (answer !== 'built' && note === undefined) faults.push('a reason is missing');
  if (answer === 'built' && test === undefined && note === undefined)
    faults.push('a test is missing');
  return faults.map((fault) => `${statement}: ${fault}`);
}

// Prettier draws tables; what they say is compared.
const said = (text: string) =>
  text
    .replace(/\\/g, '')
    .replace(/-{3,}/g, '---')
    .replace(/[\s*]+/g, ' ')
    .trim();

test('the document says what the statements say', () => {
  expect(said(read(DOCUMENT))).toBe(said(conformanceDocument()));
});

test('every answer names a file and a test that exist, or a reason', () => {
  expect(allStatements.flatMap(faultsOf)).toEqual([]);
});

test.each<[string, Partial<Statement>]>([
  ['a file that is not there', { place: 'shell/src/nowhere.ts' }],
  [
    'a test that is not there',
    { test: { file: 'scripts/conformance/document.test.ts', title: `no ${'such'} title` } },
  ],
  ['a deviation without a reason', { answer: 'deviates' }],
])('%s is a fault', (_what, changes) => {
  const row: Statement = { section: '§1', statement: 'x', answer: 'built', note: 'n', ...changes };
  expect(faultsOf({ ...row, note: changes.answer === undefined ? 'n' : undefined })).toHaveLength(
    1,
  );
});

test('no statement is answered twice', () => {
  const keys = allStatements.map(({ section, statement }) => `${section} ${statement}`);
  expect(new Set(keys).size).toBe(keys.length);
});

const sceneFiles = () =>
  readdirSync(path.join(root, 'e2e/conformance/scenes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(path.join('e2e/conformance/scenes', file)));

test('each scene names its negative control, and each control a scene', () => {
  const scenes = sceneFiles().flatMap((text) =>
    [...text.matchAll(/^ {4}name: '([^']+)',$/gm)].map(([, name]) => name),
  );
  expect(Object.keys(controls).sort()).toEqual([...scenes].sort());
});

test('each control is a reason, or a test that exists', () => {
  const missing = Object.entries(controls).filter(
    ([, control]) =>
      'file' in control &&
      !(existsSync(path.join(root, control.file)) && read(control.file).includes(control.title)),
  );
  expect(missing).toEqual([]);
});
