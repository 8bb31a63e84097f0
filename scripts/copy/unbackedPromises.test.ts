import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Promises that nothing in the product keeps. They stood in its texts once, and must not come back.

const UNBACKED: readonly RegExp[] = [
  /photo from your phone is enough/i,
  /tell account holders (?:of it )?by (?:e-?)?mail/i,
  /person reads every message/i,
  /(?:checked|verified|looked at) by hand/i,
  /never topping|signed by the arborist|looked over by an arborist|grows with the tree/i,
  /published US price bands/i,
  /what the product promises, a test states/i,
  /(?:satisfaction|money.back|price) guarantee/i,
  /\b(?:trusted by|join) (?:over )?[\d,]+\+? (?:owners|homeowners|customers|vendors)/i,
];

const ROOTS = ['shell/src', 'mf-public/src', 'mf-owner/src', 'mf-vendor/src', 'mf-admin/src'];
const SHARED = ['shared/domain/src', 'shared/market/src', 'shared/design/src', 'supabase/schemas'];

const texts = [...ROOTS, ...SHARED]
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file)),
  )
  .filter((file) => /\.(?:tsx?|html|sql)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ') }));

const foundIn = (searched: readonly { readonly file: string; readonly text: string }[]) =>
  searched.flatMap(({ file, text }) =>
    UNBACKED.filter((promise) => promise.test(text)).map((promise) => `${file}: ${promise}`),
  );

test('no text promises what nothing keeps', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(foundIn(texts)).toEqual([]);
});

test.each([
  'A photo from your phone is enough to begin.',
  'If they change, we tell account holders by mail.',
  'A person reads every message and answers by email.',
  'Credentials are checked by hand.',
  'Cuts that heal, never topping',
  'Based on published US price bands.',
  'Join 10,000+ homeowners',
])('“%s” would be found', (text) => {
  expect(foundIn([{ file: 'a page', text }])).toHaveLength(1);
});
