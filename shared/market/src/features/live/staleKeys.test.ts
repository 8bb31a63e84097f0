import { staleKeys, tellsOfEndedSessions } from './staleKeys';

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

test('a notification refreshes the bell alone, a balance the tokens alone', () => {
  expect(staleKeys({ kind: 'notifications' })).toEqual(['notifications']);
  expect(staleKeys({ kind: 'token_accounts' })).toEqual(['tokens']);
  expect(staleKeys({ kind: 'conversations' })).toEqual(['conversations']);
  expect(staleKeys({ kind: 'vendor_profiles' })).toContain('vendors');
});

test('news of ended sessions is told from other news, and refreshes what is known of the person', () => {
  expect(tellsOfEndedSessions({ kind: 'sessions' })).toBe(true);
  expect(tellsOfEndedSessions({ kind: 'quotes' })).toBe(false);
  expect(tellsOfEndedSessions(undefined)).toBe(false);
  expect(staleKeys({ kind: 'sessions' })).toEqual(['profiles']);
});

test.each([undefined, null, 'quotes', { kind: 'something new' }, { kind: 7 }])(
  'what cannot be understood (%p) refreshes everything live',
  (change) => {
    expect(staleKeys(change)).toEqual(staleKeys());
    expect(staleKeys(change)).toContain('conversations');
  },
);
