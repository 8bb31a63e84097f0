import { settingUp, together } from './started';

const ends = (log: string[]) => (name: string) => {
  log.push(name);
  if (name === 'server') throw new Error('It does not end.');
};

test('what was started ends in reverse order, also after what fails to end', async () => {
  const log: string[] = [];
  const started = await settingUp(async (all) => {
    for (const name of ['database', 'server', 'site']) await all.add(name, ends(log));
    return all;
  });
  expect(log).toEqual([]);
  await expect(started.end()).rejects.toThrow('It does not end.');
  expect(log).toEqual(['site', 'server', 'database']);
  await started.end();
  expect(log).toHaveLength(3);
});

test('a step that fails ends what was started before it, and says why it failed', async () => {
  const log: string[] = [];
  const settled = settingUp(async (all) => {
    await all.add('database', ends(log));
    const late = new Promise<string>((resolve) => setImmediate(resolve, 'site'));
    await together([
      all.add(Promise.reject(new Error('No nginx.')), ends(log)),
      all.add(late, ends(log)),
    ]);
  });
  await expect(settled).rejects.toThrow('No nginx.');
  expect(log).toEqual(['site', 'database']);
});
