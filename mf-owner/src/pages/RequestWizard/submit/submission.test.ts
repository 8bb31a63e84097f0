/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { emptyTree, emptyDraft } from '../draft/draft';
import { completeDraft } from '../testing/completeDraft';
import {
  estimateInputOf,
  submissionOf,
  areTreesKnown,
  firstIncompleteStep,
  isComplete,
  reachableStep,
} from './submission';

test('a draft is submitted in stored units, with photos and access notes', () => {
  expect(submissionOf(completeDraft(), ['user/photo.jpg'])).toMatchObject({
    category: 'tree_removal',
    timing: 'this_week',
    description: 'Take it down.',
    access_notes: 'Steep or soft ground.\nRing twice.',
    property: { address: '1 Main St', zip: '78704' },
    photos: ['user/photo.jpg'],
    contact: { first_name: 'Robin', phone: '+15125550188' },
    trees: [{ species: 'Oak', height_m: 13.72, diameter_cm: 45.7, count: 1, condition: 'dead' }],
  });
});

test('what only the form needs is not submitted', () => {
  const [tree] = submissionOf(completeDraft(), []).trees;
  expect(tree).not.toHaveProperty('key');
  expect(tree).not.toHaveProperty('height');
});

test("one of the owner's properties is submitted by its id", () => {
  const property = { place: 'p1', address: '1 Main St', zip: '78704', label: 'Home', pin: null };
  expect(submissionOf(completeDraft({ property }), []).property).toEqual({ id: 'p1' });
});

test('the pin is submitted with its property', () => {
  const pin = { latitude: 30.2451, longitude: -97.7689 };
  const { property } = completeDraft();
  expect(
    submissionOf(completeDraft({ property: { ...property, pin } }), []).property,
  ).toMatchObject({ address: '1 Main St', zip: '78704', pin });
});

test('a tree of the inventory keeps its id', () => {
  const [oak] = completeDraft().trees;
  if (oak === undefined) throw new Error('There is no tree.');
  const known = completeDraft({ trees: [{ ...oak, propertyTreeId: 't1' }] });
  expect(submissionOf(known, []).trees[0]?.property_tree_id).toBe('t1');
  expect(submissionOf(completeDraft(), []).trees[0]?.property_tree_id).toBeUndefined();
});

test('a stump is submitted with its width and a height of about a foot', () => {
  const draft = completeDraft({
    service: { category: 'stump_grinding', writtenReport: false },
    trees: [{ ...emptyTree(), diameter: '20' }],
  });
  expect(estimateInputOf(draft)?.trees).toMatchObject([
    { height_m: 0.3, diameter_cm: 50.8, stump: true, condition: 'healthy' },
  ]);
});

test("a written report is requested only with an arborist's visit", () => {
  const report = (category: string) =>
    estimateInputOf(completeDraft({ service: { category, writtenReport: true } }))?.written_report;
  expect(report('arborist')).toBe(true);
  expect(report('maintenance')).toBeUndefined();
});

test('service and size are enough for an estimate, but not to send', () => {
  const draft = completeDraft({
    trees: [{ ...emptyTree(), height: '45' }],
    timing: { timing: '' },
  });
  expect(estimateInputOf(draft)).toEqual({
    category: 'tree_removal',
    trees: [expect.objectContaining({ height_m: 13.72, condition: 'healthy' })],
  });
  expect(() => submissionOf(draft, [])).toThrow("Please choose the tree's condition");
});

test('urgency is part of what is estimated', () => {
  expect(estimateInputOf(completeDraft({ timing: { timing: 'emergency' } }))?.timing).toBe(
    'emergency',
  );
});

test('there is no estimate before the trees are described', () => {
  expect(estimateInputOf(completeDraft({ trees: [emptyTree()] }))).toBeNull();
});

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
