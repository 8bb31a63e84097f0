import { preferenceGroups } from './preferenceGroups';

const wish = (kind: string) => ({ kind, in_app: true, email: true, push: false });

test('preferences are grouped under headings by name; unknown kinds are left out', () => {
  const groups = preferenceGroups([
    wish('quote_received'),
    wish('gossip'),
    wish('message_received'),
  ]);
  expect(groups.map(({ topic }) => topic)).toEqual(['Messages', 'Quotes']);
  expect(groups[1]?.wishes).toEqual([{ ...wish('quote_received'), name: 'New quotes' }]);
});
