import { useQuery } from '@tanstack/react-query';
import { formatCents, formatMoment } from '@tree-service/domain';
import { Alert, Card, QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { ListTable } from '../shared/layout/ListTable';
import { reconciliationsQuery } from './payments.api';

const amount = (cents: number | null) => (cents === null ? 'nothing' : formatCents(cents));

/** The nightly comparison of the payment provider with the money ledger. */
export function Reconciliations() {
  const reports = useQuery(reconciliationsQuery());
  return (
    <Section
      title="Reconciliation"
      description="Each night, every charge, refund and dispute of the last 30 days is compared with our ledger."
    >
      <QueryBoundary query={reports} what="the reconciliations">
        {(all) => {
          const [latest] = all;
          if (!latest) return <Text tone="muted">Not compared yet.</Text>;
          return (
            <VStack $gap={5}>
              {latest.differences.length > 0 && (
                <Alert tone="danger" title={`${latest.difference_count} differences`}>
                  <ul>
                    {latest.differences.map(({ reference, provider_cents, ledger_cents }) => (
                      <li key={reference}>
                        {reference}: {amount(provider_cents)} at the provider,{' '}
                        {amount(ledger_cents)} in the ledger
                      </li>
                    ))}
                  </ul>
                </Alert>
              )}
              <Card>
                <ListTable
                  name="reconciliations"
                  cells={(one) => ({
                    'Compared (UTC)': one.created_at,
                    Movements: one.movements,
                    'Provider ($)': one.provider_cents / 100,
                    'Ledger ($)': one.ledger_cents / 100,
                    Differences: one.difference_count,
                  })}
                  caption="Reconciliations, newest first"
                  rows={all}
                  rowKey={({ id }) => id}
                  columns={[
                    {
                      key: 'when',
                      header: 'Compared',
                      cell: ({ created_at: at }) => formatMoment(at),
                    },
                    {
                      key: 'movements',
                      header: 'Movements',
                      numeric: true,
                      cell: ({ movements }) => movements,
                    },
                    {
                      key: 'provider',
                      header: 'Provider',
                      numeric: true,
                      cell: (one) => formatCents(one.provider_cents),
                    },
                    {
                      key: 'ledger',
                      header: 'Ledger',
                      numeric: true,
                      cell: (one) => formatCents(one.ledger_cents),
                    },
                    {
                      key: 'differences',
                      header: 'Differences',
                      numeric: true,
                      cell: (one) => one.difference_count,
                    },
                  ]}
                />
              </Card>
            </VStack>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}
