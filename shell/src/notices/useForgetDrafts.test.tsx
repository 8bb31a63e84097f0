import { act, renderHook } from '@testing-library/react';
import { keepFormDraft, readFormDraft } from '@tree-service/design/drafts';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState } from '@tree-service/testing';
import { useForgetDrafts } from './GlobalNotices';

const be = (state: ReturnType<typeof fakeAuthState>) => act(() => useAuth.setState(state, true));

/** Whether something typed is there again after the session ended this way and the person came back. */
async function survives(
  signOutReason: 'choice' | 'forced' | 'inactivity' | 'expired',
): Promise<boolean> {
  be(fakeAuthState('vendor'));
  keepFormDraft('note', { words: 'Ladder' });
  const { unmount } = renderHook(() => useForgetDrafts());
  be(fakeAuthState('signedOut', { signOutReason }));
  await act(() => import('@tree-service/design/drafts'));
  be(fakeAuthState('vendor'));
  const isThere = readFormDraft('note') !== null;
  unmount();
  return isThere;
}

test('signing out removes what was typed from the device', async () => {
  expect(await survives('choice')).toBe(false);
  expect(await survives('forced')).toBe(false);
});

test('a session that times out loses nothing', async () => {
  expect(await survives('inactivity')).toBe(true);
  expect(await survives('expired')).toBe(true);
});
