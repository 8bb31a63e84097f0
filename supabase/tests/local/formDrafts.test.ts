import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await runBackend();
});
afterAll(() => backend.stop());

test('a draft is saved, found by its key, and gone on with from what was read', async () => {
  const vendor = backend.client();
  await signUpAndIn(backend, vendor, 'drafts@example.com');
  const key = 'quote/5f0c9a3e-3b1d-4f0e-9d59-4b6c7f9d1a2b/0';
  const draft = { key, draft_id: 'one', content: { words: 'Ladder' }, age_ms: 0, known: null };
  const save = (changes: object) =>
    vendor.rpc('save_form_drafts', { drafts: [{ ...draft, ...changes }] });
  const read = () =>
    vendor.from('form_drafts').select('key, draft_id, content, saved_at').in('key', ['crew', key]);

  const first = await save({});
  expect(first.error).toBeNull();
  expect(first.data).toMatchObject([{ key, content: { words: 'Ladder' }, is_saved: true }]);
  const found = await read();
  expect(found.data).toEqual([
    { key, draft_id: 'one', content: { words: 'Ladder' }, saved_at: first.data?.[0]?.saved_at },
  ]);

  // Typed an hour ago by a slow clock; what it goes on from decides.
  const known = found.data?.[0]?.saved_at;
  const next = { content: { words: 'Rope' }, age_ms: 3_600_000 };
  expect((await save(next)).data).toMatchObject([{ is_saved: false }]);
  expect((await save({ ...next, known })).data).toMatchObject([{ is_saved: true }]);
  expect((await save({ content: null, draft_id: 'other' })).data).toMatchObject([
    { is_saved: false, content: { words: 'Rope' } },
  ]);
  expect((await save({ content: null })).data).toMatchObject([{ is_saved: true, content: null }]);
  expect((await read()).data).toMatchObject([{ key, content: null }]);
  expect((await backend.client().from('form_drafts').select('key')).error?.code).toBe('42501');
});
