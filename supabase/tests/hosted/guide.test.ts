import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandsOf } from './guideCommands';

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
const releases = (as: string): Run => ({ in: 'scripts/releases/commands.test.ts', as });
const pushed: Run = { in: 'supabase/tests/hosted/hostedProject.test.ts', as: "'db', 'push'" };
const part: Run = { in: 'scripts/test.mjs', as: 'runTests' };
const NEEDS_A_PROJECT = 'Needs an account at Supabase.';
const NEEDS_AN_SDK = 'Needs the SDK of Android or Xcode.';
const NEEDS_A_SERVER = 'Copies to the server of a deployment.';

const COMMANDS: readonly [command: RegExp, where: Run | string][] = [
  [/^npm ci && npm run build$/, { in: 'scripts/testing/lockfile.test.ts', as: 'npm ci' }],
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
  [/^supabase db push/, pushed],
  [/^supabase (?:link|config push|secrets unset)/, NEEDS_A_PROJECT],
  [
    /^supabase secrets set/,
    { in: 'supabase/tests/hosted/deployingFunctions.test.ts', as: "'secrets', 'set'" },
  ],
  [
    /^supabase functions deploy$/,
    { in: 'supabase/tests/hosted/deployingFunctions.test.ts', as: "'functions', 'deploy'" },
  ],
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
