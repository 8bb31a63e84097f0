import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import { Attempts } from '../auth/attempts';
import { LiveSocket } from './liveSocket';

test('what still arrives from a client that was refused is not read', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN,
    OPEN: WebSocket.OPEN,
    close: jest.fn(() => (socket.readyState = WebSocket.CLOSING)),
    send: jest.fn(),
  });
  new LiveSocket(socket, {
    version: '2.0.0',
    keys: { jwtSecret: '', publishableKey: '', secretKey: '' },
    joins: new Attempts(1, 1),
    mayHear: () => Promise.resolve(false),
    onError: jest.fn(),
  });
  for (let place = 0; place < 5; place += 1) socket.emit('message', '['.repeat(1000), false);
  expect(socket.close).toHaveBeenCalledTimes(1);
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
});
