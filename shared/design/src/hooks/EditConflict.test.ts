/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { act, renderHook } from '@testing-library/react';
import { BackendError } from '@tree-service/kernel';
import { useGuardedSave } from './EditConflict';

interface Stored {
  version: number;
  fields?: { about: string };
}

/** An editor of one row, kept in `row` as the server would; others change it through `row`. */
function openEditor(opened: Stored) {
  const row = { ...opened };
  const save = (about: string, expectedVersion: number) => {
    if (expectedVersion !== row.version) {
      return Promise.reject(new BackendError('Changed', 'P0001', 'version_conflict', 409));
    }
    row.version += 1;
    if (row.fields) row.fields = { about };
    return Promise.resolve(row.version);
  };
  const { result, rerender } = renderHook(
    ({ version, fields }: Stored) => useGuardedSave<string>({ version, fields, save }),
    { initialProps: { ...row } },
  );
  return {
    row,
    readAgain: () => rerender({ ...row }),
    send: (about: string) => act(() => result.current.send(about)),
    overwrite: () =>
      act(async () => {
        result.current.overwrite();
        await Promise.resolve();
      }),
    refused: () => result.current.refused,
    restart: () => act(() => result.current.restart()),
  };
}

test('a change by others is refused, also once it was read again, until a person takes it', async () => {
  const editor = openEditor({ version: 1 });
  editor.row.version = 2;
  editor.readAgain();
  await editor.send('Mine');
  expect(editor.refused()).toEqual({ values: 'Mine' });
  editor.restart();
  expect(editor.refused()).toBeNull();
  await editor.send('Mine');
  expect(editor.refused()).toBeNull();
});

test('an editor continues from what it saved itself, but not from what others saved after it', async () => {
  const editor = openEditor({ version: 1, fields: { about: 'Oaks' } });
  await editor.send('Elms');
  await editor.send('Firs');
  editor.readAgain();
  await editor.send('Pines');
  expect(editor.refused()).toBeNull();
  editor.readAgain();
  Object.assign(editor.row, { version: 9, fields: { about: 'Theirs' } });
  editor.readAgain();
  await editor.send('Mine');
  expect(editor.refused()).toEqual({ values: 'Mine' });
});

test('a newer version that left the edited fields alone is no conflict, another one is', async () => {
  const editor = openEditor({ version: 1, fields: { about: 'Oaks' } });
  editor.row.version = 2;
  editor.readAgain();
  await editor.send('Elms');
  expect(editor.refused()).toBeNull();

  const other = openEditor({ version: 1, fields: { about: 'Oaks' } });
  Object.assign(other.row, { version: 2, fields: { about: 'Theirs' } });
  other.readAgain();
  await other.send('Mine');
  expect(other.refused()).toEqual({ values: 'Mine' });
});

test('what the warning was about is overwritten, but not what others stored after it', async () => {
  const editor = openEditor({ version: 1 });
  editor.row.version = 2;
  await editor.send('Mine');
  editor.readAgain();
  editor.row.version = 3;
  await editor.overwrite();
  expect(editor.refused()).toEqual({ values: 'Mine' });
  expect(editor.row.version).toBe(3);
  editor.readAgain();
  await editor.overwrite();
  expect(editor.refused()).toBeNull();
  expect(editor.row.version).toBe(4);
});
