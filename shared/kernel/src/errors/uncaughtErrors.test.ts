/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/dom';
import { fakeBackend } from '@tree-service/testing';
import { watchUncaughtErrors } from './uncaughtErrors';

const LOGS = '/rest/v1/error_logs';
const server = fakeBackend();
let stop: () => void;

beforeEach(() => {
  server.respondTo(LOGS);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stop = watchUncaughtErrors();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const fail = (error: unknown, message = 'failed') =>
  window.dispatchEvent(Object.assign(new Event('error'), { error, message }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const sources = () => server.callsTo(LOGS).map(({ body }) => body);

test('an error in a timer and a rejected promise are saved, with where they were noticed', async () => {
  fail(new Error('In a timer'));
  reject(new Error('Nobody waited'));
  await waitFor(() => expect(server.callsTo(LOGS)).toHaveLength(2));
  expect(sources()).toMatchObject([
    { message: 'Error: In a timer', source: 'uncaught error', severity: 'error' },
    { message: 'Error: Nobody waited', source: 'unhandled rejection' },
  ]);
});

test('errors without a message, or that are not failures, are not saved', async () => {
  fail(null, 'Script error.');
  fail(new Error('x'), 'ResizeObserver loop completed with undelivered notifications.');
  reject(Object.assign(new Error('stopped'), { name: 'AbortError' }));
  stop();
  reject(new Error('After the watch'));
  stop = watchUncaughtErrors();
  fail(new Error('Seen'));
  await waitFor(() => expect(sources()).toMatchObject([{ message: 'Error: Seen' }]));
});
