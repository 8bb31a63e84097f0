import { auditFilterOf, readAuditChoice, writeAuditChoice } from './AuditFilterBar';

const NOTHING = { kind: '', admin: '', about: '', from: '', until: '', words: '' };
const ID = '3f2b8a90-4c1d-4e5f-8a6b-0123456789ab';

describe('the filter of the audit log', () => {
  it('is the same after writing and reading', () => {
    const choice = {
      kind: 'vendor.',
      admin: ID,
      about: ID,
      from: '2026-11-01',
      until: '2026-11-21',
      words: 'insurance & bond',
    };
    expect(readAuditChoice(writeAuditChoice(choice))).toEqual(choice);
    expect(writeAuditChoice(NOTHING).toString()).toBe('');
  });

  it('ignores unknown values', () => {
    const address = new URLSearchParams({
      kind: 'drop',
      admin: 'me',
      about: 'id.gt.0',
      from: 'yesterday',
    });
    expect(readAuditChoice(address)).toEqual(NOTHING);
  });

  it('includes the last day, and takes an ID as the subject', () => {
    const filter = auditFilterOf({
      ...NOTHING,
      from: '2026-11-21',
      until: '2026-11-21',
      words: ID,
    });
    expect(Date.parse(filter.until ?? '') - Date.parse(filter.from ?? '')).toBe(86_400_000);
    expect(filter).toMatchObject({ subjectId: ID, words: null, action: null });
    expect(auditFilterOf(NOTHING)).toEqual({
      action: null,
      adminId: null,
      subjectId: null,
      aboutId: null,
      words: null,
      from: null,
      until: null,
    });
  });
});
