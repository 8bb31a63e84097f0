import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';
import { TINY_PHOTOS, type PhotoType } from './tinyPhotos';

const BUCKET = 'tree-photos';
const PHOTO = `${randomUUID()}.jpg`;
const DEEP = randomUUID();
const JPEG = photo('image/jpeg');
const PNG = photo('image/png');
const WEBP = photo('image/webp');

function photo(type: PhotoType): Blob {
  return new Blob([new Uint8Array(TINY_PHOTOS[type])], { type });
}

let backend: RunningBackend;
let owner: SupabaseClient;
let stranger: SupabaseClient;
let ownerId: string;
beforeAll(async () => {
  backend = await runBackend();
  owner = backend.client();
  stranger = backend.client();
  ownerId = await signUpAndIn(backend, owner, 'owner@example.com');
  await signUpAndIn(backend, stranger, 'stranger@example.com');
});
afterAll(() => backend.stop());

function store(client: SupabaseClient, path: string, file: Blob | Uint8Array, options = {}) {
  return client.storage.from(BUCKET).upload(path, file, options);
}

test.each([
  [PHOTO, JPEG],
  [`${randomUUID()}.png`, PNG],
  [`${DEEP}/${randomUUID()}.webp`, WEBP],
])('the owner of a folder stores and reads %s', async (name, file) => {
  const path = `${ownerId}/${name}`;
  const stored = await store(owner, path, file);
  expect(stored.error).toBeNull();
  expect(stored.data?.path).toBe(path);
  const { data } = await owner.storage.from(BUCKET).download(path);
  expect(data?.type).toBe(file.type);
  const picture = await sharp(await (data ?? new Blob()).arrayBuffer()).metadata();
  expect(picture).toMatchObject({
    format: file.type.slice('image/'.length),
    width: 2,
    height: 2,
  });
});

test('bytes are taken as well as files', async () => {
  const bytes = new Uint8Array(await JPEG.arrayBuffer());
  const stored = await store(owner, `${ownerId}/${randomUUID()}.jpg`, bytes, {
    contentType: 'image/jpeg',
  });
  expect(stored.error).toBeNull();
});

test('no one else reads, signs, lists or removes it', async () => {
  const path = `${ownerId}/${randomUUID()}.jpg`;
  await store(owner, path, JPEG);
  for (const client of [stranger, backend.client()]) {
    const bucket = client.storage.from(BUCKET);
    expect((await bucket.download(path)).error?.message).toBe('Object not found');
    expect((await bucket.createSignedUrl(path, 60)).error?.message).toBe('Object not found');
    expect((await bucket.createSignedUrls([path], 60)).data?.[0]?.signedUrl ?? null).toBeNull();
    expect((await bucket.list(ownerId)).data).toEqual([]);
    expect((await bucket.remove([path])).data).toEqual([]);
    expect((await bucket.exists(path)).data).toBe(false);
  }
  expect((await owner.storage.from(BUCKET).exists(path)).data).toBe(true);
});

test('a photo that may not be stored is not even opened', async () => {
  const path = `${ownerId}/${randomUUID()}.jpg`;
  const damaged = new Blob([(await JPEG.arrayBuffer()).slice(0, 100)], { type: 'image/jpeg' });
  const refused = await store(backend.client(), path, damaged);
  expect(refused.error?.message).toBe('new row violates row-level security policy');
  expect((await store(owner, path, damaged)).error?.message).toContain('This photo is damaged');
  expect((await owner.storage.from(BUCKET).exists(path)).data).toBe(false);
});

test('no one stores into the folder of someone else', async () => {
  for (const client of [stranger, backend.client()]) {
    const { error } = await store(client, `${ownerId}/${randomUUID()}.jpg`, JPEG);
    expect(error?.message).toBe('new row violates row-level security policy');
  }
  const { error } = await store(stranger, `${ownerId}/${PHOTO}`, JPEG, { upsert: true });
  expect(error?.message).toBe('new row violates row-level security policy');
});

test('a signed address lasts an hour at most, however long was asked for', async () => {
  const path = `${ownerId}/${randomUUID()}.jpg`;
  await store(owner, path, JPEG);
  const year = 365 * 86_400;
  const { data } = await owner.storage.from(BUCKET).createSignedUrl(path, year);
  const token = new URL(String(data?.signedUrl)).searchParams.get('token') ?? '';
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(3_600_000);
});

test('a signed address opens without an account, for its file and its time alone', async () => {
  const [signed, other] = [`${randomUUID()}.jpg`, `${randomUUID()}.jpg`];
  const path = `${ownerId}/${signed}`;
  await store(owner, path, JPEG);
  await store(owner, `${ownerId}/${other}`, PNG.slice(0, 9, 'image/png'));
  const { data } = await owner.storage.from(BUCKET).createSignedUrl(path, 60);
  const address = String(data?.signedUrl);
  const opened = await fetch(address);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('content-type')).toBe('image/jpeg');
  expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(address.replace(signed, other))).status).toBe(401);
  expect((await fetch(`${address}x`)).status).toBe(401);
  const again = await fetch(address, {
    headers: { 'if-none-match': String(opened.headers.get('etag')) },
  });
  expect(again.status).toBe(304);
});

test('a name is taken once, unless replacing is asked for and allowed', async () => {
  const path = `${ownerId}/${randomUUID()}.jpg`;
  await store(owner, path, JPEG);
  expect((await store(owner, path, JPEG)).error?.message).toBe('The resource already exists');
});

test.each([
  ['an HTML page called .jpg', new Blob(['<html><script>1</script>'], { type: 'image/jpeg' })],
  ['an HTML page', new Blob(['<html></html>'], { type: 'text/html' })],
  ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })],
  ['a PNG that claims to be a JPEG', PNG.slice(0, 9, 'image/jpeg')],
  ['an empty file', new Blob([], { type: 'image/png' })],
])('%s is refused', async (_kind, file) => {
  const { error } = await store(owner, `${ownerId}/${randomUUID()}.jpg`, file);
  expect(error).toMatchObject({ status: 400, statusCode: '415' });
});

test('a file over 10 MB is refused', async () => {
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  large.set([0xff, 0xd8, 0xff]);
  const { error } = await store(
    owner,
    `${ownerId}/${randomUUID()}.jpg`,
    new Blob([large], { type: 'image/jpeg' }),
  );
  expect(error).toMatchObject({ status: 400, statusCode: '413' });
});

test.each([
  '../escape.jpg',
  'a/../../b.jpg',
  'nul\0.jpg',
  'line\nbreak.jpg',
  'percent%2e.jpg',
  'ünïcode.jpg',
])('the name %j is refused or harmless', async (name) => {
  const path = `${ownerId}/${name}`;
  const answer = await fetch(
    `${backend.origin}/storage/v1/object/${BUCKET}/${encodeURIComponent(path)}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(owner)}`, 'content-type': 'image/jpeg' },
      body: JPEG,
    },
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: 'InvalidKey' });
});

test('a folder lists one level: folders without id, files with names of their own', async () => {
  const { data } = await owner.storage.from(BUCKET).list(ownerId, { limit: 100 });
  const names = data?.map((entry) => entry.name);
  expect(names).toEqual([...(names ?? [])].sort());
  expect(data?.find((entry) => entry.name === DEEP)?.id).toBeNull();
  expect(data?.find((entry) => entry.name === PHOTO)?.metadata).toMatchObject({
    mimetype: 'image/jpeg',
  });
});

test('the owner removes a photo that nothing shows', async () => {
  const path = `${ownerId}/${randomUUID()}.jpg`;
  await store(owner, path, JPEG);
  const removed = await owner.storage.from(BUCKET).remove([path]);
  expect(removed.data?.map((object) => object.name)).toEqual([path]);
  expect((await owner.storage.from(BUCKET).download(path)).error).not.toBeNull();
});

test('an expired or forged token is refused', async () => {
  const address = `${backend.origin}/storage/v1/object/${BUCKET}/${ownerId}/${PHOTO}`;
  const [head, body] = (await tokenOf(owner)).split('.');
  for (const token of ['nonsense', `${head}.${body}.forged`]) {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  }
});

async function tokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}
