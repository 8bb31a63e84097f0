import * as v from 'valibot';
import { businessName } from './businessFields';

const accepts = (name: string) => v.safeParse(businessName('Enter a name.'), name).success;

test.each([
  'Call 512-555-0142',
  'me@oak.example',
  'www.oaktrees',
  'OakTrees.com',
  '(512) 555 0142',
])('the form refuses %s as the name of a business, which sign-up would drop', (name) =>
  expect(accepts(name)).toBe(false),
);

test.each(['Smith.trees', 'Oak & Sons', '24/7 Tree Care', 'A1 Trees 2010', 'Trees @ Work'])(
  '%s is a name',
  (name) => expect(accepts(name)).toBe(true),
);
