import { checklistOf, missingFor, type ChecklistFacts } from './checklist';

const today = '2026-11-21';
const fresh: ChecklistFacts = {
  about: null,
  crew_size: null,
  zip: null,
  categories: [],
  vendor_credentials: [],
  vendor_equipment: [],
  vendor_prices: [],
};

test('a fresh application misses exactly what approval needs', () => {
  expect(missingFor(checklistOf(fresh, today))).toEqual([
    'The ZIP code your crew starts from',
    'At least one service you offer',
    'Liability insurance that is valid beyond today',
  ]);
});

test('insurance that ends today does not count', () => {
  const standing = (expires_on: string) =>
    checklistOf(
      { ...fresh, vendor_credentials: [{ kind: 'liability_insurance', expires_on }] },
      today,
    ).find(({ step }) => step === 'credentials')?.done;
  expect(standing('2026-11-21')).toBe(false);
  expect(standing('2026-11-22')).toBe(true);
});

test('an application can be submitted before the optional steps are done', () => {
  const ready = checklistOf(
    {
      ...fresh,
      zip: '78701',
      categories: ['tree_removal'],
      vendor_credentials: [{ kind: 'liability_insurance', expires_on: '2027-01-01' }],
    },
    today,
  );
  expect(missingFor(ready)).toEqual([]);
  expect(ready.filter(({ done }) => !done).map(({ step }) => step)).toEqual([
    'business',
    'equipment',
    'prices',
  ]);
});
