import { auditSubject } from './auditSubject';

describe('auditSubject', () => {
  it('names the Pro a decision was about', () => {
    const after = { business_name: 'Oak & Sons', vendor_id: 'v1', state: 'approved' };
    expect(
      auditSubject({ after, before: null, subject_table: 'vendor_profiles', subject_id: 'v1' }),
    ).toEqual({ name: 'Oak & Sons', vendorId: 'v1', personId: null });
  });

  it('names the kind of a credential and its Pro', () => {
    const after = { kind: 'liability_insurance', vendor_id: 'v1', number: 'GL-4471', name: null };
    expect(
      auditSubject({ after, before: null, subject_table: 'vendor_credentials', subject_id: 'c1' }),
    ).toEqual({ name: 'Liability insurance', vendorId: 'v1', personId: null });
  });

  it('names the kind of an unnamed subject, or its table', () => {
    const row = { after: 'nothing', before: null, subject_table: 'messages', subject_id: 'm1' };
    expect(auditSubject(row)).toEqual({ name: 'Message', vendorId: null, personId: null });
    expect(auditSubject({ ...row, subject_table: 'new_things' }).name).toBe('new things');
  });

  it('names a request and its owner, and who wrote a message', () => {
    const request = { number: 1097, contact_name: 'Maya', owner_id: 'p1', state: 'canceled' };
    const row = { before: request, subject_table: 'service_requests', subject_id: 'r1' };
    expect(auditSubject({ ...row, after: request })).toEqual({
      name: 'Request #1097, Maya',
      vendorId: null,
      personId: 'p1',
    });
    const written = { before: null, subject_table: 'contact_messages', subject_id: 'm1' };
    expect(
      auditSubject({ ...written, after: { name: 'Message from Maya Torres', user_id: 'p1' } }),
    ).toEqual({ name: 'Message from Maya Torres', vendorId: null, personId: 'p1' });
  });

  it('leads to the Pro where a row is about both sides', () => {
    const job = { before: null, subject_table: 'jobs', subject_id: 'j1' };
    expect(auditSubject({ ...job, after: { owner_id: 'p1', vendor_id: 'v1' } })).toEqual({
      name: 'Job',
      vendorId: 'v1',
      personId: null,
    });
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
