import { subjectAfter, subjectBefore } from './subjects';
import type { Work } from '../words/trees';

const work = (category: Work['category'], species: string, condition?: 'dead'): Work => ({
  category,
  timing: 'flexible',
  description: '',
  trees: [{ species, height_m: 12, ...(condition && { condition }) }],
});

test.each([
  ['maintenance', 'Ashe juniper', 'conifer'],
  ['maintenance', 'Cedar elm', 'broadleaf'],
  ['arborist', 'Cabbage palm', 'palm'],
] as const)('a photo of %s, %s shows: %s', (category, species, shown) => {
  expect(subjectBefore(work(category, species))).toBe(shown);
  expect(subjectAfter(work(category, species))).toBe(shown);
});

test('a stump is there before it is ground, and not afterwards', () => {
  const grinding = work('stump_grinding', 'Pecan');
  expect(subjectBefore(grinding)).toBe('stump');
  expect(subjectAfter(grinding)).toBe('yard');
});

test('a dead tree is shown dead before it is removed, and as a stump afterwards', () => {
  const removal = work('tree_removal', 'Live oak', 'dead');
  expect(subjectBefore(removal)).toBe('dead');
  expect(subjectAfter(removal)).toBe('stump');
});
