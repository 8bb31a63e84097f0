import { createTestDatabase, type TestDatabase } from '../../../supabase/tests/support/database';
import { NOTIFICATION_KINDS } from './notificationKinds';
import { notificationText } from './notifications';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every notification kind of the database has a text, and no other', async () => {
  const rows = await database.query<{ kind: string }>(
    'select kind from private.notification_kinds',
  );
  expect(Object.keys(NOTIFICATION_KINDS).sort()).toEqual(rows.map((row) => row.kind).sort());
});

test('a notification is worded for its reader, with the facts available', () => {
  const data = { request_number: 1001, business: 'Oak & Co', customer: 'Ada', count: 3 };
  expect(notificationText('message_received', data, false)).toBe(
    '3 new messages from Oak & Co about request #1001',
  );
  expect(notificationText('message_received', { ...data, count: 1 }, true)).toBe(
    'Ada sent you a message about request #1001',
  );
  expect(notificationText('quote_received', { ...data, amount_cents: 90_000 }, false)).toContain(
    'a quote of $900',
  );
  expect(notificationText('gossip', {}, false)).toBe('You have a new notification');
  for (const kind of Object.keys(NOTIFICATION_KINDS)) {
    expect(notificationText(kind, {}, false)).toMatch(/^[A-Z].*\S$/);
  }
});
