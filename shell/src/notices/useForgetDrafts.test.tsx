import { act, renderHook } from '@testing-library/react';
import { keepFormDraft, readFormDraft } from '@tree-service/design/drafts';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState } from '@tree-service/testing';
import { useForgetDrafts } from './useForgetDrafts';

const be = (state: ReturnType<typeof fakeAuthState>) => act(() => useAuth.setState(state, true));

/** Whether something typed is there again after the session ended this way and the person came back. */
function survives(signOutReason: 'choice' | 'forced' | 'inactivity' | 'expired'): boolean {
  be(fakeAuthState('vendor'));
  keepFormDraft('note', { words: 'Ladder' });
  const { unmount } = renderHook(() => useForgetDrafts());
  be(fakeAuthState('signedOut', { signOutReason }));
  be(fakeAuthState('vendor'));
  const isThere = readFormDraft('note') !== null;
  unmount();
  return isThere;
}

test('signing out removes what was typed from the device', () => {
  expect(survives('choice')).toBe(false);
  expect(survives('forced')).toBe(false);
});

test('a session that ends by itself loses nothing', () => {
  expect(survives('inactivity')).toBe(true);
  expect(survives('expired')).toBe(true);
});
