/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { factsOf, treeSchema, valuesOf } from './treeForm';

const answer = (typed: Partial<ReturnType<typeof valuesOf>>) =>
  v.parse(treeSchema, { ...valuesOf(null), label: 'Oak', condition: 'healthy', ...typed });

test('only name and condition are needed; feet and inches are stored as metres and centimetres', () => {
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

test('a measure nobody touched keeps what lies between whole feet', () => {
  const kept = { height_m: 13.5, diameter_cm: 51 };
  expect(factsOf(answer({ height: '44', trunk: '20' }), kept, [])).toMatchObject(kept);
  expect(factsOf(answer({ height: '50' }), kept, []).height_m).toBe(15.24);
});

test('nonsense is refused field by field', () => {
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
