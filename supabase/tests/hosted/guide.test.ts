import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandsOf, programsOf, startedByNpm } from './guideCommands';

// Every command in the guides is run by a test, or the reason it can't be is given here.

const ROOT = path.join(__dirname, '../../..');
const GUIDES = [
  'deploy/README.md',
  'deploy/self-hosted.md',
  'supabase/README.md',
  'docs/native.md',
];

/** The test that runs a command, and how it names the command there. */
interface Run {
  readonly in: string;
  readonly as: string;
}

const hosting = (as: string): Run => ({ in: 'supabase/tests/hosted/hosting.test.ts', as });
const restoring = (as: string): Run => ({ in: 'supabase/tests/hosted/restoring.test.ts', as });
const sent = (as: string): Run => ({
  in: 'supabase/tests/hosted/deployingFunctions.test.ts',
  as,
});
const releases = (as: string): Run => ({ in: 'scripts/releases/commands.test.ts', as });
const pushed: Run = { in: 'supabase/tests/hosted/hostedProject.test.ts', as: "'db', 'push'" };
const part: Run = { in: 'scripts/test.mjs', as: 'runTests' };
const NEEDS_A_PROJECT = 'Needs an account at Supabase.';
const NEEDS_AN_SDK = 'Needs the SDK of Android or Xcode.';
const NEEDS_A_SERVER = 'Copies to the server of a deployment.';

const COMMANDS: readonly [command: RegExp, where: Run | string][] = [
  [
    /^npm ci && npm run build$/,
    'Installs and builds, as every run of the tests on a clean checkout does.',
  ],
  [/^npm run build$/, { in: 'e2e/support/prepareRun.ts', as: 'scripts/build.ts' }],
  [/npm run page$/, { in: 'e2e/support/guideSite.ts', as: 'npm run page' }],
  [/pmtiles extract/, 'Downloads from a host of maps.'],
  [/npm start$/, { in: 'e2e/support/runProduct.ts', as: 'startProduct' }],
  [/^npm test -- /, part],
  [/^npm run release\b(?!s)/, releases("'release'")],
  [/^npm run rollback/, releases("'rollback'")],
  [/^npm run releases:prune/, releases('npm run releases:prune')],
  [/^npm run stack/, releases('npm run stack')],
  [/^npm run kernel:api$/, { in: 'scripts/kernel/kernelApi.test.ts', as: 'npm run kernel:api' }],
  [/^npm run db:migration/, { in: 'supabase/tests/upgrades.test.ts', as: 'db:migration' }],
  [/^npm run db:initial$/, { in: 'supabase/tests/schemasAndMigrations.test.ts', as: 'db:initial' }],
  [/^npm run db:types$/, { in: 'supabase/tests/hosted/hostedProject.test.ts', as: 'db:types' }],
  [/^npm run db:docs$/, { in: 'supabase/tests/diagrams.test.ts', as: 'db:docs' }],
  [/^npm run bench:/, 'Measures, for minutes.'],
  [/npm run seed:reference$/, hosting('seed:reference')],
  [/npm run make-admin -- EMAIL$/, hosting('make-admin')],
  [/admin_pass_key/, hosting('admin_pass_key')],
  [/set_up_hosting/, hosting("'set_up_hosting'")],
  [/^openssl rand -hex 32$/, hosting('openssl rand -hex 32')],
  [/^pg_dump/, restoring("'pg_dump'")],
  [/pg_restore/, restoring("'pg_restore'")],
  [/^npx supabase db push/, pushed],
  [/^npx supabase config push$/, sent("'config', 'push'")],
  [/^npx supabase (?:login|link|secrets unset)/, NEEDS_A_PROJECT],
  [/^npx supabase secrets set/, sent("'secrets', 'set'")],
  [/^npx supabase functions deploy$/, sent("'functions', 'deploy'")],
  [/native:sync$/, { in: 'native/sync.test.ts', as: 'npm run native:sync' }],
  [/gradlew|xcodebuild/, NEEDS_AN_SDK],
  [/^rsync/, NEEDS_A_SERVER],
];

const all = GUIDES.flatMap((guide) => commandsOf(guide));

test('every command is run somewhere, or it is said why not', () => {
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((command) => !COMMANDS.some(([known]) => known.test(command)))).toEqual([]);
});

test('what is said here is said of commands that exist, and of tests that name them', () => {
  for (const [known, where] of COMMANDS) {
    expect([known, all.some((command) => known.test(command))]).toEqual([known, true]);
    if (typeof where === 'string') continue;
    const names = readFileSync(path.join(ROOT, where.in), 'utf8').includes(where.as);
    expect([where, names]).toEqual([where, true]);
  }
});

/** Programs that are not on every machine that runs the tests, and where the guides say they come from. */
const ELSEWHERE: readonly string[] = ['rsync', 'pmtiles', './gradlew', 'xcodebuild'];

// What npm adds for its own scripts is not there in an operator's shell.
const SHELL_PATH = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'].filter(
  (folder) => !folder.includes('node_modules'),
);
const isOnPath = (program: string) =>
  SHELL_PATH.some((folder) => existsSync(path.join(folder, program)));

test.each(GUIDES)('every program that %s starts is one that a shell finds', (guide) => {
  const missing = programsOf(guide).filter(
    (program) => !isOnPath(program) && !ELSEWHERE.includes(program),
  );
  expect(missing).toEqual([]);
});

test('a shell finds nothing that npm alone finds', () => {
  expect(isOnPath('npm')).toBe(true);
  expect(isOnPath('supabase')).toBe(false);
  expect(programsOf('supabase/README.md')).toEqual(expect.arrayContaining(['npx', 'npm', 'psql']));
});

test('npx and npm find what the guides name', () => {
  const started = GUIDES.map(startedByNpm);
  const bins = new Set(started.flatMap((one) => one.bins));
  expect(bins).toContain('supabase');
  for (const bin of bins) {
    expect([bin, existsSync(path.join(ROOT, 'node_modules/.bin', bin))]).toEqual([bin, true]);
  }
  const scripts = started.flatMap((one) => one.scripts);
  expect(scripts.length).toBeGreaterThan(10);
  for (const [name, area] of scripts) {
    const file = path.join(ROOT, area, 'package.json');
    expect([name, Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts)]).toEqual([
      name,
      expect.arrayContaining([name]),
    ]);
  }
});
