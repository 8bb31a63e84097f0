import { staleKeys, isAboutEndedSessions } from './staleKeys';

test('a message refreshes conversations, and the leads and requests it may have engaged', () => {
  expect(staleKeys({ kind: 'messages', request_id: 'r', conversation_id: 'c' })).toEqual([
    'conversations',
    'leads',
    'requests',
  ]);
});

test('a quote refreshes the request it was made for', () => {
  expect(staleKeys({ kind: 'quotes' })).toContain('requests');
});

test('a notification refreshes only the bell, a balance only the tokens', () => {
  expect(staleKeys({ kind: 'notifications' })).toEqual(['notifications']);
  expect(staleKeys({ kind: 'token_accounts' })).toEqual(['tokens']);
  expect(staleKeys({ kind: 'conversations' })).toEqual(['conversations']);
  expect(staleKeys({ kind: 'vendor_profiles' })).toContain('vendors');
});

test('an event about ended sessions is recognized and refreshes the account', () => {
  expect(isAboutEndedSessions({ kind: 'sessions' })).toBe(true);
  expect(isAboutEndedSessions({ kind: 'quotes' })).toBe(false);
  expect(isAboutEndedSessions(undefined)).toBe(false);
  expect(staleKeys({ kind: 'sessions' })).toEqual(['profiles']);
});

test.each([undefined, null, 'quotes', { kind: 'something new' }, { kind: 7 }])(
  'what cannot be understood (%p) refreshes everything live',
  (change) => {
    expect(staleKeys(change)).toEqual(staleKeys());
    expect(staleKeys(change)).toContain('conversations');
  },
);
