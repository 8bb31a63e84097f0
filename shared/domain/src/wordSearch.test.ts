import { hasWords } from './wordSearch';

test.each([
  ['pena', 'José Peña, 4 Oak St', true],
  ['PEÑA josé', 'José Peña, 4 Oak St', true],
  ['cañon', 'Canon City', true],
  ['sao', 'Rua São Bento', true],
  ['  ', 'Anything', true],
  ['pena elm', 'José Peña, 4 Oak St', false],
  ['penas', 'José Peña, 4 Oak St', false],
])('“%s” in “%s”: %s', (words, text, isFound) => {
  expect(hasWords(text, words)).toBe(isFound);
});
