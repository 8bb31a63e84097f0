import type { StoredDraft } from './formDrafts';
import { afterReading, afterSaving } from './reconcileDraft';

const T1 = '2026-11-23T10:00:00.000001+00:00';
const T2 = '2026-11-23T10:05:00.000001+00:00';

const server = (content: Record<string, string> | null, saved_at = T2, draft_id = 'a') => ({
  key: 'quote/1',
  draft_id,
  content,
  saved_at,
});
const typedHere: StoredDraft = { id: 'a', savedAt: 10, values: { price: '5' }, known: T1 };
const same: StoredDraft = { ...typedHere, isOnServer: true };

describe('what a device keeps after reading', () => {
  const read = (here: StoredDraft | null, draft: ReturnType<typeof server>, isTyped = false) =>
    afterReading(here, draft, isTyped);

  it('is the draft of another device where there is none, or an older one, here', () => {
    for (const here of [null, same]) {
      expect(read(here, server({ price: '7' }))).toMatchObject({
        values: { price: '7' },
        known: T2,
        isOnServer: true,
      });
    }
    expect(read(same, server({ price: '7' }, T2, 'b'))).toMatchObject({ id: 'b' });
  });

  it('is nothing once it was sent or discarded elsewhere', () => {
    for (const isTyped of [false, true]) expect(read(same, server(null), isTyped)).toBeNull();
    expect(read(null, server(null))).toBeNull();
  });

  it('is the same where another draft of the form was sent or discarded elsewhere', () => {
    for (const isTyped of [false, true]) {
      const kept = read(same, server(null, T2, 'b'), isTyped);
      expect(kept).toEqual({ ...typedHere, known: T2 });
    }
  });

  it('stays as it is where nothing is new, and where the server has yet to decide', () => {
    expect(read(same, server({ price: '5' }, T1))).toBe(same);
    expect(read(typedHere, server({ price: '7' }))).toBe(typedHere);
    expect(read(typedHere, server(null))).toBe(typedHere);
  });

  it('is both where something was typed while the other draft was on its way', () => {
    expect(read(typedHere, server({ price: '7', message: 'We rope down.' }), true)).toEqual({
      ...typedHere,
      values: { price: '5', message: 'We rope down.' },
      known: T2,
    });
  });

  it('is another draft than the one that was sent here while it was on its way', () => {
    const sent = { ...typedHere, values: null };
    expect(read(sent, server({ price: '7' }, T2, 'b'))).toMatchObject({ values: { price: '7' } });
    expect(read(sent, server({ price: '7' }))).toBe(sent);
  });
});

describe('what a device keeps after saving', () => {
  const saved = (content: Record<string, string> | null) => ({
    ...server(content),
    is_saved: true,
  });
  const refused = (content: Record<string, string> | null, draft_id = 'a') => ({
    ...server(content, T2, draft_id),
    is_saved: false,
  });
  const typedOn: StoredDraft = { ...typedHere, savedAt: 20, values: { price: '55' } };
  const save = (
    here: StoredDraft | null,
    answer: ReturnType<typeof saved> | undefined,
    isTyped = false,
  ) => afterSaving(here, typedHere, answer, isTyped);

  it('is known to be on the server, until something else is typed', () => {
    const known = { ...typedHere, known: T2 };
    expect(save(typedHere, saved({ price: '5' }))).toEqual({ ...known, isOnServer: true });
    expect(save(typedOn, saved({ price: '5' }))).toEqual({ ...typedOn, known: T2 });
  });

  it('is nothing once the server knows that it was sent or discarded, or never had it', () => {
    const sent = { ...typedHere, values: null };
    expect(afterSaving(sent, sent, saved(null), false)).toBeNull();
    expect(afterSaving(sent, sent, undefined, false)).toBeNull();
    expect(afterSaving(typedOn, sent, undefined, false)).toBe(typedOn);
  });

  it('is the newer one of another device', () => {
    expect(save(typedHere, refused({ price: '7' }), true)).toMatchObject({
      values: { price: '7' },
      known: T2,
      isOnServer: true,
    });
    expect(save(typedHere, refused({ price: '7' }, 'b'))).toMatchObject({ id: 'b' });
    expect(save(typedHere, refused(null), true)).toBeNull();
  });

  it('is both where something was typed before a newer one of another device was known', () => {
    const newer = { price: '7', message: 'Hi' };
    const both = { savedAt: 20, values: { price: '55', message: 'Hi' }, known: T2 };
    expect(save(typedOn, refused(newer))).toEqual({ id: 'a', ...both });
    expect(save(typedHere, refused(newer, 'b'), true)).toMatchObject({
      id: 'a',
      values: { price: '5', message: 'Hi' },
      known: T2,
    });
  });

  it('is nothing after signing out', () => {
    expect(save(null, saved({ price: '5' }))).toBeNull();
  });
});
