import { pageList } from '../../adminPages';
import { pagesFor, recordGroups } from './RecordPalette';

const found = (kind: string, title: string) => ({
  kind,
  id: `${kind}-id`,
  title,
  detail: '',
  person_id: 'p1',
  request_id: 'r1',
});

test('pages are found by title first, then by what they are for', () => {
  const titles = pagesFor(pageList, 'message')?.items.map(({ title }) => title);
  expect(titles?.slice(0, 3)).toEqual(['Reported messages', 'Contact messages', 'Messages']);
  expect(pagesFor(pageList, 'book price')?.items[0]?.to).toBe('/admin-utility/prices');
  expect(pagesFor(pageList, 'nowhere')).toBeNull();
});

test('each kind of record is a group and leads to a page that shows it', () => {
  const records = ['ledger', 'job', 'quote', 'request', 'business', 'person'].map((kind) =>
    found(kind, kind),
  );
  expect(
    recordGroups(records).map(({ title, items }) => [title, ...items.map(({ to }) => to)]),
  ).toEqual([
    ['People', '/admin/person/p1'],
    ['Businesses', '/admin/vendor/p1'],
    ['Requests', '/admin-utility/requests/r1'],
    ['Quotes', '/admin-utility/requests/r1?quote=quote-id'],
    ['Jobs', '/admin-utility/requests/r1'],
    ['Token ledger', '/admin/vendor/p1?tab=tokens&entry=ledger-id'],
  ]);
});
