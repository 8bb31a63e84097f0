/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { announcementsQuery } from './announcements';
import { unreadTotalQuery } from './conversations';
import { readHeader, readHeaderWithFlags } from './header';
import { unreadNotificationsQuery } from './notifications';

const HEADER = '/rest/v1/rpc/my_header';
const counts = { unread_messages: 2, unread_notifications: 3, announcements: [] };
const server = fakeBackend();

beforeEach(() => queryClient.clear());

const known = () =>
  [unreadTotalQuery('u1'), unreadNotificationsQuery('u1'), announcementsQuery()].map(
    ({ queryKey }) => queryClient.getQueryData<unknown>(queryKey),
  );

test('the header and the flags of a page that opens are one call', async () => {
  server.respondTo(HEADER, { ...counts, flags: flagsSaying() });
  expect(await readHeaderWithFlags('u1')).toEqual(flagsSaying());
  await queryClient.fetchQuery(announcementsQuery());
  expect(known()).toEqual([2, 3, []]);
  expect(server.callsTo(HEADER)).toMatchObject([{ body: { with_flags: true } }]);
});

test('later ones leave the flags out', async () => {
  server.respondTo(HEADER, { ...counts, flags: null });
  readHeader('u1');
  await queryClient.fetchQuery(announcementsQuery());
  expect(known()).toEqual([2, 3, []]);
  expect(server.callsTo(HEADER)).toMatchObject([{ body: { with_flags: false } }]);
});
