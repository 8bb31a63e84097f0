import { DownloadCsv } from '@tree-service/market/features/downloads';
import { readAudit, type AuditFilter, type AuditRow } from '../../api/audit';
import { auditCells } from '../../auditTrail/auditCells';
import { listCsv } from '../../listCsv/ListCsv';

const PAGE = 1000;

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
  return (
    <DownloadCsv
      name="audit-log.csv"
      of="audit log"
      write={async () => listCsv(await readEverything(filter), auditCells)}
      failed="We couldn't export the audit log"
    />
  );
}
