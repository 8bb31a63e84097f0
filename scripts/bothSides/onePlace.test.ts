import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// The pages of owners and Pros read the status of requests, leads and jobs from shared functions, which
// bothSides.database.test.ts compares. A page with the tables of states in hand could say something else.

const ROOTS = ['mf-owner/src', 'mf-vendor/src', 'shared/market/src'];
const STATES = /\b(?:REQUEST_STATES|LEAD_STATES|LEAD_STATES_FOR_OWNER|JOB_STATES)\b/;

/** Reads which states there are, and shows none. */
const KEYS_ALONE = 'mf-vendor/src/leads/leadGroups.ts';

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(root, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

const readsStates = (file: string) => STATES.test(readFileSync(file, 'utf8'));

test('owner and Pro pages take the names of states from one place', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(readsStates)).toEqual([KEYS_ALONE]);
});

test('a page of an administrator, which does, would be found', () => {
  expect(readsStates('mf-admin/src/shared/jobList/jobColumns.tsx')).toBe(true);
});
