import { preferenceGroups } from './PreferenceRow';

const preference = (kind: string) => ({ kind, in_app: true, email: true, push: false });

test('preferences are grouped under headings by name; unknown kinds are left out', () => {
  const groups = preferenceGroups([
    preference('quote_received'),
    preference('gossip'),
    preference('message_received'),
  ]);
  expect(groups.map(({ topic }) => topic)).toEqual(['Messages', 'Quotes']);
  expect(groups[1]?.kinds).toEqual([{ ...preference('quote_received'), name: 'New quotes' }]);
});
