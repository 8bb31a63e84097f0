import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');

/** Tables of administrators without a file in their own source: where the file is, or why there is none. */
const ELSEWHERE: Readonly<Record<string, { in: string } | { because: string }>> = {
  'auditTrail/AuditTable.tsx': { in: 'auditTrail/AuditTrail.tsx' },
  'caseFile/CaseQuote.tsx': { because: 'The lines of one quote.' },
  'layout/FoldingTable.tsx': { because: 'Draws the tables of others.' },
  'matchTrial/TrialTable.tsx': { because: 'A trial that nothing keeps.' },
  'pages/AdminDashboard/RequestTable.tsx': { in: 'pages/AdminDashboard/LatestRequests.tsx' },
  'pages/Claims/ClaimTable.tsx': { in: 'queue/CaseQueuePage.tsx' },
  'pages/Disputes/DisputeTable.tsx': { in: 'queue/CaseQueuePage.tsx' },
  'pages/Flags/FlagList.tsx': { in: 'pages/Flags/FlagsPage.tsx' },
  'pages/MatchVisualization/LeftOutTable.tsx': {
    in: 'pages/MatchVisualization/CandidateSection.tsx',
  },
  'pages/MatchVisualization/OfferTable.tsx': { in: 'pages/MatchVisualization/OffersSection.tsx' },
  'pages/MatchVisualization/OrderTable.tsx': {
    in: 'pages/MatchVisualization/CandidateSection.tsx',
  },
  'pages/MatchingSettings/MonthReplay.tsx': { because: 'A trial that nothing keeps.' },
  'pages/People/PeopleTable.tsx': { in: 'pages/People/PeopleSearch.tsx' },
  'pages/PriceBook/PriceFields.tsx': { because: 'The fields of a form.' },
  'pages/PriceBook/PricePreview.tsx': { because: 'A trial that nothing keeps.' },
  'pages/PriceBook/RequestsPreview.tsx': { because: 'A trial that nothing keeps.' },
  'pages/VendorApproval/VendorTable.tsx': { in: 'pages/VendorApproval/VendorApprovalPage.tsx' },
  'queue/CaseTable.tsx': { in: 'pages/ReviewQueue/ReviewQueuePage.tsx' },
  'requestSearch/FoundRequests.tsx': { in: 'requestSearch/RequestSearch.tsx' },
};

const sourceOf = (file: string) =>
  readFileSync(path.join(ROOT, 'mf-admin/src', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

const hasTable = (source: string) => /<(?:Folding)?Table[\s>]/.test(source);
const hasFile = (source: string) => /<(ListCsv|ListTable)[\s>]/.test(source);

test('every table of administrators has a file of its rows, but those listed', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'mf-admin/src'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => file.replace('mf-admin/src/', ''));
  const without = files.filter((file) => hasTable(sourceOf(file)) && !hasFile(sourceOf(file)));
  expect(without.sort()).toEqual(Object.keys(ELSEWHERE).sort());
});

test.each(
  Object.entries(ELSEWHERE).flatMap(([table, where]) => ('in' in where ? [[table, where.in]] : [])),
)('the file of %s is in %s', (_, file) => {
  expect(hasFile(sourceOf(file))).toBe(true);
});

test.each([
  ['<Table caption="Crew" rows={crew} />', true, false],
  ['<Table\n  caption="Crew" />', true, false],
  ['<ListTable name="crew" caption="Crew" />', false, true],
  ['<TableCard />', false, false],
])('%j has a table: %s, has a file: %s', (source, table, file) => {
  expect([hasTable(source), hasFile(source)]).toEqual([table, file]);
});
