import { daysInWords, hoursInWords, inWords } from './amounts';
import { ruleWords } from './marketplaceRules';
import { notificationText } from './notifications';
import { RELEASE_RULES } from './releaseRules';

test.each([
  [inWords(1, 'Pro'), 'one Pro'],
  [inWords(10, 'Pro'), 'ten Pros'],
  [inWords(11, 'Pro'), '11 Pros'],
  [hoursInWords(1), 'one hour'],
  [hoursInWords(1.5), '90 minutes'],
  [daysInWords(5), 'five days'],
  [daysInWords(0.5), '12 hours'],
])('%s', (words, expected) => expect(words).toBe(expected));

test('business hours that fill whole business days are days', () => {
  expect(ruleWords({ ...RELEASE_RULES, decision_business_hours: 30 }).decision).toBe(
    'three business days',
  );
  expect(ruleWords({ ...RELEASE_RULES, business_day_end: '16:00:00' }).decision).toBe(
    '20 business hours',
  );
});

test('a notification names the time its own case has left', () => {
  expect(notificationText('request_expiring', { hours_left: 96 }, false)).toMatch(/in four days$/);
  expect(notificationText('delivery_reminder', { hours_left: 24 }, false)).toMatch(/in one day$/);
});
