import { demoParts } from './demoParts';

const seed = () => undefined;
const asked = process.env['DEMO'];
afterEach(() => {
  if (asked === undefined) delete process.env['DEMO'];
  else process.env['DEMO'] = asked;
});

test('the product’s own database has demo accounts and a mailbox', () => {
  expect(demoParts(undefined, seed)).toEqual({ mailbox: true, seed });
});

test('a database of someone’s own gets neither unless asked for', () => {
  delete process.env['DEMO'];
  expect(demoParts('postgres://localhost/own', seed)).toEqual({ mailbox: false });
  process.env['DEMO'] = 'yes';
  expect(demoParts('postgres://localhost/own', seed)).toEqual({ mailbox: true, seed });
});
