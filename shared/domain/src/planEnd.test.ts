import { isPlanCancelable, planEndInWords, type PlanPeriod } from './planEnd';

const paid: PlanPeriod = {
  state: 'active',
  current_period_end: '2027-01-01T12:00:00Z',
  cancel_at_period_end: false,
  is_paid: true,
  next_plan_id: null,
};

test.each([
  ['a paid plan renews', {}, 'Renews on Fri, Jan 1, 2027'],
  ['a canceled plan ends', { cancel_at_period_end: true }, 'Ends on Fri, Jan 1, 2027'],
  ['a plan that another follows ends', { next_plan_id: 'preferred' }, 'Ends on Fri, Jan 1, 2027'],
  ['a plan an administrator gave ends', { is_paid: false }, 'Ends on Fri, Jan 1, 2027'],
  ['a late plan has no end', { state: 'past_due' }, 'Payment is past due, so the boost is off'],
  ['a requested plan waits', { state: 'incomplete' }, 'Request expires on Fri, Jan 1, 2027'],
  ['an ended plan names its period', { state: 'canceled' }, 'Would have ended on Fri, Jan 1, 2027'],
] as const)('%s', (_, changes, words) => {
  expect(planEndInWords({ ...paid, ...changes }, true)).toBe(words);
});

test('with payments turned off, a paid plan ends', () => {
  expect(planEndInWords(paid, false)).toBe('Ends on Fri, Jan 1, 2027');
});

test.each([
  ['a plan that renews', {}, true, true],
  ['a plan that another follows', { next_plan_id: 'preferred' }, false, true],
  ['a plan whose payment is late', { state: 'past_due' }, true, true],
  ['a plan canceled already', { cancel_at_period_end: true }, true, false],
  ['a plan an administrator gave', { is_paid: false }, true, false],
  ['a paid plan while payments are turned off', {}, false, false],
] as const)('canceling is for what would go on: %s', (_, changes, takesPayments, expected) => {
  expect(isPlanCancelable({ ...paid, ...changes }, takesPayments)).toBe(expected);
});
