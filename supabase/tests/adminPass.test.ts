import { createHash } from 'node:crypto';
import type { Row } from '../local/database';
import { openMarketplace, type Marketplace } from './support/marketplace';
import { refusal } from './support/refusal';

interface Issued extends Row {
  pass: string;
  lasts_seconds: number;
}

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const issue = (person: string) =>
  market.database.as({ userId: person }, async (queries) => {
    const [row] = await queries.query<Issued>('select * from public.issue_admin_pass()');
    if (!row) throw new Error('No pass came back.');
    return row;
  });

test('an administrator gets a pass of ten minutes, signed as nginx checks it', async () => {
  const { pass, lasts_seconds: seconds } = await issue(await market.admin());
  expect(seconds).toBe(600);
  const [signature, expires] = pass.split('.');
  const secret = await market.value('select secret::text from private.admin_pass_key');
  expect(signature).toBe(createHash('md5').update(`${expires} ${secret}`).digest('base64url'));
  const left = await market.value<number>(
    'select $1::bigint::float8 - extract(epoch from now())::float8',
    [expires],
  );
  expect(left).toBeGreaterThan(590);
  expect(left).toBeLessThanOrEqual(600.5);
});

test.each(['owner', 'vendor'] as const)('a %s gets none', async (who) => {
  const { code } = await refusal(issue(await market[who]()));
  expect(code).toBe('42501');
});

test('someone who is no longer an administrator gets none', async () => {
  const admin = await market.admin();
  await issue(admin);
  await market.database.query(`update public.profiles set user_type = 'owner' where id = $1`, [
    admin,
  ]);
  expect((await refusal(issue(admin))).code).toBe('42501');
});

test.each(['select secret from private.admin_pass_key', 'select private.admin_pass(4102444800)'])(
  'not even an administrator can do: %s',
  async (sql) => {
    const admin = await market.admin();
    const asked = market.database.as({ userId: admin }, (queries) => queries.query(sql));
    expect((await refusal(asked)).code).toBe('42501');
  },
);
