/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { listFeatureFlags, type FeatureFlag } from '../backend/featureFlags';
import { backend } from '../backend/backend';
import { queryClient } from '../queries/queryClient';
import { flagsQuery, takeFlags } from './flagsQuery';

const FLAGS = '/rest/v1/feature_flags';
const server = fakeBackend();

const allOn = async (): Promise<FeatureFlag[]> => {
  server.respondTo(FLAGS, flagsSaying({ debug_tools: true }));
  return listFeatureFlags(await backend());
};
const isDebugOn = async () =>
  (await queryClient.fetchQuery(flagsQuery)).find(({ name }) => name === 'debug_tools')?.enabled;

beforeEach(() => queryClient.clear());

test('the first flags come with another answer, and every reader waits for that one', async () => {
  expect(takeFlags(allOn)).toBe(true);
  expect(await isDebugOn()).toBe(true);
  expect(server.callsTo(FLAGS)).toHaveLength(1);
});

test('flags that are on their way or known are not taken again', async () => {
  const reading = isDebugOn();
  const other = jest.fn(allOn);
  expect(takeFlags(other)).toBe(false);
  await reading;
  expect(takeFlags(other)).toBe(false);
  expect(other).not.toHaveBeenCalled();
});

test('where the other answer does not come, they are read on their own', async () => {
  expect(takeFlags(() => Promise.reject(new Error('Down')))).toBe(true);
  expect(await isDebugOn()).toBe(false);
  expect(server.callsTo(FLAGS)).toHaveLength(1);
});
