/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { fakeBackend } from '@tree-service/testing';
import { exampleCandidates } from '../testing/matchedExample';
import { readAllCandidates } from './matchCandidates.api';

const server = fakeBackend();
const PATH = '/rest/v1/rpc/match_candidate_page';

test('a file of candidates goes on after the page that is shown, by its filter', async () => {
  server.respondTo(
    PATH,
    exampleCandidates.map((candidate) => ({ ...candidate, found: exampleCandidates.length })),
  );
  const choice = { part: 'left_out', sort: 'offers', reason: 'fully_booked', name: '' } as const;
  expect(await readAllCandidates('run', { ...choice, skip: 25 })).toMatchObject(exampleCandidates);
  expect(server.callsTo(PATH).map(({ body }) => body)).toEqual([
    { run_id: 'run', ...choice, skip: 0, at_most: 1000 },
  ]);
});
