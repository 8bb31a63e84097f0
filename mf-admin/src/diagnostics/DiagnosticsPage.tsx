import {
  Alert,
  Button,
  Card,
  HStack,
  QueryBoundary,
  Section,
  StatusPill,
  type TableColumn,
  VStack,
} from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import {
  errorMetrics,
  type ErrorMetrics,
  messageOf,
  refreshSession,
  useAuth,
} from '@tree-service/kernel';
import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { formatMoment } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../shared/layout/AdminPage';
import { OnThisPage, PageParts } from '../shared/layout/OnThisPage';
import { Facts } from '../shared/layout/Facts';
import { ListTable } from '../shared/layout/ListTable';
import { healthChecksQuery, latencyQuery } from './diagnostics.api';
import { CanaryTable } from './CanaryTable';
import { CopyForSupport } from './CopyForSupport';
import { ReleaseTable, SharedModuleTable } from './ReleaseTable';
import { useEvaluatedFlags, type EvaluatedFlag } from './useEvaluatedFlags';
import { ClaimFacts, factsOfSession } from './SessionFacts';
import { healthCheckTexts, factsOfBackend } from './backendHealth';

const PARTS = {
  session: 'Session',
  token: 'Access token',
  backend: 'Backend',
  releases: 'Releases',
  canary: 'Canary releases',
  modules: 'Shared modules',
  errors: 'Errors on this page',
  health: 'Health checks',
  flags: 'Feature flags',
} as const;

function SessionFacts() {
  const auth = useAuth();
  return (
    <Card>
      <Facts facts={factsOfSession(auth)} />
    </Card>
  );
}

/** Refreshes the session; on success the page reloads a second later. */
function RefreshSessionButton() {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    setIsBusy(true);
    const { ok } = await refreshSession();
    // On success the button stays busy until the reload.
    if (!ok) setIsBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void refresh()}>
      <RefreshCw size={20} aria-hidden />
      Refresh session
    </Button>
  );
}

const listed = (counts: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'None';

/** The errors counted on a page, as facts. */
function factsOfErrors({ total, bySeverity, byCategory, lastAt }: ErrorMetrics) {
  return [
    { name: 'Reported on this page', value: String(total) },
    { name: 'By severity', value: listed(bySeverity) },
    { name: 'By category', value: listed(byCategory) },
    { name: 'Latest', value: lastAt === null ? 'None' : formatMoment(lastAt) },
  ];
}

/** What this page has reported since it was opened. */
function ErrorCounts() {
  return (
    <Card>
      <Facts facts={factsOfErrors(errorMetrics)} />
    </Card>
  );
}

function BackendFacts() {
  const { data, error, isFetching, refetch } = useQuery(latencyQuery());
  const status = error ? (
    <StatusPill tone="danger">{messageOf(error)}</StatusPill>
  ) : data === undefined ? (
    <StatusPill>Checking…</StatusPill>
  ) : (
    <StatusPill tone="success">Reachable</StatusPill>
  );
  return (
    <Card>
      <VStack $gap={5}>
        <Facts facts={[{ name: 'Backend', value: status }, ...factsOfBackend(data)]} />
        <div>
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
        </div>
      </VStack>
    </Card>
  );
}

function HealthChecks() {
  const query = useQuery(healthChecksQuery());
  return (
    <Card>
      <QueryBoundary query={query} what="the checks">
        {(checks) => (
          <VStack $gap={5}>
            <Facts
              facts={healthCheckTexts(checks).map(({ name, found, tone }) => ({
                name,
                value: <StatusPill tone={tone}>{found}</StatusPill>,
              }))}
            />
            <div>
              <Button
                variant="outline"
                loading={query.isFetching}
                onClick={() => void query.refetch()}
              >
                Check again
              </Button>
            </div>
          </VStack>
        )}
      </QueryBoundary>
    </Card>
  );
}

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');

const columns: readonly TableColumn<EvaluatedFlag>[] = [
  { key: 'name', header: 'Flag', cell: ({ name }) => name },
  {
    key: 'on',
    header: 'For you',
    cell: ({ isOn }) => <StatusPill tone={isOn ? 'success' : 'neutral'}>{onOff(isOn)}</StatusPill>,
  },
  { key: 'why', header: 'Reason', cell: ({ why }) => why },
  {
    key: 'default',
    header: 'Default',
    cell: ({ isOnByDefault }) => onOff(isOnByDefault),
  },
];

const cells = ({ name, isOn, why, isOnByDefault }: EvaluatedFlag) => ({
  Flag: name,
  'For you': onOff(isOn),
  Reason: why,
  Default: onOff(isOnByDefault),
});

function FlagTable() {
  const { status, flags } = useEvaluatedFlags();
  return (
    <VStack>
      {status === 'defaults' && (
        <Alert tone="warning" title="We couldn't load the flags">
          Defaults apply until they load.
        </Alert>
      )}
      <Card>
        <ListTable
          name="flags-for-you"
          cells={cells}
          caption="Feature flags"
          columns={columns}
          rows={flags}
          rowKey={({ name }) => name}
        />
      </Card>
    </VStack>
  );
}

export default function DiagnosticsPage() {
  return (
    <AdminPage
      title="Diagnostics"
      lead="What this browser and the backend know about your session, releases, and flags."
      actions={
        <HStack $gap={3} $wrap>
          <CopyForSupport />
          <RefreshSessionButton />
        </HStack>
      }
    >
      <VStack $gap={8}>
        <OnThisPage parts={PARTS} />
        <PageParts>
          <Section id="session" title={PARTS.session}>
            <SessionFacts />
          </Section>
          <FoldedSection
            id="token"
            title={PARTS.token}
            description="The signed claims. The token itself is never shown."
          >
            <ClaimFacts />
          </FoldedSection>
          <FoldedSection id="backend" title={PARTS.backend}>
            <BackendFacts />
          </FoldedSection>
          <FoldedSection
            id="releases"
            title={PARTS.releases}
            description="Each remote is released separately; the registry says which release is live."
          >
            <ReleaseTable />
          </FoldedSection>
          <FoldedSection
            id="canary"
            title={PARTS.canary}
            description="Loads and errors of releases that only some visitors get, compared with the live ones."
          >
            <CanaryTable />
          </FoldedSection>
          <FoldedSection
            id="modules"
            title={PARTS.modules}
            description="Modules the bundles on this page share. Each should be loaded once."
          >
            <SharedModuleTable />
          </FoldedSection>
          <FoldedSection
            id="errors"
            title={PARTS.errors}
            description="Counted since the page was opened."
          >
            <ErrorCounts />
          </FoldedSection>
          <FoldedSection id="health" title={PARTS.health}>
            <HealthChecks />
          </FoldedSection>
          <FoldedSection id="flags" title={PARTS.flags} description="Evaluated for your account.">
            <FlagTable />
          </FoldedSection>
        </PageParts>
      </VStack>
    </AdminPage>
  );
}
