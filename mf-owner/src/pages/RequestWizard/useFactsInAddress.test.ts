/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { completeDraft } from './testing/completeDraft';
import { emptyDraft } from './draft/draft';
import { withFacts } from './RequestWizardPage';

const facts = { service: 'maintenance', size: 'tall', zip: '97214' } as const;

test('the facts of a price become answers', () => {
  const draft = withFacts(emptyDraft(0), facts);
  expect(draft.service.category).toBe('maintenance');
  expect(draft.trees.map(({ height }) => height)).toEqual(['80']);
  expect(draft.property.zip).toBe('97214');
});

test('what a draft holds besides is kept', () => {
  const before = completeDraft();
  const same = withFacts(before, { service: 'tree_removal', size: 'medium', zip: '78704' });
  expect(same).toEqual(before);
  const moved = withFacts(before, facts);
  expect(moved.access).toEqual(before.access);
  expect(moved.property).toMatchObject({ place: 'new', zip: '97214', address: '' });
});

test('people who do not know the size are asked for the height later', () => {
  const [tree] = withFacts(emptyDraft(0), { ...facts, size: 'unsure' }).trees;
  expect(tree?.height).toBe('');
});
