import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { answerWhenReady, type Answers } from './readiness';

let server: Server;
let port: number;
let ready: (answers: Answers) => void;
beforeEach(async () => {
  server = createServer();
  ready = answerWhenReady(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const answers: Answers = {
  request: (_, response) => response.end('page'),
  upgrade: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
};

/** The first line of the answer to a request for a web socket. */
function upgrade(): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'GET /realtime/v1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      );
    });
    socket.once('data', (data: Buffer) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

test('until it is ready, every request is asked to come back in a moment', async () => {
  for (const path of ['/healthz', '/', '/rest/v1/profiles', '/%zz']) {
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 503]);
    expect(headers.get('retry-after')).toBe('2');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(await upgrade()).toBe('HTTP/1.1 503 Service Unavailable');
});

test('before the product is ready, browsers see a page that reloads until it is', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/dashboard`, {
    headers: { accept: 'text/html,*/*;q=0.8' },
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.text()).toMatch(
    /http-equiv="refresh" content="2"[^]*Tree Service is starting/,
  );
});

test('once it is ready it answers, and says so at /healthz', async () => {
  ready(answers);
  expect(await (await get('/')).text()).toBe('page');
  expect((await get('/healthz')).status).toBe(200);
  expect(await upgrade()).toBe('HTTP/1.1 101 Switching Protocols');
});
