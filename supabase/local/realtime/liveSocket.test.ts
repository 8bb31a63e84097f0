import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import { Attempts } from '../auth/attempts';
import { LiveSocket, type Connection } from './liveSocket';

class ConnectionDouble extends EventEmitter implements Connection {
  readonly OPEN: number = WebSocket.OPEN;
  readyState: number = WebSocket.OPEN;
  readonly send = jest.fn();
  readonly terminate = jest.fn();
  readonly close = jest.fn((): void => {
    this.readyState = WebSocket.CLOSING;
  });
}

test('what still arrives from a client that was refused is not read', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const connection = new ConnectionDouble();
  new LiveSocket(connection, {
    version: '2.0.0',
    keys: { jwtSecret: '', publishableKey: '', secretKey: '' },
    joins: new Attempts(1, 1),
    mayHear: () => Promise.resolve(false),
    onError: jest.fn(),
  });
  for (let place = 0; place < 5; place += 1) connection.emit('message', '['.repeat(1000), false);
  expect(connection.close).toHaveBeenCalledTimes(1);
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
});
