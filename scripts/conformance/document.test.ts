import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { controls } from '../../e2e/conformance/controls';
import { parts } from '../testing/parts';
import { allStatements, conformanceDocument, DOCUMENT, EVERY_ROW } from './document';
import type { Statement, StatementTest } from './statement';
import { testTitles } from './testTitles';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const titles = new Map<string, readonly string[]>();
function titlesOf(file: string): readonly string[] {
  const known = titles.get(file) ?? testTitles(file, read(file));
  titles.set(file, known);
  return known;
}

/** Why a test proves nothing: it is not there. */
function faultOfTest({ file, title }: StatementTest): string | undefined {
  if (!existsSync(path.join(root, file))) return `${file} is missing`;
  return titlesOf(file).includes(title) ? undefined : `${file} has no test "${title}"`;
}

/** What is wrong with a row; empty when nothing is. */
function faultsOf({ answer, place, test, note, statement }: Statement): string[] {
  const faults: string[] = [];
  if (place !== undefined && !existsSync(path.join(root, place)))
    faults.push(`${place} is missing`);
  const fault = test === undefined ? undefined : faultOfTest(test);
  if (fault !== undefined) faults.push(fault);
  if (answer !== 'built' && note === undefined) faults.push('a reason is missing');
  if (answer === 'built' && test === undefined) faults.push('a test is missing');
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

const HERE = 'scripts/conformance/document.test.ts';
const TITLE = 'every answer names a file and a test that exist, or a reason';

test.each<[string, Partial<Statement>]>([
  ['a file that is not there', { place: 'shell/src/nowhere.ts' }],
  ['a file of tests that is not there', { test: { file: 'shell/src/nowhere.ts', title: TITLE } }],
  ['a test that is not there', { test: { file: HERE, title: `no ${'such'} title` } }],
  ['a part of a title', { test: { file: HERE, title: TITLE.slice(0, 20) } }],
  ['text that titles nothing', { test: { file: HERE, title: 'a part of a title' } }],
  ['a deviation without a reason', { answer: 'deviates', test: undefined }],
  ['what is built without a test', { note: 'For a reason', test: undefined }],
])('%s is a fault', (_what, changes) => {
  const row = { section: '§1', statement: 'x', answer: 'built' } as const;
  const test = { file: HERE, title: TITLE };
  expect(faultsOf({ ...row, test })).toEqual([]);
  expect(faultsOf({ ...row, test, ...changes })).toHaveLength(1);
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
  const faults = Object.values(controls).map((control) =>
    'file' in control ? faultOfTest(control) : undefined,
  );
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

test('plain `npm test` runs every row against an empty product', () => {
  expect(faultOfTest(EVERY_ROW)).toBeUndefined();
  expect(parts.find(({ name }) => name === 'browser')).not.toHaveProperty('runsIn');
  // That part runs every project.
  expect(read('playwright.config.ts')).toContain(
    `testMatch: '**/${path.basename(EVERY_ROW.file)}'`,
  );
});
