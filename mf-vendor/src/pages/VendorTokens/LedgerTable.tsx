import { paths } from '@tree-service/shared/contract';
import { formatMoment } from '@tree-service/shared/domain';
import { Button, Card, Link, Table, Text, VStack } from '@tree-service/shared/ui';
import { useState } from 'react';
import { LEDGER_KINDS } from './ledgerKinds';
import type { BalancedEntry } from './runningBalance';
import { useRequestOfLead } from './useRequestOfLead';

/** How many entries are shown before asking for more. */
const AT_ONCE = 20;

const signed = (tokens: number): string => (tokens > 0 ? `+${tokens}` : String(tokens));

function change({ kind, availableChange, held_delta: held }: BalancedEntry): string {
  // A capture spends what was held already, so that nothing changes in what is available.
  return kind === 'capture' ? `${signed(held)} held` : signed(availableChange);
}

/** What the entry left behind. */
function balance({ availableAfter, heldAfter }: BalancedEntry): string {
  return heldAfter === 0 ? String(availableAfter) : `${availableAfter}, and ${heldAfter} held`;
}

/** Entries of the ledger with the balance each left behind. */
export function LedgerTable({ entries }: { entries: readonly BalancedEntry[] }) {
  const requestOf = useRequestOfLead();
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <VStack $gap={4}>
      <Card>
        <Table
          caption="Token ledger, newest first"
          rows={entries.slice(0, shown)}
          rowKey={(entry) => String(entry.id)}
          columns={[
            {
              key: 'what',
              header: 'What',
              cell: (entry) => {
                const request = requestOf(entry.lead_id);
                return (
                  <>
                    <Text>{entry.reason}</Text>
                    <Text size="sm" tone="muted">
                      {LEDGER_KINDS[entry.kind]}, {formatMoment(entry.created_at)}
                      {request && (
                        <>
                          ,{' '}
                          <Link to={paths.vendorRequest(request.id)}>request {request.number}</Link>
                        </>
                      )}
                    </Text>
                  </>
                );
              },
            },
            { key: 'change', header: 'Change', numeric: true, cell: change },
            { key: 'balance', header: 'Balance', numeric: true, cell: balance },
          ]}
        />
      </Card>
      {entries.length > shown && (
        <div>
          <Button variant="outline" onClick={() => setShown(shown + AT_ONCE)}>
            Show older entries
          </Button>
        </div>
      )}
    </VStack>
  );
}
