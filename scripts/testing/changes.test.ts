import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../product/environment';

/** How many existing places each change of docs/changes.md may touch, in the order of its table. */
const MOST_PLACES: readonly (readonly [start: string, places: number])[] = [
  ['price of an emergency', 0],
  ['another field on a quote', 8],
  ['another kind of notification', 2],
  ['another kind of case for administrators', 3],
  ['another feature flag', 2],
  ['text of the session-expired notice', 1],
  ['another fact about a tree', 9],
  ['another timer', 3],
  ['another page for Pros', 2],
  ['refund after 72 hours', 1],
  ['upgrade of React', 1],
  ['another remote', 4],
];

/** The rows of the table: the change, the files it names, and how many places it counts. */
function rowsOf(text: string) {
  return [...text.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| +(\d+) \|$/gm)].map(
    ([, change = '', files = '', places]) => ({
      change,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      places: Number(places),
    }),
  );
}

const rows = rowsOf(readFileSync(path.join(root, 'docs/changes.md'), 'utf8'));

test('every change is in the table, in at most as many places as it may take', () => {
  expect(rows.map(({ change }) => change)).toEqual(
    MOST_PLACES.map(([start]) => expect.stringMatching(new RegExp(`^${start}`))),
  );
  for (const [place, { change, places }] of rows.entries()) {
    expect([change, places]).toEqual([change, Math.min(places, MOST_PLACES[place]?.[1] ?? -1)]);
  }
});

test.each(rows.filter(({ files }) => files.length > 0))(
  '$change: the files exist and are counted',
  ({ files, places }) => {
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect([...new Set(files)]).toHaveLength(places);
  },
);

/** Facts that the product has already, and which files beside the table's know them and why. */
const KNOWN: readonly (readonly [change: string, words: string, users: readonly string[]])[] = [
  [
    'another field on a quote',
    'earliest_start|earliestStart',
    // Marks the soonest of several quotes.
    ['mf-owner/src/pages/RequestDetail/quotes/quoteMarks.ts'],
  ],
  ['another kind of notification', 'quote_unanswered', []],
  // Its switch is read where work is planned.
  ['another feature flag', 'multi_tree_analysis', ['mf-owner/src/estimate/WorkPlan.tsx']],
  ['another fact about a tree', 'near_wires|nearWires', []],
];

/** Folders and files of tests, measurements, demo data and what is generated. */
const NOT_COUNTED = [
  ...['*.test.ts', '*.test.tsx', 'e2e', 'supabase/tests', '*/testing/*', 'shared/design/workshop'],
  ...['scripts', 'supabase/seed', 'supabase/migrations', 'supabase/contracts', 'docs'],
  '*/database.types.ts',
].map((place) => `:!${place}`);

test.each(KNOWN)('%s: no other file knows %s', (change, words, users) => {
  const list = ['grep', '--name-only', '--extended-regexp', words, '--', '.', ...NOT_COUNTED];
  const knowing = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const named = rows.find((row) => row.change.startsWith(change))?.files ?? [];
  expect(knowing.filter((file) => !named.includes(file) && !users.includes(file))).toEqual([]);
});
