/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { completeDraft } from '../testing/completeDraft';
import { openDraft, toPendingRequest } from './draft';

const now = Date.parse('2026-11-21T12:00:00Z');

test('a stored draft is restored and expires seven days after its last change', () => {
  const stored = toPendingRequest(completeDraft(), now);
  expect(stored.expirationTime).toBe('2026-11-28T12:00:00.000Z');
  const { draft, isStored, wasUnreadable } = openDraft({ kind: 'found', request: stored }, now);
  expect({ isStored, wasUnreadable }).toEqual({ isStored: true, wasUnreadable: false });
  expect(draft).toEqual(stored);
});

test('typed answers are kept even while they are not valid', () => {
  const typed = completeDraft({ contact: { firstName: '', lastName: '', phone: '12' } });
  const request = toPendingRequest(typed, now);
  expect(openDraft({ kind: 'found', request }, now).draft.contact.phone).toBe('12');
});

test.each([
  ['of another shape', { kind: 'found', request: { version: 1, expirationTime: '2026-12-01' } }],
  ['that is not readable', { kind: 'dropped', reason: 'unreadable' }],
] as const)('a draft %s is dropped and reported', (_, finding) => {
  const opened = openDraft(finding, now);
  expect(opened).toMatchObject({ isStored: false, wasUnreadable: true });
  expect(opened.draft.step).toBe('price');
});

test('an expired or missing draft starts empty without a notice', () => {
  expect(openDraft({ kind: 'dropped', reason: 'expired' }, now).wasUnreadable).toBe(false);
  expect(openDraft({ kind: 'none' }, now).wasUnreadable).toBe(false);
});

test('a draft left at a step that is gone keeps its answers', () => {
  const request = { ...toPendingRequest(completeDraft(), now), step: 'timing' };
  const { draft, isStored } = openDraft({ kind: 'found', request }, now);
  expect({ isStored, step: draft.step, zip: draft.property.zip }).toEqual({
    isStored: true,
    step: 'send',
    zip: '78704',
  });
});
