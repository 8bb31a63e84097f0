import { listCsv } from '../layout/ListCsv';
import { auditCells } from './AuditTable';

test('each row is one line, and a reason cannot run as a formula', () => {
  const rows = [
    {
      id: 7,
      admin_id: 'a',
      action: 'vendor.suspend',
      subject_table: 'vendor_profiles',
      subject_id: 'v',
      about: ['v'],
      before: { business_name: 'Oak, Elm' },
      after: null,
      reason: '=1+1',
      created_at: '2026-11-21T12:00:00Z',
      profiles: { email: 'admin@example.com' },
    },
  ];
  const [, line] = listCsv(rows, auditCells).split('\r\n');
  expect(line).toBe(
    `7,2026-11-21T12:00:00Z,admin@example.com,vendor.suspend,vendor_profiles,v,"Oak, Elm",'=1+1,"{""business_name"":""Oak, Elm""}",`,
  );
});
