import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleNumbersInCode, ruleNumbersInSql } from './findRuleNumbers';

const ROOT = path.join(__dirname, '..', '..');

/** Numbers no policy holds: where a file or folder may say which. */
const ALLOWED: ReadonlyArray<readonly [path: string, phrases: readonly string[]]> = [
  // How long a session, a draft, a deleted account, measurements and cached flags and notices last.
  ['mf-public/src/pages/Login/', ['30 days']],
  ['mf-public/src/pages/HelpCenter/', ['seven days', '30 minutes', 'five minutes']],
  ['mf-public/src/pages/Privacy/', ['seven days', '30 days']],
  ['shared/market/src/features/account/', ['seven days']],
  ['shared/kernel/src/notices/', ['5 minutes']],
  ['mf-admin/src/pages/Announcements/', ['5 minutes']],
  ['mf-admin/src/pages/Flags/', ['5 minutes']],
  ['mf-admin/src/pages/ErrorLogs/', ['24 hours']],
  // When Pros are reminded that a credential ends.
  ['mf-admin/src/pages/AdminDashboard/EndingCredentials.tsx', ['30 days']],
  // What a preview of matching settings replays, and from how long it learns.
  ['mf-admin/src/pages/MatchingSettings/', ['30 days', '90 days']],
  // How far back payments are compared with the provider's.
  ['mf-admin/src/pages/AdminPayments/', ['30 days']],
  // What a request takes the person who writes it, and advice about trees.
  ['mf-owner/src/pages/Dashboard/', ['two minutes']],
  ['mf-public/src/pages/Home/BottomAction.tsx', ['two minutes']],
  ['mf-public/src/pages/Services/', ['two minutes']],
  ['mf-public/src/blog/', ['two minutes', 'ten minutes', 'twenty minutes']],
  ['mf-admin/src/pages/PriceBook/exampleJobs.ts', ['2 hours']],
  // What a call accepts.
  ['supabase/schemas/20_vendors/functions/directory.sql', ['50 Pros']],
  ['supabase/schemas/20_vendors/functions/figures.sql', ['at most three']],
  [
    'supabase/schemas/25_schedules/functions/availability.sql',
    ['80 hours', '24 hours', 'at most three'],
  ],
  ['supabase/schemas/60_quotes/functions.sql', ['90 days']],
  ['supabase/schemas/85_plans/functions/running.sql', ['at most five']],
];

function filesUnder(folders: readonly string[], endings: RegExp): string[] {
  return execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...folders],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => endings.test(file) && !/\.test\.tsx?$|\/(?:testing|workshop)\//.test(file));
}

const isAllowed = (file: string, phrase: string) =>
  ALLOWED.some(([start, phrases]) => file.startsWith(start) && phrases.includes(phrase));

describe('copy takes marketplace numbers from the rules', () => {
  it('in the interface', () => {
    const folders = ['shared', 'shell', 'mf-public', 'mf-owner', 'mf-vendor', 'mf-admin'];
    const found = filesUnder(folders, /\.tsx?$/).flatMap((file) =>
      ruleNumbersInCode(readFileSync(path.join(ROOT, file), 'utf8'))
        .filter(({ phrase }) => !isAllowed(file, phrase))
        .map(({ line, phrase }) => `${file}:${line}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });

  it('in mails, refusals and reasons of the database', () => {
    const found = filesUnder(['supabase/schemas'], /\.sql$/).flatMap((file) =>
      ruleNumbersInSql(readFileSync(path.join(ROOT, file), 'utf8'))
        .filter(({ phrase }) => !isAllowed(file, phrase))
        .map(({ line, phrase }) => `${file}:${line}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });
});

describe('a rule typed into copy is found', () => {
  it.each([
    ["const text = 'Refunded after 48 hours.';", '48 hours'],
    ['const text = `Refunded to ${owner} after five days.`;', 'five days'],
    ['<li>At most three\n  Pros per request</li>', 'At most three'],
    ['<Page lead="Offered to five Pros" />', 'five Pros'],
  ])('in %s', (source, phrase) => {
    expect(ruleNumbersInCode(source).map((found) => found.phrase)).toEqual([phrase]);
  });

  it.each([
    ["raise exception 'Give the owner 5 days to reply first.';", '5 days'],
    ["values (E'Accepted after 5 days.\\n')", '5 days'],
  ])('in %s', (source, phrase) => {
    expect(ruleNumbersInSql(source).map((found) => found.phrase)).toEqual([phrase]);
  });

  it('and a comment, an interval or a rule filled in is none', () => {
    expect(ruleNumbersInCode('// 48 hours\nconst text = `After ${refund}`;')).toEqual([]);
    expect(
      ruleNumbersInSql(
        "select interval '48 hours'; -- 48 hours\ncomment on table t is '48 hours';\n",
      ),
    ).toEqual([]);
  });
});
