import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { CARRIERS, DAMAGED, DOUBLE_ENDINGS, NAMES_REFUSED, NO_PHOTOS } from './hostileFiles';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';
import { LOCATED_PHOTO, TINY_PHOTOS, type PhotoType } from './tinyPhotos';

const PHOTO_TYPES: PhotoType[] = ['image/jpeg', 'image/png', 'image/webp'];

let backend: RunningBackend;
let ownerId: string;
let token: string;
let strangersToken: string;
beforeAll(async () => {
  backend = await runBackend();
  const [owner, stranger] = [backend.client(), backend.client()];
  ownerId = await signUpAndIn(backend, owner, 'owner@example.com');
  await signUpAndIn(backend, stranger, 'stranger@example.com');
  token = await tokenOf(owner);
  strangersToken = await tokenOf(stranger);
});
afterAll(() => backend.stop());

async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

let uploads = 0;
afterAll(() => console.log(`Hostile uploads: ${uploads}`));

function upload(name: string, type: string, bytes: Uint8Array): Promise<Response> {
  uploads += 1;
  return fetch(
    `${backend.origin}/storage/v1/object/tree-photos/${encodeURIComponent(`${ownerId}/${name}`)}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Blob([new Uint8Array(bytes)]),
    },
  );
}

function open(name: string, as: string): Promise<Response> {
  const path = `${ownerId}/${name}`.split('/').map(encodeURIComponent).join('/');
  return fetch(`${backend.origin}/storage/v1/object/authenticated/tree-photos/${path}`, {
    headers: { authorization: `Bearer ${as}` },
  });
}

async function bytesOf(name: string): Promise<string> {
  return Buffer.from(await (await open(name, token)).arrayBuffer()).toString('latin1');
}

const fresh = (ending = 'jpg') => `${randomUUID()}.${ending}`;

async function expectRefused(answer: Response): Promise<void> {
  expect({ status: answer.status, text: await answer.text() }).toEqual({
    status: expect.any(Number),
    text: expect.stringMatching(/"message"/),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
}

/** Shown as the photo it passes for, never run, and to no one else. */
async function expectInert(name: string, type: PhotoType): Promise<void> {
  const shown = await open(name, token);
  expect({ status: shown.status, type: shown.headers.get('content-type') }).toEqual({
    status: 200,
    type,
  });
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect((await open(name, strangersToken)).status).toBeGreaterThanOrEqual(400);
}

test.each(NO_PHOTOS)('%s is refused under its own type', async (_what, type, bytes) => {
  await expectRefused(await upload(fresh(), type, bytes));
});

test.each(NO_PHOTOS)('%s is refused under the type of any photo', async (_what, _type, bytes) => {
  for (const type of PHOTO_TYPES) await expectRefused(await upload(fresh(), type, bytes));
});

test.each(PHOTO_TYPES)('a photo is refused under any type but its own: %s', async (type) => {
  for (const other of PHOTO_TYPES.filter((one) => one !== type)) {
    await expectRefused(await upload(fresh(), other, TINY_PHOTOS[type]));
  }
});

test.each(CARRIERS)('of %s only the photo is kept', async (_what, type, carried) => {
  const name = fresh();
  const sent = Buffer.concat([TINY_PHOTOS[type], Buffer.from(carried, 'latin1')]);
  expect((await upload(name, type, sent)).status).toBe(200);
  await expectInert(name, type);
  expect(await bytesOf(name)).not.toContain(carried);
});

test.each(DAMAGED)('%s is refused', async (_what, type, bytes) => {
  const answer = await upload(fresh(), type, bytes);
  expect(await answer.clone().json()).toMatchObject({
    message: 'This photo is damaged or too large to be opened. Please choose another.',
  });
  await expectRefused(answer);
});

test('where a photo was taken is not kept', async () => {
  expect(LOCATED_PHOTO.toString('latin1')).toContain('Exif');
  const name = fresh();
  expect((await upload(name, 'image/jpeg', LOCATED_PHOTO)).status).toBe(200);
  await expectInert(name, 'image/jpeg');
  expect(await bytesOf(name)).not.toContain('Exif');
});

test.each(NAMES_REFUSED)('the name %j is refused', async (name) => {
  await expectRefused(await upload(name, 'image/jpeg', TINY_PHOTOS['image/jpeg']));
});

test.each(DOUBLE_ENDINGS)('the name %j changes nothing about the type', async (name) => {
  const answer = await upload(name, 'image/jpeg', TINY_PHOTOS['image/jpeg']);
  if (answer.status === 200) await expectInert(name, 'image/jpeg');
  else await expectRefused(answer);
});

test.each([
  'image/jpeg, text/html',
  'image/jpeg/text/html',
  'text/html; image/jpeg',
  'image/*',
  '*/*',
  'image/jpeg\u00a0',
])('the type %j is refused or taken for what it begins with', async (type) => {
  const name = fresh();
  const answer = await upload(
    name,
    encodeURI(type).replaceAll('%20', ' '),
    TINY_PHOTOS['image/jpeg'],
  );
  if (answer.status === 200) await expectInert(name, 'image/jpeg');
  else await expectRefused(answer);
});

test('of a form, the name of the file decides nothing', async () => {
  const name = fresh();
  const form = new FormData();
  const html = new Blob(['<script>1</script>'], { type: 'text/html' });
  form.append(
    '',
    new Blob([new Uint8Array(TINY_PHOTOS['image/png'])], { type: 'image/png' }),
    '../../x.html',
  );
  form.append('second', html, 'x.html');
  const answer = await fetch(`${backend.origin}/storage/v1/object/tree-photos/${ownerId}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(200);
  await expectInert(name, 'image/png');
});
