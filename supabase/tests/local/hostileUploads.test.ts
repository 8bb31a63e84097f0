import type { SupabaseClient } from '@supabase/supabase-js';
import {
  BEGINNINGS,
  CARRIERS,
  DOUBLE_ENDINGS,
  NAMES_REFUSED,
  NO_PHOTOS,
  type PhotoType,
} from './hostileFiles';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

const PHOTO_TYPES: PhotoType[] = ['image/jpeg', 'image/png', 'image/webp'];

let backend: RunningBackend;
let ownerId: string;
let token: string;
let strangersToken: string;
let count = 0;
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

function upload(name: string, type: string, bytes: Uint8Array): Promise<Response> {
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

const fresh = (ending = 'jpg') => `${(count += 1)}.${ending}`;

async function expectRefused(answer: Response): Promise<void> {
  expect({ status: answer.status, text: await answer.text() }).toEqual({
    status: expect.any(Number),
    text: expect.stringMatching(/"message"/),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
}

/** Shown as the photo it passes for, never run, and to nobody else. */
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
    await expectRefused(await upload(fresh(), other, BEGINNINGS[type]));
  }
});

test.each(CARRIERS)('%s is shown as a photo and never run', async (_what, type, bytes) => {
  const name = fresh();
  expect((await upload(name, type, bytes)).status).toBe(200);
  await expectInert(name, type);
});

test.each(NAMES_REFUSED)('the name %j is refused', async (name) => {
  await expectRefused(await upload(name, 'image/jpeg', BEGINNINGS['image/jpeg']));
});

test.each(DOUBLE_ENDINGS)('the name %j changes nothing about the type', async (name) => {
  const answer = await upload(name, 'image/jpeg', BEGINNINGS['image/jpeg']);
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
    BEGINNINGS['image/jpeg'],
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
    new Blob([new Uint8Array(BEGINNINGS['image/png'])], { type: 'image/png' }),
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
