import { LEDGER_KINDS, type LedgerEntry } from '@tree-service/market/api/tokens';
import { formatMoment } from '@tree-service/domain';
import { Card, Link, Table, Text } from '@tree-service/design';
import { vendorPaths } from '../../paths';
import { availableChange } from './ledgerCsv';

const signed = (tokens: number): string => (tokens > 0 ? `+${tokens}` : String(tokens));

function change(entry: LedgerEntry): string {
  // A capture spends held tokens, so the available balance does not change.
  return entry.kind === 'capture'
    ? `${entry.held_delta}\u00a0held`
    : signed(availableChange(entry));
}

export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <Card>
      <Table
        staysTable
        caption="Token ledger, newest first"
        rows={entries}
        rowKey={(entry) => String(entry.id)}
        columns={[
          {
            key: 'what',
            header: 'Entry',
            cell: (entry) => (
              <>
                <Text>{entry.reason}</Text>
                <Text size="sm" tone="muted">
                  {LEDGER_KINDS[entry.kind]}, {formatMoment(entry.created_at)}
                  {entry.request_id && (
                    <>
                      ,{' '}
                      <Link to={vendorPaths.request(entry.request_id)}>
                        request #{entry.request_number}
                      </Link>
                    </>
                  )}
                </Text>
              </>
            ),
          },
          {
            key: 'change',
            header: 'Change',
            numeric: true,
            cell: (entry) => (
              <>
                <Text numeric weight="semibold">
                  {change(entry)}
                </Text>
                <Text size="sm" tone="muted" numeric>
                  {`${entry.balance_after}\u00a0left`}
                </Text>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
