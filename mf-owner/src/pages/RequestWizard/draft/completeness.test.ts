/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { completeDraft } from '../testing/completeDraft';
import { firstIncompleteStep, isComplete, reachableStep } from './completeness';
import { emptyDraft, emptyTree } from './draft';

const empty = emptyDraft(0);

test('a new draft begins with the service', () => {
  expect(firstIncompleteStep(empty)).toBe('service');
  expect(reachableStep('review', empty)).toBe('service');
});

test('an unanswered step cannot be skipped, but earlier steps can be reached', () => {
  const draft = completeDraft({ timing: { timing: '' } });
  expect(reachableStep('review', draft)).toBe('timing');
  expect(reachableStep('trees', draft)).toBe('trees');
});

test('without a step in the address the draft opens at its last step', () => {
  expect(reachableStep(null, completeDraft({ step: 'estimate' }))).toBe('estimate');
});

test('photos are optional, everything else is required', () => {
  expect(isComplete(completeDraft({ photos: [] }))).toBe(true);
  expect(firstIncompleteStep(completeDraft({ trees: [] }))).toBe('trees');
  expect(
    firstIncompleteStep(completeDraft({ access: { description: ' ', obstacles: [], notes: '' } })),
  ).toBe('access');
  expect(
    firstIncompleteStep(completeDraft({ contact: { firstName: '', lastName: '', phone: '' } })),
  ).toBe('contact');
});

test('the street address can wait until the contact step, the ZIP code cannot', () => {
  const property = { place: 'new', address: '', zip: '78704', label: '', pin: null };
  const draft = completeDraft({ property });
  expect(firstIncompleteStep(draft)).toBe('contact');
  expect(reachableStep('estimate', draft)).toBe('estimate');
  expect(isComplete(completeDraft({ property: { ...property, place: 'p1' } }))).toBe(true);
  expect(firstIncompleteStep(completeDraft({ property: { ...property, zip: '' } }))).toBe(
    'property',
  );
});

test('a stump needs a width, a tree a height', () => {
  const wide = { ...emptyTree(), diameter: '20' };
  const stump = { category: 'stump_grinding', writtenReport: false };
  expect(isComplete(completeDraft({ service: stump, trees: [wide] }))).toBe(true);
  expect(firstIncompleteStep(completeDraft({ trees: [wide] }))).toBe('trees');
});
