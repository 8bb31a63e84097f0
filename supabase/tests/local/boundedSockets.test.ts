import { WebSocket } from 'ws';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

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
const join = (place: number, topic = `user:${place}`, token = backend.publishableKey) =>
  JSON.stringify({
    topic: `realtime:${topic}`,
    event: 'phx_join',
    ref: String(place),
    join_ref: String(place),
    payload: { config: { private: true }, access_token: token },
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

test('an account that sends thousands of joins over many connections asks the database no more often', async () => {
  const client = backend.client();
  const id = await signUpAndIn(backend, client, 'flood@example.com');
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const sockets = Array.from({ length: 5 }, () => connect('198.51.100.3'));
  await Promise.all(sockets.map(opened));
  let admitted = 0;
  const answered = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        let answers = 0;
        socket.on('message', (data) => {
          const { event, payload }: { event: string; payload: { status?: string } } = JSON.parse(
            String(data),
          );
          if (event !== 'phx_reply') return;
          if (payload.status === 'ok') admitted += 1;
          answers += 1;
          if (answers === 60) resolve();
        });
      }),
  );
  for (const socket of sockets) {
    for (let place = 0; place < 60; place += 1) socket.send(join(place, `user:${id}`, token));
  }
  await Promise.all(answered);
  expect(admitted).toBeGreaterThan(0);
  // On a machine so slow that ten seconds pass meanwhile, as many again.
  expect(admitted).toBeLessThanOrEqual(240);
  for (const socket of sockets) socket.close();
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
  const status = (host: string, path = '/mailbox') =>
    new Promise<number | undefined>((resolve, reject) => {
      request(backend.origin, { path, headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .once('error', reject)
        .end();
    });
  expect(await status('evil.example:3900')).toBe(421);
  expect(await status('evil.example:3900', '/calendar/../mailbox')).toBe(421);
  expect(await status('localhost:3900')).toBe(200);
});
