import { EVERY_REQUEST, readSought, writeSought } from './soughtRequests';

it('keeps what is looked for in the address', () => {
  const choice = { words: 'oak austin', state: 'open' } as const;
  expect(readSought(writeSought(choice))).toEqual(choice);
  expect(String(writeSought(EVERY_REQUEST))).toBe('');
});

it('takes what it does not know for no choice, and no more words than the server takes', () => {
  expect(readSought(new URLSearchParams('state=awful'))).toEqual(EVERY_REQUEST);
  expect(readSought(new URLSearchParams({ q: 'x'.repeat(999) })).words).toHaveLength(200);
});
