import { listCsv } from './ListCsv';

test('each row has the cells of the columns; what is not known is empty', () => {
  const rows = [
    { name: 'Ash, Elm', tokens: 3, due: null },
    { name: '=1+1', tokens: 0, due: '2026-11-22' },
  ];
  const csv = listCsv(rows, ({ name, tokens, due }) => ({
    Business: name,
    Tokens: tokens,
    Due: due,
  }));
  expect(csv.trim().split('\r\n')).toEqual([
    'Business,Tokens,Due',
    '"Ash, Elm",3,',
    "'=1+1,0,2026-11-22",
  ]);
});

test('an empty list is an empty file', () => {
  expect(listCsv([], () => ({})).trim()).toBe('');
});
