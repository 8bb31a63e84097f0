import { after, countAtFirst } from './keyset';

const AT = '2026-11-22T00:30:26.146123+00:00';

test('what comes after a row has a later moment, or the same one and a higher id, or none', () => {
  expect(after('due_at', 'rising', { at: AT, id: 'a' })).toBe(
    `due_at.gt."${AT}",and(due_at.eq."${AT}",id.gt.a),due_at.is.null`,
  );
  expect(after('created_at', 'falling', { at: AT, id: 'a' })).toBe(
    `created_at.lt."${AT}",and(created_at.eq."${AT}",id.lt.a),created_at.is.null`,
  );
});

test('rows without a moment come last, in the order of their ids', () => {
  expect(after('due_at', 'rising', { at: null, id: 'a' })).toBe('and(due_at.is.null,id.gt.a)');
});

test('a list is counted where it begins, once', () => {
  expect(countAtFirst(null)).toEqual({ count: 'exact' });
  expect(countAtFirst({ at: AT, id: 'a' })).toEqual({});
});
