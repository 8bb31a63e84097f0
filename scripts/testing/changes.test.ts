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
