import { formatUsPhone } from './formatUsPhone';

test('a stored number is shown as people write it, anything else as it is', () => {
  expect(formatUsPhone('+15105550123')).toBe('(510) 555-0123');
  expect(formatUsPhone('+442079460958')).toBe('+442079460958');
});
