import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockFolder, startOf } from '../../local/folderLock';
import { makeAdmin, revokeAdmin } from '../../local/makeAdmin';
import { PlainError } from '../../local/plainError';
import { createTestDatabase } from '../support/database';
import { programFile } from '../support/programs';
import {
  forgetDataDir,
  newDataDir,
  runBackend,
  signUpAndIn,
  type RunningBackend,
} from '../local/runningBackend';
import { TINY_PHOTOS } from '../local/tinyPhotos';

const PHOTO = `${randomUUID()}.jpg`;
const JPEG = new Blob([new Uint8Array(TINY_PHOTOS['image/jpeg'])], { type: 'image/jpeg' });

// These promises are about the embedded database; PostgreSQL keeps its own.
let dataDir: string;
const running: RunningBackend[] = [];
async function start(): Promise<RunningBackend> {
  const backend = await runBackend({ dataDir });
  running.push(backend);
  return backend;
}
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((backend) => backend.stop('SIGKILL')));
  forgetDataDir(dataDir);
});

test('nothing acknowledged is lost when the process is killed in the midst of work', async () => {
  const first = await start();
  const client = first.client();
  const id = await signUpAndIn(first, client, 'survivor@example.com');
  const stored = await client.storage.from('tree-photos').upload(`${id}/${PHOTO}`, JPEG);
  expect(stored.error).toBeNull();
  const photo = await client.storage.from('tree-photos').download(`${id}/${PHOTO}`);

  let acknowledged = '';
  const writing = (async () => {
    for (let turn = 0; ; turn += 1) {
      const { error } = await client
        .from('profiles')
        .update({ city: `Turn ${turn}` })
        .eq('id', id);
      if (error) return;
      acknowledged = `Turn ${turn}`;
      if (turn === 20) void first.stop('SIGKILL');
    }
  })();
  await writing;

  const files = path.join(dataDir, 'files');
  const interrupted = path.join(files, '11111111-1111-4111-8111-111111111111.part');
  writeFileSync(interrupted, 'half a photo');

  const second = await start();
  expect(existsSync(interrupted)).toBe(false);
  const again = second.client();
  const signedIn = await again.auth.signInWithPassword({
    email: 'survivor@example.com',
    password: 'correct horse',
  });
  expect(signedIn.error).toBeNull();
  const { data } = await again.from('profiles').select('city').single();
  // The last write may have been kept without its answer having arrived.
  const turn = Number(acknowledged.slice('Turn '.length));
  expect([`Turn ${turn}`, `Turn ${turn + 1}`]).toContain(data?.city);
  expect((await again.storage.from('tree-photos').download(`${id}/${PHOTO}`)).data?.size).toBe(
    photo.data?.size,
  );
  expect((await second.lastMail('survivor@example.com')).subject).toBe('Confirm your email');
});

test('a session from before an orderly restart continues', async () => {
  const first = await start();
  const client = first.client();
  await signUpAndIn(first, client, 'session@example.com');
  const { data } = await client.auth.getSession();
  await first.stop();
  const second = await start();
  expect(second.publishableKey).toBe(first.publishableKey);
  const again = second.client();
  const { error } = await again.auth.setSession({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
  });
  expect(error).toBeNull();
  expect((await again.from('profiles').select('email').single()).data).toEqual({
    email: 'session@example.com',
  });
});

test('a folder in use is refused in plain words, to every program', async () => {
  // This test holds the lock, as a running copy would.
  const lock = { pid: process.ppid, started: startOf(process.ppid) };
  writeFileSync(path.join(dataDir, 'lock'), JSON.stringify(lock));
  const words = /is in use by another running copy \(process \d+\)\. Stop that one/;
  await expect(start()).rejects.toThrow(words);
  expect(program('makeAdmin', 'somebody@example.com').errors).toMatch(words);
  expect(program('reset').errors).toMatch(words);
});

test('the lock of a process that is gone is taken over', () => {
  const file = path.join(dataDir, 'lock');
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 - 1, started: '1' }));
  const unlock = lockFolder(dataDir);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
  unlock();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['a file that is missing', (folder: string) => rmSync(path.join(folder, 'PG_VERSION'))],
  [
    'a control file that is cut off',
    (folder: string) => writeFileSync(path.join(folder, 'global', 'pg_control'), ''),
  ],
  [
    'a catalog that is missing',
    (folder: string) => rmSync(path.join(folder, 'base'), { recursive: true }),
  ],
])('a database folder with %s is refused in plain words', async (_what, damage) => {
  damage(path.join(dataDir, 'database'));
  await expect(start()).rejects.toThrow(
    /^The database in .* is damaged \(.*\)\. Run `npm run reset`/,
  );
});

test('damaged keys are refused in plain words', async () => {
  writeFileSync(path.join(dataDir, 'keys.json'), '{');
  await expect(start()).rejects.toThrow(/^The keys in .* cannot be read\. Delete the file/);
});

test('an account is made an administrator with access to the database alone', async () => {
  const database = await createTestDatabase();
  const id = await database.createUser({ email: 'boss@example.com' });
  await makeAdmin(database, 'BOSS@example.com');
  const type = () => database.query('select user_type from public.profiles where id = $1', [id]);
  expect(await type()).toEqual([{ user_type: 'admin' }]);
  await revokeAdmin(database, 'boss@example.com');
  expect(await type()).toEqual([{ user_type: 'owner' }]);
  await expect(revokeAdmin(database, 'boss@example.com')).rejects.toThrow(
    'No administrator has the address boss@example.com.',
  );
  await database.close();

  const unknown = program('makeAdmin', 'nobody@example.com');
  expect(unknown.errors).toContain('There is no account with the address nobody@example.com.');
  expect(program('makeAdmin').errors).toContain('npm run make-admin -- EMAIL');
});

test('an account that could not be appointed in the product is not made an administrator either', async () => {
  const database = await createTestDatabase();
  const id = await database.createUser({ email: 'pro@example.com', userType: 'vendor' });
  await database.createUser({ email: 'new@example.com', confirmed: false });
  const refused = (email: string) =>
    makeAdmin(database, email).then(
      () => 'made an administrator',
      (error: unknown) => (error instanceof PlainError ? error.message : error),
    );
  expect(await refused('pro@example.com')).toBe(
    'This account has a business. Administrators need an account without one.',
  );
  expect(await refused('new@example.com')).toBe(
    'The email address of this account is not confirmed yet.',
  );
  expect(await database.query('select user_type from public.profiles where id = $1', [id])).toEqual(
    [{ user_type: 'vendor' }],
  );
  await database.close();
});

test('a reset empties the database and keeps the keys', () => {
  writeFileSync(path.join(dataDir, 'keys.json'), '{}');
  expect(program('reset').output).toContain('The local database is empty');
  expect(readdirSync(dataDir)).toEqual(['keys.json']);
});

function program(
  name: 'makeAdmin' | 'reset',
  ...parameters: string[]
): { output: string; errors: string } {
  const result = spawnSync(process.execPath, [programFile(name), ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  return { output: result.stdout, errors: result.stderr };
}
