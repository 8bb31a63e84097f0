import { initials } from './Avatar';

it.each([
  [{ name: 'Olive Owner' }, 'OO'],
  [{ name: '  maria  del  carmen ' }, 'MC'],
  [{ name: 'Cher' }, 'C'],
  [{ email: 'owner@demo.example' }, 'OW'],
  [{ name: ' ', email: 'pro1@demo.example' }, 'PR'],
  [{ name: null, email: null }, 'U'],
])('stands for %j with %s', (person, letters) => {
  expect(initials(person)).toBe(letters);
});
