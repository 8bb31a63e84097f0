import { auditDifferences } from './auditDifferences';

describe('auditDifferences', () => {
  it('names only what differs', () => {
    const before = { state: 'approved', version: 3, list: [1, 2] };
    expect(auditDifferences(before, { ...before, state: 'suspended', version: 4 })).toEqual([
      { name: 'state', before: 'approved', after: 'suspended' },
      { name: 'version', before: '3', after: '4' },
    ]);
  });

  it('handles added and deleted rows', () => {
    expect(auditDifferences(null, { name: 'x', note: null })).toEqual([
      { name: 'name', before: null, after: 'x' },
    ]);
    expect(auditDifferences(null, null)).toEqual([]);
  });

  it('cuts long values', () => {
    const [found] = auditDifferences(null, { body: 'x'.repeat(1000) });
    expect(found?.after).toHaveLength(301);
  });
});
