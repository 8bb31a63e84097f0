import { WHOLE_JOB } from './quoteLine';
import { lineFromPrice } from './AddLine';

const oak = { id: 'oak', count: 1, stump: true, diameter_cm: 40.64 };
const elm = { id: 'elm', count: 2, stump: false, diameter_cm: 25.4 };
const grinding = { label: 'Stump grinding', unit: 'inch', price_cents: 650 } as const;

test('what is priced by the inch has the inches of the stump', () => {
  expect(lineFromPrice(grinding, [oak, elm])).toEqual({
    description: 'Stump grinding',
    quantity: '16',
    unit: 'inch',
    price: 650,
    tree: 'oak',
    isDiscount: false,
    part: 'included',
  });
});

test('several trunks are one line for the whole job', () => {
  const stumps = [oak, { ...elm, stump: true }];
  expect(lineFromPrice(grinding, stumps)).toMatchObject({ quantity: '36', tree: WHOLE_JOB });
});

test('an unknown trunk and other units leave the quantity to the Pro', () => {
  expect(lineFromPrice(grinding, [{ ...oak, diameter_cm: null }])).toMatchObject({
    quantity: '1',
    unit: 'inch',
  });
  expect(
    lineFromPrice({ label: 'Climber', unit: 'hour', price_cents: 9_000 }, [oak]),
  ).toMatchObject({
    description: 'Climber',
    quantity: '1',
    unit: 'hour',
    price: 9_000,
    tree: WHOLE_JOB,
  });
});

test('what is priced by the tree counts the trees', () => {
  const palm = { label: 'Palm skinning', unit: 'tree', price_cents: 12_000 } as const;
  expect(lineFromPrice(palm, [oak, elm])).toMatchObject({ quantity: '3', unit: 'tree' });
});
