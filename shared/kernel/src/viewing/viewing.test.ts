/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { fakeAuthState } from '@tree-service/testing';
import {
  authState,
  currentViewing,
  ownAuthState,
  setAuthState,
  setViewing,
  signedOut,
} from '../auth/authStore';
import { BackendError } from '../backend/backendError';
import { reportError } from '../errors/reportError';
import { viewingFetch } from './viewingFetch';

const ADMIN = fakeAuthState('admin');
const { profile, user } = fakeAuthState('vendor');
if (profile === null || user === null) throw new Error('A Pro has a profile.');
const VENDOR = { ...profile, id: 'vendor', first_name: 'Ana', last_name: 'Whitfield' };
const USER = { ...user, id: 'vendor' };
const ORIGIN = 'https://project.example';
const REFUSED = {
  code: '25006',
  message: 'You are viewing as Ana Whitfield. Nothing can be changed.',
  details: null,
  hint: 'viewing',
};

let asked: { address: string; viewAs: string | null }[];
let answer: Response;
const realFetch = globalThis.fetch;
beforeEach(() => {
  asked = [];
  answer = Response.json([]);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked.push({
      address: `${request.method} ${pathname}`,
      viewAs: request.headers.get('x-view-as'),
    });
    return answer;
  };
  setAuthState(ADMIN);
});
afterEach(() => {
  setAuthState(signedOut(null));
  globalThis.fetch = realFetch;
});

function view(): void {
  const adminId = ADMIN.user?.id ?? '';
  setViewing({ id: 'v1', adminId, person: VENDOR, user: USER, endsAt: Date.now() + 60_000 });
  setAuthState(ADMIN);
}

const send = (method: string, path: string) =>
  viewingFetch(ORIGIN + path, { method, headers: { apikey: 'key' } });

test('a viewing presents the person, while the session stays the administrator’s', () => {
  view();
  expect(authState()).toMatchObject({ user: { id: 'vendor' }, profile: { user_type: 'vendor' } });
  expect(ownAuthState()).toEqual(ADMIN);
  setAuthState(signedOut('choice'));
  expect({ auth: authState(), viewing: currentViewing() }).toEqual({
    auth: signedOut('choice'),
    viewing: null,
  });
});

test('calls of the Data API name the viewing; the administrator’s own calls do not', async () => {
  await send('GET', '/rest/v1/leads');
  view();
  await send('GET', '/rest/v1/leads');
  await send('POST', '/rest/v1/rpc/my_lead_list');
  await send('POST', '/rest/v1/rpc/end_viewing');
  await send('POST', '/rest/v1/error_logs');
  expect(asked.map(({ viewAs }) => viewAs)).toEqual([null, 'v1', 'v1', null, null]);
});

test('what the database refuses to write says whose pages these are, and is no error report', async () => {
  view();
  answer = Response.json(
    { code: '25006', message: 'cannot execute UPDATE in a read-only transaction' },
    { status: 405 },
  );
  const refused = await send('POST', '/rest/v1/rpc/accept_lead');
  expect({ status: refused.status, body: await refused.json() }).toEqual({
    status: 405,
    body: REFUSED,
  });
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reportError(new BackendError(REFUSED.message, '25006', 'viewing', 405));
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

test.each([
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/factors'],
  ['POST', '/functions/v1/checkout'],
  ['POST', '/storage/v1/object/request-photos/vendor/1.jpg'],
  ['DELETE', '/storage/v1/object/request-photos'],
  ['POST', '/rest/v1/rpc/view_lead'],
  ['POST', '/rest/v1/rpc/mark_conversation_read'],
])('%s %s never leaves the browser in a viewing', async (method, path) => {
  view();
  const refused = await send(method, path);
  expect({ asked, body: await refused.json() }).toEqual({ asked: [], body: REFUSED });
});

test.each([
  ['POST', '/auth/v1/token'],
  ['GET', '/auth/v1/user'],
  ['POST', '/storage/v1/object/sign/request-photos/vendor/1.jpg'],
  ['GET', '/storage/v1/object/authenticated/request-photos/vendor/1.jpg'],
])('%s %s goes on with the session itself', async (method, path) => {
  view();
  await send(method, path);
  expect(asked).toEqual([{ address: `${method} ${path}`, viewAs: null }]);
});
