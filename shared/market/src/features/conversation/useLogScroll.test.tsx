import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLogScroll, type LogContents } from './useLogScroll';

const VIEW = 300;
let height = 0;
let scrollTop = 0;
let resize: () => void = () => undefined;

class Observer implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    resize = () => callback([], this);
  }
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

// The browser of the tests lays nothing out: the log is as high as a test says.
beforeEach(() => {
  scrollTop = 0;
  window.ResizeObserver = Observer;
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, get: () => VIEW },
    scrollHeight: { configurable: true, get: () => height },
    scrollTop: {
      configurable: true,
      get: () => scrollTop,
      set: (to: number) => {
        scrollTop = Math.max(0, Math.min(to, height - VIEW));
      },
    },
  });
});

function Log(contents: LogContents) {
  const log = useRef<HTMLDivElement>(null);
  return <div ref={log} role="log" onScroll={useLogScroll(log, contents)} />;
}

/** A log of ten messages, 1,000 px high, and what shows it with other contents at another height. */
function open() {
  height = 1000;
  const { rerender } = render(<Log firstId="1" count={10} outgoing={0} />);
  return (contents: Partial<LogContents>, next: number) => {
    height = next;
    rerender(<Log firstId="1" count={10} outgoing={0} {...contents} />);
  };
}

function scrollTo(top: number): void {
  scrollTop = top;
  fireEvent.scroll(screen.getByRole('log'));
}

test('a conversation opens at its end, and stays there as messages arrive and grow', () => {
  const show = open();
  expect(scrollTop).toBe(700);
  show({ count: 11 }, 1060);
  expect(scrollTop).toBe(760);
  height = 1200;
  act(() => resize());
  expect(scrollTop).toBe(900);
});

test('after sending, the whole message is in view, also once it has been delivered', () => {
  const show = open();
  scrollTo(100);
  show({ count: 11, outgoing: 1 }, 1060);
  expect(scrollTop).toBe(760);
  // It takes one line more than it did on its way: something in it is hidden.
  show({ count: 11, outgoing: 0 }, 1090);
  expect(scrollTop).toBe(790);
});

test('an incoming message does not scroll a reader away from older messages', () => {
  const show = open();
  scrollTo(100);
  show({ count: 11 }, 1060);
  act(() => resize());
  expect(scrollTop).toBe(100);
});

test('older messages put above leave the reader at the same message', () => {
  const show = open();
  scrollTo(100);
  show({ firstId: '0', count: 20 }, 1800);
  expect(scrollTop).toBe(900);
});
