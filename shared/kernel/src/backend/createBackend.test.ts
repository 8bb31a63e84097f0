/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { keepaliveFetch } from './createBackend';

const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response('null'));
  globalThis.fetch = sent;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const write = (body: string) =>
  keepaliveFetch('https://backend.test/rest/v1/rpc/start_job', {
    method: 'POST',
    body,
  });
const outlives = () => sent.mock.calls[0]?.[1]?.keepalive ?? false;

test.each([
  ['a hidden page', 'hidden', '{"job_id":"1"}', true],
  ['a visible page', 'visible', '{"job_id":"1"}', false],
  ['a hidden page, too long to outlive it', 'hidden', 'x'.repeat(70_000), false],
] as const)('what %s writes', async (_, visibility, body, expected) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await write(body);
  expect(outlives()).toBe(expected);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body });
});

test('what a hidden page reads ends with it', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await keepaliveFetch('https://backend.test/rest/v1/jobs');
  expect(outlives()).toBe(false);
});
