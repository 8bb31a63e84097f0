import { remoteNames } from '../../shared/kernel/src/contract/area';
import type { Change } from './change';
import { database, databaseOnPglite, databaseShuffled, parity } from './databasePart';
import { ensureChromium } from './ensureChromium';
import { ensureEngines } from './ensureEngines';
import { ensureNginx } from './ensureNginx';
import { jest, jestRelatedTo, type JestRun } from './jestPart';
import { passesOrFails, succeeds, type Outcome, type Part } from './part';
import { playwright } from './playwrightPart';

const NOTHING: Outcome = { passed: 0, failed: 0 };
const CACHE = 'node_modules/.cache';

// The compiler in machine code. TypeScript 6, which the tools load as a library, compiles the same language.
function types(): Promise<Outcome> {
  return succeeds('typescript-native/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']);
}

// Oxlint reads all files, because its rules look at types; the import walls and the rules of this repository
// look at one file each.
async function lint(...words: readonly string[]): Promise<Outcome> {
  const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint/`];
  const outcomes = [
    await succeeds('oxlint/bin/oxlint', ['--deny-warnings']),
    await succeeds('eslint/bin/eslint.js', ['--max-warnings', '0', ...cached, ...words]),
  ];
  return passesOrFails(outcomes.every(({ failed }) => failed === 0));
}

function lintChanged({ files }: Change): Promise<Outcome> {
  if (files.includes('eslint.config.js')) return lint('.');
  const code = files.filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file));
  if (code.length === 0) return Promise.resolve(NOTHING);
  return lint('--no-warn-ignored', ...code);
}

// The folders of the repository that hold code.
const CODE = [
  'demo',
  'deploy',
  'e2e',
  ...remoteNames,
  'native',
  'scripts',
  'shared',
  'shell',
  'supabase',
];

/** Cycles and undeclared imports. */
function imports(): Promise<Outcome> {
  return succeeds('dependency-cruiser/bin/dependency-cruise.mjs', CODE);
}

function format(...words: readonly string[]): Promise<Outcome> {
  const cached = ['--cache', '--cache-strategy', 'content'];
  const quiet = ['--log-level', 'warn', '--ignore-unknown'];
  return succeeds('prettier/bin/prettier.cjs', ['--check', ...cached, ...quiet, ...words]);
}

const unit: JestRun = { projects: ['unit', 'components', 'deploy'] };

function runUnit(): Promise<Outcome> {
  ensureNginx();
  return jest(unit);
}

/** What only a browser can show of the main job, federation, sign-in and each area's pages. */
function runBrowser(): Promise<Outcome> {
  ensureNginx();
  ensureChromium();
  return playwright(['core', 'specification'], { TEST_SCOPE: 'core' });
}

/** All other browser tests, Firefox and WebKit included: they share what is built and seeded first. */
function runJourneys(): Promise<Outcome> {
  ensureNginx();
  ensureChromium();
  ensureEngines();
  return playwright(['journeys', 'federation', 'standalone', 'workshop', 'engines']);
}

function runEngines(): Promise<Outcome> {
  ensureEngines();
  return playwright(['engines']);
}

/** Every part of the tests, in the order they are run. */
export const parts: readonly Part[] = [
  { name: 'types', run: types, runFor: types, isOnOneCore: true },
  { name: 'lint', run: () => lint('.'), runFor: lintChanged, isOnOneCore: true },
  { name: 'imports', run: imports, runFor: imports, isOnOneCore: true },
  {
    name: 'format',
    run: () => format('.'),
    runFor: ({ files }) => (files.length === 0 ? Promise.resolve(NOTHING) : format(...files)),
    isOnOneCore: true,
  },
  { name: 'unit', run: runUnit, runFor: (change) => jestRelatedTo(change, unit) },
  database,
  parity,
  { name: 'browser', run: runBrowser },
  databaseShuffled,
  { name: 'journeys', run: runJourneys, runsIn: 'test:all' },
  databaseOnPglite,
  { name: 'engines', run: runEngines, runsIn: 'nothing' },
];
