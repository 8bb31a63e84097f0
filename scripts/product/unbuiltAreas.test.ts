import { createServer } from 'node:http';
import type { RemoteName } from '../../shared/kernel/src/contract/area';
import { answerForBuilds, secondsLeftAt } from './unbuiltAreas';

const builds = (waits: Partial<Record<RemoteName, number>>) => ({
  secondsLeft: (remote: RemoteName) => waits[remote] ?? null,
});

test('an address waits for its area, and for none once one that may answer there is built', () => {
  const none = builds({ 'mf-owner': 20, 'mf-vendor': 30, 'mf-admin': 40 });
  expect(secondsLeftAt(none, '/dashboard')).toBe(20);
  expect(secondsLeftAt(none, '/vendor/requests')).toBe(30);
  expect(secondsLeftAt(none, '/account')).toBe(20);
  expect(secondsLeftAt(builds({ 'mf-owner': 20, 'mf-admin': 40 }), '/account')).toBeNull();
  expect(secondsLeftAt(none, '/')).toBeNull();
  expect(secondsLeftAt(none, '/no/such/page')).toBeNull();
  expect(secondsLeftAt(builds({ 'mf-owner': NaN }), '/dashboard')).toBe(60);
});

test('pages read what is not built yet; nothing else is answered', async () => {
  const server = createServer((request, response) => {
    const own = builds({ 'mf-owner': 20, 'mf-admin': NaN });
    if (!answerForBuilds(own, request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  const answer = await fetch(`http://127.0.0.1:${port}/unbuilt-areas.json`);
  expect(await answer.json()).toEqual({ 'mf-owner': 20, 'mf-admin': null });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
  server.closeAllConnections();
});
