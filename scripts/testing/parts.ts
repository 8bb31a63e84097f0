import { remoteNames } from '../../shared/kernel/src/contract/area';
import type { Change } from './change';
import { database, databaseOnPglite, parity } from './databasePart';
import { ensureChromium } from './ensureChromium';
import { ensureEngines } from './ensureEngines';
import { ensureNginx } from './ensureNginx';
import { jest, jestRelatedTo, type JestRun } from './jestPart';
import { succeeds, type Outcome, type Part } from './part';
import { playwright } from './playwrightPart';

const NOTHING: Outcome = { passed: 0, failed: 0 };
const CACHE = 'node_modules/.cache';

function types(): Promise<Outcome> {
  return succeeds('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']);
}

// Without a cache: rules that look at types depend on more than the file they look at.
function lint(...words: readonly string[]): Promise<Outcome> {
  return succeeds('eslint/bin/eslint.js', ['--max-warnings', '0', ...words]);
}

function lintChanged({ files }: Change): Promise<Outcome> {
  if (files.includes('eslint.config.js')) return lint('.');
  const code = files.filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file));
  if (code.length === 0) return Promise.resolve(NOTHING);
  return lint('--no-warn-ignored', '--cache', '--cache-location', `${CACHE}/eslint/`, ...code);
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

/** All browser tests, Firefox and WebKit included: they share what is built and seeded first. */
function runBrowsers(): Promise<Outcome> {
  ensureNginx();
  ensureChromium();
  ensureEngines();
  return playwright();
}

function runEngines(): Promise<Outcome> {
  ensureEngines();
  return playwright('--project', 'engines');
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
  databaseOnPglite,
  { name: 'browser', run: runBrowsers },
  { name: 'engines', run: runEngines, isExtra: true },
];
