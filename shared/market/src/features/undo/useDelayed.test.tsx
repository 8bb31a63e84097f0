import { act, renderHook } from '@testing-library/react';
import { useDelayed } from './useDelayed';

const MS = 10_000;
const send = jest.fn<void, [string]>();

beforeEach(() => {
  send.mockReset();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function press() {
  const rendered = renderHook(() => useDelayed<string>(send, MS));
  act(() => rendered.result.current.start('on my way'));
  return rendered;
}
function show(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('sends once the time to undo is over', () => {
  press();
  act(() => jest.advanceTimersByTime(MS - 1));
  expect(send).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(send.mock.calls).toEqual([['on my way']]);
});

test.each([
  ['the page is hidden, as when a phone is locked', () => show('hidden')],
  ['the page is left', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
])('sends at once and only once when %s', (_, leave) => {
  press();
  leave();
  expect(send.mock.calls).toEqual([['on my way']]);
  leave();
  act(() => jest.advanceTimersByTime(2 * MS));
  expect(send).toHaveBeenCalledTimes(1);
});

test('sends at once when what shows it goes away', () => {
  press().unmount();
  expect(send.mock.calls).toEqual([['on my way']]);
});

test('a page that is shown again still waits', () => {
  press();
  show('visible');
  expect(send).not.toHaveBeenCalled();
});

test('what was undone is not sent by hiding the page', () => {
  const { result } = press();
  act(() => result.current.undo());
  show('hidden');
  expect(send).not.toHaveBeenCalled();
  expect(result.current.given).toBeNull();
});
