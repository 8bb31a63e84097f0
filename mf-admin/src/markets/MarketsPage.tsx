import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Button,
  Card,
  Dialog,
  EmptyState,
  Link,
  QueryBoundary,
  type TableColumn,
  VStack,
} from '@tree-service/design';
import { formatDay } from '@tree-service/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminPaths } from '../paths';
import { AdminPage } from '../shared/layout/AdminPage';
import { ListTable } from '../shared/layout/ListTable';
import { MarketForm } from './MarketForm';
import { marketsQuery, type ListedMarket } from './markets.api';
import { MarketStatusPill, statusLabel } from './marketStatus';

const since = ({ opened_at }: ListedMarket) =>
  opened_at === null ? 'Not opened yet' : formatDay(opened_at);

const columns: readonly TableColumn<ListedMarket>[] = [
  {
    key: 'name',
    header: 'Market',
    cell: ({ id, name }) => <Link to={adminPaths.market(id)}>{name}</Link>,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <MarketStatusPill status={status} /> },
  { key: 'zips', header: 'ZIP codes', cell: ({ zips }) => zips, numeric: true },
  { key: 'opened', header: 'Last opened', cell: since },
];

const cells = (market: ListedMarket) => ({
  Market: market.name,
  Status: statusLabel(market.status),
  'ZIP codes': market.zips,
  'Last opened': market.opened_at,
});

export default function MarketsPage() {
  const query = useQuery(marketsQuery());
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AdminPage
      title="Markets"
      lead="Places you open one after the other, once enough insured Pros cover them."
      actions={<Button onClick={() => setIsOpen(true)}>Add market</Button>}
    >
      <QueryBoundary query={query} what="the markets">
        {(markets) =>
          markets.length === 0 ? (
            <EmptyState title="No markets yet">
              Requests are taken everywhere. Once you add the first market, they are taken in open
              markets only.
            </EmptyState>
          ) : (
            <VStack $gap={5}>
              {!markets.some(({ status }) => status === 'open') && (
                <Alert tone="warning" title="No market is open">
                  Nobody can send a request right now. Open a market, or remove all markets to take
                  requests everywhere.
                </Alert>
              )}
              <Card>
                <ListTable
                  name="markets"
                  caption="Markets"
                  rows={markets}
                  rowKey={({ id }) => id}
                  columns={columns}
                  cells={cells}
                />
              </Card>
            </VStack>
          )
        }
      </QueryBoundary>
      <Dialog
        title="New market"
        description={
          query.data?.length === 0 &&
          'This is the first market. Once you save it, people can send requests only in open markets.'
        }
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <MarketForm
          market={null}
          onSaved={(id) => void navigate(adminPaths.market(id))}
          onClose={() => setIsOpen(false)}
        />
      </Dialog>
    </AdminPage>
  );
}
