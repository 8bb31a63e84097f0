/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { completeDraft } from '../testing/completeDraft';
import { areTreesKnown, firstIncompleteStep, isComplete, reachableStep } from './completeness';
import { emptyDraft, emptyTree } from './draft';

const empty = emptyDraft(0);

test('a new draft begins with the service', () => {
  expect(firstIncompleteStep(empty)).toBe('price');
  expect(reachableStep('send', empty)).toBe('price');
});

test('an unanswered step cannot be skipped, but earlier steps can be reached', () => {
  const draft = completeDraft({ timing: { timing: '' } });
  expect(reachableStep('send', draft)).toBe('work');
  expect(reachableStep('trees', draft)).toBe('trees');
});

test('without a step in the address the draft opens at its last step', () => {
  expect(reachableStep(null, completeDraft({ step: 'work' }))).toBe('work');
});

test('photos are optional, everything else is required', () => {
  expect(isComplete(completeDraft({ photos: [] }))).toBe(true);
  expect(firstIncompleteStep(completeDraft({ trees: [] }))).toBe('trees');
  expect(
    firstIncompleteStep(completeDraft({ access: { description: ' ', obstacles: [], notes: '' } })),
  ).toBe('work');
  expect(
    firstIncompleteStep(completeDraft({ contact: { firstName: '', lastName: '', phone: '' } })),
  ).toBe('send');
});

test('the street address can wait until the last step, the ZIP code cannot', () => {
  const property = { place: 'new', address: '', zip: '78704', label: '', pin: null };
  const draft = completeDraft({ property });
  expect(firstIncompleteStep(draft)).toBe('send');
  expect(reachableStep('send', draft)).toBe('send');
  expect(isComplete(completeDraft({ property: { ...property, place: 'p1' } }))).toBe(true);
  expect(firstIncompleteStep(completeDraft({ property: { ...property, zip: '' } }))).toBe('price');
});

test('a stump needs a width, a tree a height', () => {
  const wide = { ...emptyTree(), diameter: '20' };
  const stump = { category: 'stump_grinding', writtenReport: false };
  expect(isComplete(completeDraft({ service: stump, trees: [wide] }))).toBe(true);
  expect(firstIncompleteStep(completeDraft({ trees: [wide] }))).toBe('trees');
});

test('a description too short to quote from is asked to say more', () => {
  const access = { description: 'x', obstacles: [], notes: '' };
  expect(firstIncompleteStep(completeDraft({ access }))).toBe('work');
});

test('trees of the inventory need not be described again', () => {
  const [oak = emptyTree()] = completeDraft().trees;
  expect(areTreesKnown(completeDraft())).toBe(false);
  expect(areTreesKnown(completeDraft({ trees: [{ ...oak, propertyTreeId: 't1' }] }))).toBe(true);
});
