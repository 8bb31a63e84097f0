import { planInWords } from './SpecialDays';

test('a special day is described by its hours and note', () => {
  const morning = { opens: '08:00', closes: '12:00' };
  const evening = { opens: '18:30', closes: '24:00' };
  expect(planInWords({ hours: [], note: null })).toBe('Closed');
  expect(planInWords({ hours: [], note: 'Thanksgiving' })).toBe('Closed · Thanksgiving');
  expect(planInWords({ hours: [morning, evening], note: null })).toBe(
    '8:00 AM to 12:00 PM, 6:30 PM to 12:00 AM',
  );
});
