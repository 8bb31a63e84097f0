/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { FakeBackend, fakeBackend } from './fakeBackend';

const post = (address: string, body: object) =>
  fetch(address, { method: 'POST', body: JSON.stringify(body) });

/** The hooks that calling `setUp` at the top of a test file would register. */
function hooksOf(setUp: () => void) {
  const before = jest.spyOn(globalThis, 'beforeEach').mockImplementation();
  const after = jest.spyOn(globalThis, 'afterEach').mockImplementation();
  setUp();
  const [[start] = [], [finish] = []] = [before.mock.lastCall, after.mock.lastCall];
  jest.restoreAllMocks();
  if (!start || !finish) throw new Error('No hook was registered.');
  return {
    start: () => Reflect.apply(start, null, []),
    finish: () => Reflect.apply(finish, null, []),
  };
}

test('a request no one set up fails the test, even when the product hides the failure', async () => {
  const { start, finish } = hooksOf(fakeBackend);
  start();
  await post('http://backend.test/rest/v1/rpc/foo', { id: 7 }).catch(() => undefined);
  await fetch('https://elsewhere.example/track?page=1').catch(() => undefined);
  expect(finish).toThrow(
    'The test did not expect POST /rest/v1/rpc/foo with {"id":7}\n' +
      'The test did not expect GET https://elsewhere.example/track?page=1',
  );
  start();
  expect(finish).not.toThrow();
});

describe('the fake backend', () => {
  const server = new FakeBackend();
  beforeEach(() => server.restart());

  it('refuses what it does not know', async () => {
    const response = await fetch('http://backend.test/rest/v1/jobs?select=id');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: 'The test did not expect GET /rest/v1/jobs?select=id',
    });
  });

  it('responds to exactly the path it was given, whatever the query', async () => {
    server.respondTo('/rest/v1/jobs', [{ id: 1 }]);
    expect(await (await fetch('http://backend.test/rest/v1/jobs?select=id')).json()).toEqual([
      { id: 1 },
    ]);
    expect((await fetch('http://backend.test/rest/v1/jobs_archive')).status).toBe(400);
    expect((await fetch('https://elsewhere.example/rest/v1/jobs')).status).toBe(400);
    expect(server.callsTo('/rest/v1/jobs')).toEqual([
      { method: 'GET', path: '/rest/v1/jobs?select=id', body: null },
    ]);
  });

  it('responds with the status it was given, and fails like a lost connection', async () => {
    server.respondTo('/rest/v1/rpc/foo', { message: 'No.' }, 400);
    server.disconnect('/rest/v1/rpc/bar');
    expect(await post('http://backend.test/rest/v1/rpc/foo', {})).toMatchObject({
      ok: false,
      status: 400,
    });
    await expect(post('http://backend.test/rest/v1/rpc/bar', {})).rejects.toThrow(
      new TypeError('Failed to fetch'),
    );
    expect(() => server.expectNoUnexpectedRequests()).not.toThrow();
  });

  it('answers what is held back once it is let go', async () => {
    server.respondTo('/rest/v1/jobs', []);
    const letGo = server.hold('/rest/v1/jobs');
    const answered = jest.fn();
    const answer = fetch('http://backend.test/rest/v1/jobs').then(answered);
    await fetch('http://backend.test/rest/v1/feature_flags');
    expect(answered).not.toHaveBeenCalled();
    letGo();
    await answer;
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('forgets everything between tests', async () => {
    server.respondTo('/rest/v1/jobs', []);
    server.accounts.add({ email: 'owner@demo.example' });
    server.restart();
    const credentials = { email: 'owner@demo.example', password: 'correct horse' };
    const token = 'http://backend.test/auth/v1/token?grant_type=password';
    expect((await post(token, credentials)).status).toBe(400);
    expect((await fetch('http://backend.test/rest/v1/jobs')).status).toBe(400);
  });
});
