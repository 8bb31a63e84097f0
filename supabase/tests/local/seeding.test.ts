import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../local/database';
import { runSeed, seedState } from '../../local/seeding';
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

test('a failed seed is unfinished, a completed one finished', async () => {
  const files = new ObjectFiles(folder);
  expect(await seedState(database)).toBe('none');
  await expect(
    runSeed(database, files, async () => {
      throw new Error('interrupted');
    }),
  ).rejects.toThrow('interrupted');
  expect(await seedState(database)).toBe('unfinished');
  await runSeed(database, files, async (given) => {
    await given.query('select 1');
  });
  expect(await seedState(database)).toBe('finished');
});

test('files of versions that no object has are deleted', async () => {
  const files = new ObjectFiles(folder);
  const [kept, unused] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ];
  await files.write(kept, Buffer.from('kept'));
  await files.write(unused, Buffer.from('unused'));
  await files.keepOnly(new Set([kept]));
  expect((await files.read(kept))?.toString()).toBe('kept');
  expect(await files.read(unused)).toBeUndefined();
  await expect(files.write('../outside', Buffer.from('x'))).rejects.toThrow(
    'not the name of a stored version',
  );
});
