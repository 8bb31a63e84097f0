/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/dom';
import { fakeBackend } from '@tree-service/testing';
import { browserStorage } from '../browserStorage';
import { privacyChoices } from '../privacyChoices';
import { KEPT_REPORTS_KEY } from './keptReport';
import { keepReport, sendKeptReports } from './keptReports';
import { reportError } from './reportError';

const LOGS = '/rest/v1/error_logs';
const ARRIVED_BEFORE = { message: 'duplicate key', code: '23505' };
const server = fakeBackend();

beforeEach(() => {
  browserStorage.remove(KEPT_REPORTS_KEY);
  server.respondTo(LOGS);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const kept = () => (browserStorage.read(KEPT_REPORTS_KEY) ?? '').split('\n').filter(Boolean);
const sent = () => server.callsTo(LOGS).map(({ body }) => Object(body));
const keep = (message: string, more: object = {}) =>
  keepReport({ message, severity: 'error', category: 'ui', report_key: message, ...more });

test.each([
  ['is not reached', () => server.disconnect(LOGS)],
  ['cannot work', () => server.respondTo(LOGS, { message: 'Down', code: 'PGRST002' }, 503)],
])('a report made while the backend %s arrives once it answers again', async (_what, fail) => {
  fail();
  reportError(new Error('Broken'), { context: { attempt: 2 } });
  await waitFor(() => expect(kept()).toHaveLength(1));
  const failed = sent().length;

  server.respondTo(LOGS);
  window.dispatchEvent(new Event('online'));
  reportError(new Error('Later'));
  await waitFor(() => expect(kept()).toEqual([]));
  const arrived = sent().slice(failed);
  expect(arrived.map(({ message }) => message).sort()).toEqual(['Error: Broken', 'Error: Later']);
  const late = arrived.find(({ message }) => message === 'Error: Broken');
  expect(late.report_key).toBe(sent()[0].report_key);
  expect(late.context).toMatchObject({ attempt: 2, occurred_at: expect.stringMatching(/Z$/) });
});

test('what waits is sent when a page is loaded, the oldest first, and nothing is sent twice', async () => {
  keep('one');
  keep('two');
  sendKeptReports();
  sendKeptReports();
  await waitFor(() => expect(kept()).toEqual([]));
  sendKeptReports();
  expect(sent().map(({ message }) => message)).toEqual(['one', 'two']);
});

test('a report that had arrived is done with; while the backend fails, all wait', async () => {
  keep('one');
  server.respondTo(LOGS, ARRIVED_BEFORE, 409);
  sendKeptReports();
  await waitFor(() => expect(kept()).toEqual([]));

  keep('two');
  keep('three');
  server.respondTo(LOGS, { message: 'Down', code: 'PGRST002' }, 503);
  sendKeptReports();
  await waitFor(() => expect(console.info).toHaveBeenCalled());
  expect(kept()).toHaveLength(2);
  expect(sent().map(({ message }) => message)).toEqual(['one', 'two']);
});

test('a browser keeps few reports, the first ones, and little text', () => {
  for (let count = 1; count <= 30; count += 1) keep(`report ${count}`);
  expect(kept()).toHaveLength(20);
  expect(kept()[0]).toContain('report 1"');

  browserStorage.remove(KEPT_REPORTS_KEY);
  for (let count = 1; count <= 30; count += 1)
    keep(`${count}`, { stack_trace: 'x'.repeat(20_000) });
  expect(kept().length).toBeGreaterThan(5);
  expect(kept().join('\n').length).toBeLessThan(32_000);
});

test('a report is sent as the person it happened to, or as nobody', async () => {
  keep('of someone', { user_id: '3f2b8a90-4c1d-4e5f-8a6b-7c8d9e0f1a2b' });
  sendKeptReports();
  await waitFor(() => expect(kept()).toEqual([]));
  expect(sent()).toMatchObject([{ message: 'of someone', user_id: null }]);
});

test('what cannot be read, and what people do not want to send, is forgotten', async () => {
  browserStorage.write(KEPT_REPORTS_KEY, 'not a report\n');
  sendKeptReports();
  await waitFor(() => expect(kept()).toEqual([]));

  privacyChoices.allow('errorReports', false);
  keep('private');
  sendKeptReports();
  await waitFor(() => expect(kept()).toEqual([]));
  privacyChoices.allow('errorReports', true);
  expect(sent()).toEqual([]);
});
