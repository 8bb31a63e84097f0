import { useState } from 'react';
import { Download } from 'lucide-react';
import { readAudit, type AuditFilter, type AuditRow } from '../../api/audit';
import { saveTextFile } from '@tree-service/kernel/native';
import { messageOf, notify, reportError } from '@tree-service/kernel';
import { Button } from '@tree-service/design';
import { auditCsv } from './auditCsv';

const PAGE = 1000;
const FILE = 'audit-log.csv';

async function readEverything(filter: AuditFilter): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  for (;;) {
    const page = await readAudit(filter, PAGE, rows.at(-1)?.id ?? null);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** Exports all rows that match the filter, not only those shown. */
export function ExportAudit({ filter }: { readonly filter: AuditFilter }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const rows = await readEverything(filter);
      await saveTextFile(FILE, auditCsv(rows));
      notify.success(`${FILE} saved`, { description: `${rows.length} rows.` });
    } catch (error) {
      reportError(error, { category: 'api', source: 'ExportAudit' });
      notify.error("We couldn't export the audit log", { description: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void save()}>
      <Download size={18} aria-hidden />
      Export as CSV
    </Button>
  );
}
