/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { calledPaths, simulateNetwork } from './network';
import { parseQaState } from './qaState';

const answered = jest.fn(() => Promise.resolve(Response.json({ fine: true })));

class Socket {
  isClosed = false;
  constructor(readonly address: string | URL) {}
  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  answered.mockClear();
  window.fetch = answered;
  Reflect.set(window, 'WebSocket', Socket);
});
afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

const meet = (address: string) => simulateNetwork(parseQaState(address));

test('a call of a function on the edge is listed, and fails like any other', async () => {
  meet('?qa-failing=/functions/v1/checkout');
  const answer = await fetch('/functions/v1/checkout', { method: 'POST' });
  expect(answer.status).toBe(500);
  expect(answered).not.toHaveBeenCalled();
  expect(calledPaths()).toContain('/functions/v1/checkout');
  await expect((await fetch('/functions/v1/other')).json()).resolves.toEqual({ fine: true });
});

test('offline, nothing reaches the backend, by call or by live connection', async () => {
  meet('?qa-network=offline');
  expect(navigator.onLine).toBe(false);
  await expect(fetch('/functions/v1/checkout')).rejects.toThrow('Failed to fetch');
  const open = (path: string) => new WebSocket(`wss://localhost${path}`);
  expect(open('/realtime/v1/websocket?vsn=1.0.0')).toMatchObject({ isClosed: true });
  expect(open('/ws')).toMatchObject({ isClosed: false });
});

test('online, live connections stay open', () => {
  meet('');
  expect(new WebSocket('wss://localhost/realtime/v1/websocket')).toMatchObject({ isClosed: false });
});
