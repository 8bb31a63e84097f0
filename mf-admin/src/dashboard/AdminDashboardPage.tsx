import {
  Card,
  Link,
  QueryBoundary,
  RetryAlert,
  Section,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CREDENTIAL_KINDS, formatDay, LOCALE } from '@tree-service/domain';
import { useSearchParams } from 'react-router';
import { messageOf } from '@tree-service/kernel';
import { AdminPage } from '../shared/layout/AdminPage';
import { OnThisPage, PageParts } from '../shared/layout/OnThisPage';
import { urgentCasesQuery } from '../api/reviewQueue';
import { adminPaths } from '../paths';
import { CaseTable } from '../shared/queue/CaseTable';
import { openDecisionsQuery, readEndingCredentials, type WaitingRow } from '../api/decisions';
import {
  type Days,
  marketplaceHealthQuery,
  type RemoteFailure,
  remoteFailuresQuery,
  type WonAfterRefund,
  wonAfterRefundQuery,
} from '../api/health';
import { Age } from '../shared/layout/Age';
import { LatestRequests } from './LatestRequests';
import { HealthCharts } from './health/HealthCharts';
import { healthOf, rangesOf } from './health/healthFigures';
import { daysBefore, daysEach, daysOf, periodOf } from '../shared/health/healthPeriod';
import { HealthTiles } from './health/HealthTiles';
import { formatShare } from '../shared/health/healthFormat';
import { PeriodTabs } from '../shared/health/PeriodTabs';
import { ListTable } from '../shared/layout/ListTable';

const PARTS = {
  decisions: 'Open decisions',
  credentials: 'Credentials expiring soon',
  health: 'Marketplace health',
  requests: 'Latest requests',
} as const;

const REFETCH_MS = 60_000;
const EVERYTHING = { queue: null, isMine: false } as const;

/** The decisions due first. */
function UrgentCases() {
  const query = useQuery({ ...urgentCasesQuery(), refetchInterval: REFETCH_MS });
  return (
    <Card>
      <QueryBoundary query={query} what="the open decisions">
        {({ cases, total }) =>
          cases.length === 0 ? (
            <Text tone="muted">Nothing to review.</Text>
          ) : (
            <VStack>
              <CaseTable cases={cases} choice={EVERYTHING} />
              <Link to={adminPaths.queue()}>
                {total === 1
                  ? 'Open the review queue'
                  : `All ${total.toLocaleString(LOCALE)} in the review queue`}
              </Link>
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}

const nameOf = ({ kind }: WaitingRow) => (kind ? CREDENTIAL_KINDS[kind] : '');

const credentialColumns: readonly TableColumn<WaitingRow>[] = [
  {
    key: 'vendor',
    header: 'Pro',
    cell: ({ vendor_id, business }) => <Link to={adminPaths.vendor(vendor_id)}>{business}</Link>,
  },
  { key: 'credential', header: 'Credential', cell: nameOf },
  {
    key: 'expires',
    header: 'Expires',
    cell: ({ due_at: end }) => (end === null ? '' : formatDay(end, 'UTC')),
  },
];

const credentialCells = (credential: WaitingRow) => ({
  Pro: credential.business,
  Credential: nameOf(credential),
  Expires: credential.due_at?.slice(0, 10) ?? null,
});

/** Verified credentials that expire within 30 days; the database then pauses what depends on them. */
function EndingCredentials() {
  const query = useQuery({ ...openDecisionsQuery(), select: ({ ending }) => ending });
  return (
    <Card>
      <VStack $gap={3}>
        <QueryBoundary query={query} what="expiring credentials">
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Text tone="muted">None in the next 30 days.</Text>
            ) : (
              <>
                <Text tone="muted">{total} in the next 30 days. The Pros have been notified.</Text>
                <ListTable
                  name="expiring-credentials"
                  caption="Credentials expiring soon"
                  columns={credentialColumns}
                  rows={rows}
                  rowKey={({ id }) => id}
                  read={readEndingCredentials}
                  cells={credentialCells}
                />
              </>
            )
          }
        </QueryBoundary>
      </VStack>
    </Card>
  );
}

const failureColumns: readonly TableColumn<RemoteFailure>[] = [
  { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
  {
    key: 'release',
    header: 'Release',
    cell: ({ remote_version: release }) => release ?? 'Not found',
  },
  {
    key: 'failures',
    header: 'Failures',
    cell: ({ failures }) => failures.toLocaleString(LOCALE),
    numeric: true,
  },
  {
    key: 'people',
    header: 'People affected',
    cell: ({ people }) => people.toLocaleString(LOCALE),
    numeric: true,
  },
  { key: 'last', header: 'Last failure', cell: ({ last_at: last }) => <Age since={last} /> },
];

const failureCells = (row: RemoteFailure) => ({
  Remote: row.remote,
  Release: row.remote_version,
  Failures: row.failures,
  'People affected': row.people,
  'Last failure (UTC)': row.last_at,
});

function RemoteFailures({ days }: { readonly days: Days }) {
  const query = useQuery(remoteFailuresQuery(days));
  return (
    <QueryBoundary query={query} what="failed remote loads">
      {(failures) =>
        failures.length === 0 ? (
          <Text tone="muted">No failed loads in this period.</Text>
        ) : (
          <ListTable
            name="failed-remote-loads"
            cells={failureCells}
            caption="Failed remote loads"
            columns={failureColumns}
            rows={failures}
            rowKey={({ remote, remote_version: release }) => `${remote} ${release}`}
          />
        )
      }
    </QueryBoundary>
  );
}

const wonColumns: readonly TableColumn<WonAfterRefund>[] = [
  {
    key: 'vendor',
    header: 'Pro',
    cell: ({ vendor_id, business_name }) => (
      <Link to={adminPaths.vendor(vendor_id)}>{business_name}</Link>
    ),
  },
  {
    key: 'owner',
    header: 'Owner',
    cell: ({ owner_id: id, owner_name: name }) =>
      id === null ? 'All' : <Link to={adminPaths.person(id)}>{name ?? 'No name'}</Link>,
  },
  { key: 'refunded', header: 'Refunded', numeric: true, cell: ({ released }) => released },
  { key: 'won', header: 'Won later', numeric: true, cell: ({ won }) => won },
  {
    key: 'share',
    header: 'Share',
    numeric: true,
    cell: ({ released, won }) => formatShare(won / released),
  },
];

const wonCells = (row: WonAfterRefund) => ({
  Pro: row.business_name,
  Owner: row.owner_id === null ? 'All' : row.owner_name,
  Refunded: row.released,
  'Won later': row.won,
});

function WonAfterRefunds({ days }: { readonly days: Days }) {
  const query = useQuery(wonAfterRefundQuery(days));
  return (
    <QueryBoundary query={query} what="leads won after their refund">
      {(rows) =>
        rows.length === 0 ? (
          <Text tone="muted">None in this period.</Text>
        ) : (
          <ListTable
            name="won-after-refund"
            cells={wonCells}
            caption="Leads won after their refund"
            columns={wonColumns}
            rows={rows}
            rowKey={({ vendor_id: vendor, owner_id: owner }) => `${vendor} ${owner}`}
          />
        )
      }
    </QueryBoundary>
  );
}

interface HealthSectionProps {
  readonly id: string;
  readonly title: string;
}

/** Figures and charts of a period, compared with the one before. */
export function HealthSection({ id, title }: HealthSectionProps) {
  const [address] = useSearchParams();
  const period = periodOf(address);
  const days = daysOf(period);
  const query = useQuery({ ...marketplaceHealthQuery(days), placeholderData: keepPreviousData });
  const earlier = useQuery(marketplaceHealthQuery(daysBefore(period)));
  const before = query.isPlaceholderData ? undefined : earlier.data;
  return (
    <FoldedSection
      id={id}
      title={title}
      description="Through today, in UTC. A request counts on the day it was submitted."
    >
      <PeriodTabs period={period} />
      <VStack $gap={6}>
        <QueryBoundary query={query} what="marketplace health">
          {(rows) => (
            <>
              <HealthTiles
                health={healthOf(rows)}
                before={before && healthOf(before)}
                period={period}
              />
              {earlier.error && (
                <RetryAlert title="We couldn't load the previous period" onRetry={earlier.refetch}>
                  {messageOf(earlier.error)}
                </RetryAlert>
              )}
              <HealthCharts
                ranges={rangesOf(rows, daysEach(period))}
                rowHeading={daysEach(period) === 1 ? 'Day' : 'Week from'}
              />
            </>
          )}
        </QueryBoundary>
        <Section title="Failed remote loads" level={3}>
          <RemoteFailures days={days} />
        </Section>
        <Section
          title="Leads won after their refund"
          level={3}
          description="The owner was silent until the tokens went back, then hired the Pro. A high share with one owner can mean the two wait it out together."
        >
          <WonAfterRefunds days={days} />
        </Section>
      </VStack>
    </FoldedSection>
  );
}

export default function AdminDashboardPage() {
  return (
    <AdminPage
      title="Admin dashboard"
      lead="Open decisions, marketplace health, and recent requests."
    >
      <VStack $gap={8}>
        <OnThisPage parts={PARTS} />
        <PageParts>
          <Section id="decisions" title={PARTS.decisions}>
            <UrgentCases />
          </Section>
          <FoldedSection id="credentials" title={PARTS.credentials}>
            <EndingCredentials />
          </FoldedSection>
          <HealthSection id="health" title={PARTS.health} />
          <FoldedSection id="requests" title={PARTS.requests} description="Newest first.">
            <LatestRequests />
          </FoldedSection>
        </PageParts>
      </VStack>
    </AdminPage>
  );
}
