import { WebSocket } from 'ws';
import { runBackend, type RunningBackend } from './runningBackend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await runBackend();
});
afterAll(() => backend.stop());

function connect(from = '198.51.100.1'): WebSocket {
  const address = `${backend.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=1.0.0`;
  return new WebSocket(address, { headers: { 'x-forwarded-for': from } });
}
const opened = (socket: WebSocket) =>
  new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
const join = (place: number) =>
  JSON.stringify({
    topic: `realtime:user:${place}`,
    event: 'phx_join',
    ref: String(place),
    join_ref: String(place),
    payload: { config: { private: true }, access_token: backend.publishableKey },
  });

test('a visitor who sends thousands of joins is cut off without affecting others', async () => {
  const sockets = Array.from({ length: 20 }, () => connect());
  expect(await Promise.all(sockets.map(opened))).not.toContain(false);
  const closed = sockets.map(
    (socket) => new Promise<number>((resolve) => socket.once('close', resolve)),
  );
  for (const socket of sockets) {
    for (let place = 0; place < 1200; place += 1) socket.send(join(place));
  }
  const started = performance.now();
  const answer = await fetch(`${backend.origin}/rest/v1/feature_flags?select=name`, {
    headers: { apikey: backend.publishableKey },
  });
  expect(answer.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(5000);
  for (const socket of sockets) socket.close();
  await Promise.all(closed);
});

test('one address has so many connections, and leaves room for others', async () => {
  const sockets: WebSocket[] = [];
  let refused = false;
  while (!refused && sockets.length < 150) {
    const socket = connect('198.51.100.7');
    refused = !(await opened(socket));
    if (!refused) sockets.push(socket);
  }
  expect(sockets).toHaveLength(100);
  const other = connect('198.51.100.8');
  expect(await opened(other)).toBe(true);
  for (const socket of [...sockets, other]) socket.close();
});

test('the mailbox answers only to the names of this machine', async () => {
  const { request } = await import('node:http');
  const status = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${backend.origin}/mailbox`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .once('error', reject)
        .end();
    });
  expect(await status('evil.example:3900')).toBe(421);
  expect(await status('localhost:3900')).toBe(200);
});
