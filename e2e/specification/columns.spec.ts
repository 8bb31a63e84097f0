import { SESSION_KEY } from '@tree-service/kernel/contract';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, type Row, test } from './statements';

/** The columns a signed-in person may read of a table, and one that is not there. */
const readsColumns = (table: string, columns: readonly string[]): Row =>
  row(3, `${table} holds ${columns.join(', ')}`, async ({ page }) => {
    const read = (names: readonly string[]) =>
      page.evaluate(
        async ({ path, key }) => {
          const text = document.getElementById('runtime-config')?.textContent ?? '{}';
          const session: { access_token: string } = JSON.parse(localStorage.getItem(key) ?? '{}');
          const answer = await fetch(path, {
            headers: {
              apikey: String(Reflect.get(JSON.parse(text), 'publishableKey')),
              authorization: `Bearer ${session.access_token}`,
            },
          });
          return answer.status;
        },
        { path: `/rest/v1/${table}?select=${names.join(',')}&limit=1`, key: SESSION_KEY },
      );
    expect(await read(columns)).toBe(200);
    expect(await read([...columns, 'mood'])).toBe(400);
  });

// What the tables of the specification hold.
test('Columns of tables (§3)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  await stage.page.goto('/services');
  await goThrough(stage, [
    readsColumns('profiles', [
      ...['id', 'email', 'user_type', 'created_at', 'updated_at', 'first_name', 'last_name'],
      ...['phone', 'address', 'city', 'state', 'zip', 'is_profile_complete'],
    ]),
    readsColumns('feature_flags', [
      ...['name', 'enabled', 'description', 'user_percentage', 'user_roles', 'user_ids'],
      ...['start_date', 'end_date'],
    ]),
    readsColumns('subscription_plans', [
      ...['name', 'subscription_type', 'tier', 'monthly_price', 'quarterly_price'],
      ...['yearly_price', 'features', 'is_active'],
    ]),
    readsColumns('vendor_subscriptions', ['id']),
    row(
      3,
      'The account has email_confirmed_at, identities and user_metadata, the session expires_at',
      async ({ page }) => {
        const session: unknown = await page.evaluate(
          (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
          SESSION_KEY,
        );
        expect(session).toMatchObject({
          expires_at: expect.any(Number),
          user: {
            id: expect.any(String),
            email: 'owner@demo.example',
            email_confirmed_at: expect.any(String),
            identities: expect.any(Array),
            user_metadata: { user_type: 'owner' },
          },
        });
      },
    ),
  ]);
});
