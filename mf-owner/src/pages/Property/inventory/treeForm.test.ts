/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { factsOf, treeSchema, valuesOf } from './treeForm';

const answer = (typed: Partial<ReturnType<typeof valuesOf>>) =>
  v.parse(treeSchema, { ...valuesOf(null), label: 'Oak', condition: 'healthy', ...typed });

test('only name and condition are required; feet and inches are stored as meters and centimeters', () => {
  expect(factsOf(answer({}), null, [])).toEqual({
    label: 'Oak',
    condition: 'healthy',
    count: 1,
    photos: [],
  });
  expect(factsOf(answer({ height: '45', trunk: '20' }), null, ['a.jpg'])).toMatchObject({
    height_m: 13.72,
    diameter_cm: 50.8,
    photos: ['a.jpg'],
  });
});

test('an unchanged measure keeps its exact value', () => {
  const kept = { height_m: 13.5, diameter_cm: 51 };
  expect(factsOf(answer({ height: '44', trunk: '20' }), kept, [])).toMatchObject(kept);
  expect(factsOf(answer({ height: '50' }), kept, []).height_m).toBe(15.24);
});

test('invalid values are refused per field', () => {
  const parsed = v.safeParse(treeSchema, {
    ...valuesOf(null),
    height: 'tall',
    count: '0',
    condition: '',
  });
  expect(parsed.issues?.map(({ path }) => path?.[0]?.key)).toEqual([
    'label',
    'height',
    'count',
    'condition',
  ]);
});
