import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Button,
  Card,
  Dialog,
  EmptyState,
  HStack,
  QueryBoundary,
  Section,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { formatDay, SERVICE_CATEGORIES, SERVICES } from '@tree-service/domain';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { adminPaths } from '../paths';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { AdminPage } from '../shared/layout/AdminPage';
import { ShowMore } from '../shared/layout/ShowMore';
import { useDecision } from '../shared/layout/useDecision';
import { ListTable } from '../shared/layout/ListTable';
import { MarketForm } from './MarketForm';
import {
  marketQuery,
  removeMarket,
  setMarketStatus,
  type Market,
  type MarketStatus,
  type MarketZip,
} from './markets.api';
import { MarketStatusPill } from './marketStatus';

/** How many Pros a ZIP code of a market lacks, over all services. */
export function lacking({ vendors }: MarketZip, { least_vendors }: Pick<Market, 'least_vendors'>) {
  return SERVICE_CATEGORIES.reduce(
    (sum, service) => sum + Math.max(0, (least_vendors[service] ?? 0) - (vendors[service] ?? 0)),
    0,
  );
}

const cells = (row: MarketZip) => ({
  ZIP: row.zip,
  City: row.city,
  State: row.state,
  ...Object.fromEntries(
    SERVICE_CATEGORIES.map((service) => [SERVICES[service].name, row.vendors[service] ?? 0]),
  ),
  'Open requests': row.open_requests,
  Waitlist: row.waiting,
});

function columnsOf(market: Market): readonly TableColumn<MarketZip>[] {
  return [
    { key: 'zip', header: 'ZIP code', cell: ({ zip, city, state }) => `${zip} ${city}, ${state}` },
    ...SERVICE_CATEGORIES.map((service): TableColumn<MarketZip> => {
      const needed = market.least_vendors[service] ?? 0;
      return {
        key: service,
        header: SERVICES[service].name,
        cell: ({ vendors }) => {
          const count = vendors[service] ?? 0;
          return count < needed ? (
            <Text as="strong" tone="danger">
              {count} of {needed}
            </Text>
          ) : (
            count
          );
        },
        numeric: true,
      };
    }),
    {
      key: 'requests',
      header: 'Open requests',
      cell: ({ open_requests: count }) => count,
      numeric: true,
    },
    { key: 'waiting', header: 'Waitlist', cell: ({ waiting }) => waiting, numeric: true },
  ];
}

function MarketActions({ market }: { readonly market: Market }) {
  const navigate = useNavigate();
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, status, missing } = market;
  const move = useDecision({
    run: ({ next, reason }: { next: MarketStatus; reason?: string }) =>
      setMarketStatus(market, next, reason),
    done: ({ next }) => `${name}: ${next}`,
    refresh: [['markets']],
  });
  const removal = useDecision({
    run: (reason: string) => removeMarket(market, reason),
    done: `${name} removed`,
    refresh: [['markets']],
    onDone: () => void navigate(adminPaths.markets()),
  });
  const isClosed = status !== 'open';
  return (
    <>
      <HStack $gap={3} $wrap>
        {isClosed &&
          (missing === null && market.zips.length > 0 ? (
            <Button loading={move.isPending} onClick={() => move.mutate({ next: 'open' })}>
              Open market
            </Button>
          ) : (
            <DecideButton
              label="Open anyway"
              title={`Open ${name} anyway`}
              hint="Say why it opens without these Pros. Saved to the audit log."
              isDisabled={market.zips.length === 0}
              maxLength={500}
              draft={`market-open/${id}`}
              onDecide={(reason) => move.mutateAsync({ next: 'open', reason })}
            >
              {missing}
            </DecideButton>
          ))}
        {status === 'draft' && (
          <Button
            variant="outline"
            loading={move.isPending}
            onClick={() => move.mutate({ next: 'recruiting' })}
          >
            Start looking for Pros
          </Button>
        )}
        {status === 'open' && (
          <DecideButton
            label="Pause market"
            title={`Pause ${name}`}
            hint="Saved to the audit log."
            maxLength={500}
            draft={`market-pause/${id}`}
            onDecide={(reason) => move.mutateAsync({ next: 'paused', reason })}
          >
            Nobody can send a new request there. Requests that are open go on.
          </DecideButton>
        )}
        <Button variant="outline" onClick={() => setIsEditing(true)}>
          Edit
        </Button>
        {isClosed && (
          <DecideButton
            label="Remove"
            title={`Remove ${name}`}
            hint="Saved to the audit log."
            isDestructive
            maxLength={500}
            draft={`market-remove/${id}`}
            onDecide={(reason) => removal.mutateAsync(reason)}
          >
            Its ZIP codes can then go into another market. If it is the last market, requests are
            taken everywhere again.
          </DecideButton>
        )}
      </HStack>
      {move.error && status !== 'open' && (
        <Alert tone="danger" role="alert">
          {move.error.message}
        </Alert>
      )}
      <Dialog title={`Edit ${name}`} open={isEditing} onOpenChange={setIsEditing}>
        <MarketForm
          market={market}
          onSaved={() => setIsEditing(false)}
          onClose={() => setIsEditing(false)}
        />
      </Dialog>
    </>
  );
}

function Coverage({ market }: { readonly market: Market }) {
  const { zips, missing } = market;
  if (zips.length === 0) {
    return (
      <EmptyState level={3} title="No ZIP codes yet">
        Edit the market to add some.
      </EmptyState>
    );
  }
  const gapsFirst = [...zips].sort(
    (one, other) =>
      lacking(other, market) - lacking(one, market) || one.zip.localeCompare(other.zip),
  );
  return (
    <VStack $gap={4}>
      {missing === null ? (
        <Alert tone="success">Every ZIP code has the insured Pros you ask for.</Alert>
      ) : (
        <Alert tone="warning" title="Some places lack Pros">
          {missing}
        </Alert>
      )}
      <Card>
        <ShowMore items={gapsFirst} pageSize={25}>
          {(shown) => (
            <ListTable
              name="market-coverage"
              caption="Insured Pros who cover each ZIP code"
              rows={shown}
              read={() => Promise.resolve(gapsFirst)}
              rowKey={({ zip }) => zip}
              columns={columnsOf(market)}
              cells={cells}
            />
          )}
        </ShowMore>
      </Card>
    </VStack>
  );
}

export default function MarketPage() {
  const { marketId = '' } = useParams();
  const query = useQuery(marketQuery(marketId));
  const market = query.data;
  return (
    <AdminPage
      title={market?.name ?? 'Market'}
      back={{ to: adminPaths.markets(), label: 'Markets' }}
    >
      <QueryBoundary query={query} what="this market">
        {(shown) => (
          <VStack $gap={6}>
            <HStack $gap={3} $wrap>
              <MarketStatusPill status={shown.status} />
              {shown.opened_at && (
                <Text as="span" size="sm" tone="muted">
                  Last opened {formatDay(shown.opened_at)}
                </Text>
              )}
            </HStack>
            <MarketActions market={shown} />
            <Section
              title="Coverage"
              description="Approved Pros with valid insurance who travel there, wherever they are based. Gaps first."
            >
              <Coverage market={shown} />
            </Section>
          </VStack>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
