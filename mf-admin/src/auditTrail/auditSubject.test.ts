import { auditSubject } from './auditSubject';

describe('auditSubject', () => {
  it('names the Pro a decision was about', () => {
    const after = { business_name: 'Oak & Sons', vendor_id: 'v1', state: 'approved' };
    expect(
      auditSubject({ after, before: null, subject_table: 'vendor_profiles', subject_id: 'v1' }),
    ).toEqual({ name: 'Oak & Sons', vendorId: 'v1', personId: null });
  });

  it('names the kind of a credential and its Pro', () => {
    const after = { kind: 'liability_insurance', vendor_id: 'v1' };
    expect(
      auditSubject({ after, before: null, subject_table: 'vendor_credentials', subject_id: 'c1' }),
    ).toEqual({ name: 'Liability insurance', vendorId: 'v1', personId: null });
  });

  it('names the kind of an unnamed subject, or its table', () => {
    const row = { after: 'nothing', before: null, subject_table: 'messages', subject_id: 'm1' };
    expect(auditSubject(row)).toEqual({ name: 'Message', vendorId: null, personId: null });
    expect(auditSubject({ ...row, subject_table: 'new_things' }).name).toBe('new things');
  });

  it('knows the Pro of tokens and the account of a person', () => {
    const tokens = { before: null, subject_table: 'token_accounts', subject_id: 'v1' };
    expect(auditSubject({ ...tokens, after: { posted: 50 } }).vendorId).toBe('v1');
    const proposal = { before: null, subject_table: 'token_adjustments', subject_id: 'a1' };
    expect(auditSubject({ ...proposal, after: { account_id: 'v1' } }).vendorId).toBe('v1');
    const person = { before: null, subject_table: 'profiles', subject_id: 'p1' };
    expect(auditSubject({ ...person, after: { name: 'maya@example.com' } })).toEqual({
      name: 'maya@example.com',
      vendorId: null,
      personId: 'p1',
    });
  });
});
