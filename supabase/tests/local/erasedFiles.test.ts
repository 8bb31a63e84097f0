import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ObjectFiles } from '../../local/storage/objectFiles';
import { removeErasedFiles } from '../../local/storage/removeErasedFiles';
import { StoredObjects } from '../../local/storage/storedObjects';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { TINY_PHOTOS } from './tinyPhotos';

let database: TestDatabase;
let folder: string;
let objects: StoredObjects;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-files-'));
  objects = new StoredObjects(database, new ObjectFiles(folder));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function storePhoto(owner: string, name: string): Promise<string> {
  const upload = {
    bytes: TINY_PHOTOS['image/jpeg'],
    mimeType: 'image/jpeg',
    cacheControl: 'no-cache',
    userMetadata: null,
  };
  const caller = { role: 'authenticated', claims: { sub: owner, role: 'authenticated' } } as const;
  return objects.store(caller, 'tree-photos', `${owner}/${name}`, upload, false);
}

test('the files of a person who was erased go, bytes included, and those of others stay', async () => {
  const leaving = await database.createUser({ email: 'leaving@example.com' });
  const staying = await database.createUser({ email: 'staying@example.com' });
  const [first, second] = [`${randomUUID()}.jpg`, `${randomUUID()}.jpg`];
  await storePhoto(leaving, first);
  await storePhoto(leaving, second);
  await storePhoto(staying, first);
  expect(await removeErasedFiles(objects)).toBe(0);

  await database.query('select private.erase_person($1)', [leaving]);
  expect(await removeErasedFiles(objects)).toBe(2);
  expect(await objects.find('tree-photos', `${leaving}/${first}`)).toBeUndefined();
  const kept = await objects.find('tree-photos', `${staying}/${first}`);
  expect(readdirSync(folder)).toEqual([kept?.version]);
  expect(await removeErasedFiles(objects)).toBe(0);
});
