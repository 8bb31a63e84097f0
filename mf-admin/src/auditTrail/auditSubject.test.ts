import { auditSubject } from './auditSubject';

describe('auditSubject', () => {
  it('names the Pro a decision was about', () => {
    const after = { business_name: 'Oak & Sons', vendor_id: 'v1', state: 'approved' };
    expect(auditSubject({ after, before: null, subject_table: 'vendor_profiles' })).toEqual({
      name: 'Oak & Sons',
      vendorId: 'v1',
    });
  });

  it('names the kind of a credential and its Pro', () => {
    const after = { kind: 'liability_insurance', vendor_id: 'v1' };
    expect(auditSubject({ after, before: null, subject_table: 'vendor_credentials' })).toEqual({
      name: 'Liability insurance',
      vendorId: 'v1',
    });
  });

  it('names the kind of an unnamed subject, or its table', () => {
    const row = { after: 'nothing', before: null, subject_table: 'messages' };
    expect(auditSubject(row)).toEqual({ name: 'Message', vendorId: null });
    expect(auditSubject({ ...row, subject_table: 'new_things' }).name).toBe('new things');
  });
});
