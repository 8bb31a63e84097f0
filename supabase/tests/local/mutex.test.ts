import { Mutex } from '../../local/mutex';

/** Gives work that notes when it begins and ends, and ends when told. */
function noting(notes: string[], name: string) {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    notes.push(`${name} begins`);
    await finished;
    notes.push(`${name} ends`);
  };
  return { work, finish: () => finish() };
}

test('callers wait for each other, in order of arrival', async () => {
  const mutex = new Mutex();
  const notes: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => noting(notes, name));
  const done = works.map(({ work }) => mutex.withLock(work));
  works.reverse().forEach(({ finish }) => finish());
  await Promise.all(done);
  expect(notes).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('the holder can take the lock again, and releases it when done', async () => {
  const mutex = new Mutex();
  const notes: string[] = [];
  const first = mutex.asCaller(() =>
    mutex.withLock(async () => {
      await mutex.withLock(async () => notes.push('inner'));
      notes.push('outer');
    }),
  );
  const second = mutex.withLock(async () => notes.push('second'));
  await Promise.all([first, second]);
  expect(notes).toEqual(['inner', 'outer', 'second']);
});

test('a failure releases the lock', async () => {
  const mutex = new Mutex();
  const failing = mutex.withLock(async () => {
    throw new Error('as expected');
  });
  await expect(failing).rejects.toThrow('as expected');
  await expect(mutex.withLock(async () => 'next')).resolves.toBe('next');
});

test('releasing twice does not let two callers in', async () => {
  const mutex = new Mutex();
  const release = await mutex.acquire();
  release();
  release();
  const notes: string[] = [];
  const slow = noting(notes, 'slow');
  const first = mutex.withLock(slow.work);
  const second = mutex.withLock(async () => notes.push('second'));
  slow.finish();
  await Promise.all([first, second]);
  expect(notes).toEqual(['slow begins', 'slow ends', 'second']);
});
