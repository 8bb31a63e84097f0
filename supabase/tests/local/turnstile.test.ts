import { Turnstile } from '../../local/turnstile';

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

test('one caller waits for the other, in the order of arrival', async () => {
  const turnstile = new Turnstile();
  const notes: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => noting(notes, name));
  const done = works.map(({ work }) => turnstile.inTurn(work));
  works.reverse().forEach(({ finish }) => finish());
  await Promise.all(done);
  expect(notes).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('whoever holds the turn may pass again, and gives it back once done', async () => {
  const turnstile = new Turnstile();
  const notes: string[] = [];
  const first = turnstile.asCaller(() =>
    turnstile.inTurn(async () => {
      await turnstile.inTurn(async () => notes.push('inner'));
      notes.push('outer');
    }),
  );
  const second = turnstile.inTurn(async () => notes.push('second'));
  await Promise.all([first, second]);
  expect(notes).toEqual(['inner', 'outer', 'second']);
});

test('a failure gives the turn back', async () => {
  const turnstile = new Turnstile();
  const failing = turnstile.inTurn(async () => {
    throw new Error('as expected');
  });
  await expect(failing).rejects.toThrow('as expected');
  await expect(turnstile.inTurn(async () => 'next')).resolves.toBe('next');
});

test('leaving twice does not let two in', async () => {
  const turnstile = new Turnstile();
  const leave = await turnstile.enter();
  leave();
  leave();
  const notes: string[] = [];
  const slow = noting(notes, 'slow');
  const first = turnstile.inTurn(slow.work);
  const second = turnstile.inTurn(async () => notes.push('second'));
  slow.finish();
  await Promise.all([first, second]);
  expect(notes).toEqual(['slow begins', 'slow ends', 'second']);
});
