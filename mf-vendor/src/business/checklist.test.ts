import type { Onboarding } from '../api/onboarding';
import { checklistOf, missingFor } from './checklist';

type Part = Onboarding['parts'][number];

const part = (name: Part['part'], complete: boolean, required = false): Part => ({
  part: name,
  required,
  complete,
  missing: complete ? null : `Add ${name}.`,
});

const parts: Part[] = [
  part('business', true),
  part('area', false, true),
  part('services', true, true),
  part('insurance', false, true),
  part('documents', false),
  part('equipment', false),
  part('crew', true),
  part('hours', false),
  part('prices', true),
  part('media', true),
];

test('steps follow the database, and only required parts count as missing for approval', () => {
  const steps = checklistOf({ parts });
  expect(steps.filter(({ done }) => done).map(({ step }) => step)).toEqual([
    'business',
    'services',
    'crew',
    'prices',
    'media',
  ]);
  expect(missingFor(steps)).toEqual(['Add area.', 'Add insurance.']);
});

test('credentials are complete with insurance and documents; insurance comes first', () => {
  const credentials = (insured: boolean, documented: boolean) =>
    checklistOf({
      parts: [part('insurance', insured, true), part('documents', documented)],
    }).find(({ step }) => step === 'credentials');
  expect(credentials(false, false)).toMatchObject({ missing: 'Add insurance.', required: true });
  expect(credentials(true, false)).toMatchObject({ missing: 'Add documents.', required: false });
  expect(credentials(true, true)).toMatchObject({ done: true, missing: null });
});
