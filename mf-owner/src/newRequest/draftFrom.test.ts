/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { openDraft, toPendingRequest } from '../pages/RequestWizard/draft/draft';
import { submissionOf, isComplete, reachableStep } from '../pages/RequestWizard/submit/submission';
import { recommendCare } from '../care/recommendCare';
import {
  answersFromAdvice,
  draftFrom,
  answersFromInventory,
  type PrefilledAnswers,
} from './draftFrom';

const now = Date.parse('2026-11-21T12:00:00Z');
const property = { id: 'p1', label: 'Elm Court', address: '12 Elm Street', zip: '78704' };
const earlier: PrefilledAnswers = {
  category: 'maintenance',
  timing: 'this_month',
  description: 'Branches over the roof.',
  access_notes: 'Gate on the left',
  contact: { first_name: 'Daniel', phone: '+15125550143' },
  trees: [
    {
      species: 'Live oak',
      height_m: 13,
      diameter_cm: 50,
      count: 3,
      condition: 'healthy',
      near_structure: true,
      on_structure: false,
      near_wires: false,
      poor_access: false,
      stump: false,
    },
  ],
};

test('an earlier request becomes a complete draft with the same answers', () => {
  const draft = draftFrom(earlier, { property }, now);
  expect(isComplete(draft)).toBe(true);
  expect(submissionOf(draft, [])).toMatchObject({
    category: 'maintenance',
    timing: 'this_month',
    description: 'Branches over the roof.',
    access_notes: 'Gate on the left',
    property: { id: 'p1' },
    contact: { first_name: 'Daniel', phone: '+15125550143' },
    trees: [{ species: 'Live oak', count: 3, near_structure: true }],
  });
});

test('a draft for a property alone asks what is needed first, and knows the place', () => {
  const draft = draftFrom(answersFromInventory([]), { property }, now);
  expect(reachableStep('send', draft)).toBe('price');
  expect(draft.property).toMatchObject({ place: 'p1', zip: '78704' });
  expect(draft.trees).toHaveLength(1);
});

test('such a draft can be stored and opened again', () => {
  const draft = draftFrom(earlier, { property }, now);
  const stored = toPendingRequest(draft, now);
  const opened = openDraft({ kind: 'found', request: stored }, now);
  expect(opened).toMatchObject({ isStored: true, wasUnreadable: false });
  expect(opened.draft.trees).toHaveLength(1);
});

test('a draft from advice asks for a missing height', () => {
  const tree = {
    tree_id: 't1',
    label: 'Pecan at the dock',
    species: 'Pecan',
    height_m: null,
    diameter_cm: null,
    count: 1,
    condition: 'dead',
    property_id: 'p1',
    property: 'Office',
    region: 'TX',
    time_zone: 'America/Chicago',
    last_work_at: null,
  };
  const draft = draftFrom(
    answersFromAdvice(tree, recommendCare(tree, new Date(now))),
    { property },
    now,
  );
  expect(draft.service.category).toBe('tree_removal');
  expect(draft.trees[0]).toMatchObject({ height: '', condition: 'dead', species: 'Pecan' });
  expect(draft.access.description).toBe('Tree removal for: Pecan at the dock.');
  expect(isComplete(draft)).toBe(false);
});

test('a draft from the inventory has its trees filled in and asks for the service first', () => {
  const oak = { id: 't1', species: 'Live oak', height_m: 13.7, diameter_cm: 50.8, count: 2 };
  const elm = { id: 't2', species: null, height_m: null, diameter_cm: null, count: 1 };
  const draft = draftFrom(
    answersFromInventory([
      { ...oak, condition: 'declining' },
      { ...elm, condition: 'healthy' },
    ]),
    { property },
    now,
  );
  expect(draft.trees).toMatchObject([
    { propertyTreeId: 't1', species: 'Live oak', height: '45', diameter: '20', count: '2' },
    { propertyTreeId: 't2', species: '', height: '', condition: 'healthy' },
  ]);
  expect(draft.property).toMatchObject({ place: 'p1', address: '12 Elm Street' });
  expect(reachableStep('send', draft)).toBe('price');
});
