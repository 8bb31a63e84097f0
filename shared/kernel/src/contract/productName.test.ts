import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PRODUCT_NAME } from './productName';

// Where the constant cannot be imported: pages before any script, the database, the local mail server.
const WRITTEN_OUT = [
  'shell/src/index.html',
  'shell/src/startFailure.ts',
  'shared/market/src/standalone/page.html',
  'supabase/local/mail/mailTexts.ts',
  'supabase/schemas/25_schedules/functions/calendar_feed.sql',
  'supabase/schemas/28_estimates/data.sql',
  'supabase/schemas/28_estimates/functions/price_book.sql',
  'supabase/schemas/90_notifications/data.sql',
  'supabase/schemas/90_notifications/functions/mail_pieces.sql',
  'supabase/schemas/90_notifications/functions/mails.sql',
  'supabase/schemas/90_notifications/functions/texts.sql',
];

const sources = execFileSync(
  'git',
  ['ls-files', 'shell', 'shared', 'mf-public', 'mf-owner', 'mf-vendor', 'mf-admin', 'supabase'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(
    (file) =>
      /\/src\/|^supabase\/(?:local|schemas)\//.test(file) &&
      /\.(?:tsx?|html|sql)$/.test(file) &&
      !/\.test\.tsx?$/.test(file),
  );

test('the name of the product is one constant, and written out only where none can be imported', () => {
  const naming = sources.filter((file) => readFileSync(file, 'utf8').includes(PRODUCT_NAME));
  expect(naming.sort()).toEqual(
    ['shared/kernel/src/contract/productName.ts', ...WRITTEN_OUT].sort(),
  );
});
