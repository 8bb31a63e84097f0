/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { isShown, readSavedFilters, removeFilter, saveFilter } from './SavedFilters';
import { readAuditChoice } from './AuditFilterBar';

beforeEach(() => window.localStorage.clear());

const choice = (search: string) => readAuditChoice(new URLSearchParams(search));

test('filters are kept by name, for each administrator apart', () => {
  saveFilter('kim', 'Tokens', choice('kind=tokens.'));
  saveFilter('kim', 'Pros', choice('kind=vendor.'));
  saveFilter('kim', 'Tokens', choice('kind=tokens.&words=refund'));
  expect(readSavedFilters('kim')).toEqual([
    { name: 'Pros', search: 'kind=vendor.' },
    { name: 'Tokens', search: 'kind=tokens.&words=refund' },
  ]);
  expect(readSavedFilters('lee')).toEqual([]);
  expect(removeFilter('kim', 'Pros').map(({ name }) => name)).toEqual(['Tokens']);
});

test('the filter in use is marked', () => {
  const [saved] = saveFilter('kim', 'Tokens', choice('kind=tokens.'));
  if (!saved) throw new Error('Nothing was saved.');
  expect(isShown(saved, choice('kind=tokens.'))).toBe(true);
  expect(isShown(saved, choice('kind=vendor.'))).toBe(false);
});

test('what cannot be read is as if nothing was saved', () => {
  window.localStorage.setItem('admin-audit-filters/kim', '{broken');
  expect(readSavedFilters('kim')).toEqual([]);
});
