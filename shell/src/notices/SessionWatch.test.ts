/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { watchInactivity } from './SessionWatch';

const MINUTE = 60_000;

const handlers = { onWarning: jest.fn(), onReturn: jest.fn(), onLimit: jest.fn() };
let stored: Map<string, string>;
let stop: () => void;

const record = {
  read: (key: string) => stored.get(key) ?? null,
  write: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-15T12:00:00Z') });
  jest.clearAllMocks();
  stored = new Map();
  stop = watchInactivity(record, handlers);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const act = (name: string) => window.dispatchEvent(new Event(name));

function actInAnotherTab(): void {
  stored.set('tree-service-last-activity', String(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'tree-service-last-activity' }));
}

describe('watchInactivity', () => {
  it('warns after 25 minutes and ends after 30', () => {
    jest.advanceTimersByTime(25 * MINUTE - 1);
    expect(handlers.onWarning).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(handlers.onWarning).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(5 * MINUTE - 1);
    expect(handlers.onLimit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(handlers.onLimit).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60 * MINUTE);
    expect(handlers.onLimit).toHaveBeenCalledTimes(1);
  });

  it.each([
    'mousedown',
    'mousemove',
    'keypress',
    'keydown',
    'input',
    'wheel',
    'scroll',
    'touchstart',
    'click',
  ])('starts over with %s', (name) => {
    jest.advanceTimersByTime(24 * MINUTE);
    act(name);
    jest.advanceTimersByTime(24 * MINUTE);
    expect(handlers.onWarning).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1 * MINUTE);
    expect(handlers.onWarning).toHaveBeenCalledTimes(1);
  });

  it('takes activity in another tab for activity', () => {
    jest.advanceTimersByTime(24 * MINUTE);
    actInAnotherTab();
    jest.advanceTimersByTime(24 * MINUTE);
    expect(handlers.onWarning).not.toHaveBeenCalled();
  });

  it('dismisses the warning on activity, here or in another tab', () => {
    jest.advanceTimersByTime(26 * MINUTE);
    act('click');
    expect(handlers.onReturn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(26 * MINUTE);
    actInAnotherTab();
    expect(handlers.onReturn).toHaveBeenCalledTimes(2);
    expect(handlers.onLimit).not.toHaveBeenCalled();
  });

  it('is not fooled by the mouse move that wakes a sleeping device', () => {
    jest.setSystemTime(Date.now() + 45 * MINUTE);
    act('mousemove');
    expect(handlers.onLimit).toHaveBeenCalledTimes(1);
  });

  it.each([
    { lifetime: String(Date.parse('2026-07-15T12:00:00Z')), idle: 48 * 60, ends: false },
    { lifetime: 'withBrowser', idle: 29, ends: false },
    { lifetime: 'withBrowser', idle: 31, ends: true },
  ])('judges a page opened $idle minutes after the last activity ($lifetime)', (opened) => {
    stop();
    stored.set('tree-service-session-lifetime', opened.lifetime);
    stored.set('tree-service-last-activity', String(Date.now() - opened.idle * MINUTE));
    stop = watchInactivity(record, handlers);
    expect(handlers.onLimit).toHaveBeenCalledTimes(opened.ends ? 1 : 0);
    jest.advanceTimersByTime(24 * MINUTE);
    expect(handlers.onLimit).toHaveBeenCalledTimes(opened.ends ? 1 : 0);
    // One that is opened in time has been warned about before, and the warning goes.
    expect(handlers.onReturn).toHaveBeenCalledTimes(opened.idle === 29 ? 1 : 0);
  });

  it('stops', () => {
    stop();
    jest.advanceTimersByTime(60 * MINUTE);
    act('click');
    expect(handlers.onWarning).not.toHaveBeenCalled();
    expect(handlers.onLimit).not.toHaveBeenCalled();
  });
});
