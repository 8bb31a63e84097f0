import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../local/database';
import { plant, plantingState } from '../../local/planting';
import { ObjectFiles } from '../../local/storage/objectFiles';
import { createTestDatabase } from '../support/database';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-files-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('a seed that breaks off is seen as unfinished, one that ends as finished', async () => {
  const files = new ObjectFiles(folder);
  expect(await plantingState(database)).toBe('none');
  await expect(
    plant(database, files, async () => {
      throw new Error('no rain');
    }),
  ).rejects.toThrow('no rain');
  expect(await plantingState(database)).toBe('unfinished');
  await plant(database, files, async (given) => {
    await given.query('select 1');
  });
  expect(await plantingState(database)).toBe('finished');
});

test('files of versions that no object has are cleared away', async () => {
  const files = new ObjectFiles(folder);
  const [kept, loose] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ];
  await files.write(kept, Buffer.from('kept'));
  await files.write(loose, Buffer.from('loose'));
  await files.keepOnly(new Set([kept]));
  expect((await files.read(kept))?.toString()).toBe('kept');
  expect(await files.read(loose)).toBeUndefined();
  await expect(files.write('../outside', Buffer.from('x'))).rejects.toThrow(
    'not the name of a stored version',
  );
});
