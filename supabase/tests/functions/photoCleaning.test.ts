import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../local/database';
import { postgresDatabase } from '../../local/postgresDatabase';
import { runBackend, signUpAndIn, type RunningBackend } from '../local/runningBackend';
import { LOCATED_PHOTO, TINY_PHOTOS } from '../local/tinyPhotos';
import { projectSecrets, WORKER_KEY } from './projectSecrets';
import { runFunction, type RunningFunction } from './runFunction';

// The function on Deno, against the storage of a running backend whose files are put there as hosted
// storage keeps them: as they were sent.

let backend: RunningBackend;
let database: Database;
let owner: SupabaseClient;
let ownerId: string;
let between: Server;
let photos: RunningFunction;
/** What was put into the place of a file, as it was sent. The backend would clean it once more. */
const replaced = new Map<string, Buffer>();
let isDown = false;

/** Passes every request on, and sees it. */
async function startBetween(): Promise<string> {
  between = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const { url = '/', method = 'GET', headers } = request;
      if (method === 'PUT') replaced.set(url, body);
      if (isDown && url.startsWith('/storage/')) return response.writeHead(503).end();
      const answer = await fetch(`${backend.origin}${url}`, {
        method,
        headers: Object.entries(headers)
          .filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
          .map(([name, value]): [string, string] => [name, String(value)]),
        ...(method !== 'GET' && { body: new Uint8Array(body) }),
      });
      const type = answer.headers.get('content-type') ?? '';
      const cache = answer.headers.get('cache-control') ?? '';
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': cache });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const bound = between.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
}

beforeAll(async () => {
  backend = await runBackend();
  database = postgresDatabase(backend.databaseUrl ?? '');
  photos = await runFunction('photos', {
    ...projectSecrets(backend),
    SUPABASE_URL: await startBetween(),
  });
  owner = backend.client();
  ownerId = await signUpAndIn(backend, owner, 'owner@example.com');
});
afterAll(async () => {
  photos.stop();
  between.close();
  between.closeAllConnections();
  await database.close();
  await backend.stop();
});
beforeEach(() => replaced.clear());

async function work() {
  const headers = { authorization: `Bearer ${WORKER_KEY}` };
  const answer = await photos.ask('/photos', { method: 'POST', headers });
  return { status: answer.status, ...(await answer.json()) };
}

/** Puts bytes where storage keeps those of an upload, as hosted storage would have taken them. */
async function put(bytes: Buffer, type = 'image/jpeg'): Promise<string> {
  const file = `${ownerId}/${randomUUID()}.jpg`;
  const photo = new Blob([TINY_PHOTOS['image/jpeg']], { type: 'image/jpeg' });
  const { error } = await owner.storage.from('tree-photos').upload(file, photo);
  expect(error).toBeNull();
  const [object] = await database.query<{ version: string }>(
    'select version from storage.objects where name = $1',
    [file],
  );
  writeFileSync(path.join(backend.dataDir, 'files', object?.version ?? ''), bytes);
  await database.query(
    `update storage.objects set metadata = metadata || jsonb_build_object('mimetype', $2::text) where name = $1`,
    [file, type],
  );
  return file;
}
const at = (file: string) => `/storage/v1/object/tree-photos/${file}`;
const names = async () =>
  (await database.query<{ name: string }>('select name from storage.objects order by name')).map(
    ({ name }) => name,
  );

test('it works for nobody without the key', async () => {
  expect((await photos.ask('/photos', { method: 'POST' })).status).toBe(401);
});

test('a located photo loses its place, a clean one stays as it is, and what is no photo is removed', async () => {
  const located = await put(LOCATED_PHOTO);
  const clean = await put(TINY_PHOTOS['image/jpeg']);
  await put(Buffer.from('<!doctype html><script>alert(1)</script>'));
  expect(await work()).toEqual({ status: 200, cleaned: 2, removed: 1, failures: 0 });
  expect([...replaced.keys()]).toEqual([at(located)]);
  expect(replaced.get(at(located))?.includes('Exif')).toBe(false);
  expect(replaced.get(at(located))?.length).toBeGreaterThan(100);
  expect(await names()).toEqual([clean, located].sort());
  const { data } = await owner.storage.from('tree-photos').download(located);
  expect(data?.type).toBe('image/jpeg');

  replaced.clear();
  expect(await work()).toEqual({ status: 200, cleaned: 0, removed: 0, failures: 0 });
  expect(replaced.size).toBe(0);
});

test('a PDF or a video that does not begin as one is removed, and any other stays as it is', async () => {
  const before = await names();
  const kept = [
    await put(Buffer.from('%PDF-1.7 and so on'), 'application/pdf'),
    await put(Buffer.from('\0\0\0\x18ftypmp42 and so on', 'latin1'), 'video/mp4'),
    await put(Buffer.from('\x1a\x45\xdf\xa3 and so on', 'latin1'), 'video/webm'),
  ];
  for (const type of ['application/pdf', 'video/mp4', 'video/webm']) {
    await put(Buffer.from('<!doctype html><script>alert(1)</script>'), type);
  }
  expect(await work()).toEqual({ status: 200, cleaned: 3, removed: 3, failures: 0 });
  expect(await names()).toEqual([...before, ...kept].sort());
  expect(replaced.size).toBe(0);
});

test('a photo that storage does not give out is tried again, and then named by the daily check', async () => {
  const file = await put(LOCATED_PHOTO);
  const later = () =>
    database.query(`update private.photo_cleaning set claimed_at = now() - interval '11 minutes'`);
  const findings = () =>
    database.query(`select finding from public.health_findings() where subject = 'photos'`);
  isDown = true;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await work()).toEqual({ status: 502, cleaned: 0, removed: 0, failures: 1 });
    expect(await work()).toMatchObject({ status: 200, cleaned: 0 });
    await later();
  }
  expect(await work()).toMatchObject({ status: 200, failures: 0 });
  expect(await findings()).toEqual([{ finding: '1 photos could not be cleaned.' }]);

  isDown = false;
  await database.query('update private.photo_cleaning set attempts = 4');
  expect(await work()).toMatchObject({ cleaned: 1 });
  expect([...replaced.keys()]).toEqual([at(file)]);
  expect(await findings()).toEqual([]);
});
