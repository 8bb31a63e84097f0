import { useState } from 'react';
import { type MatchCandidate, type MatchPoint, useCandidatePage } from './matchCandidates.api';
import type { MatchedRequest, MatchRun } from '../api/matches';
import { formatMiles, isKeyOf } from '@tree-service/domain';
import {
  Alert,
  Card,
  EmptyState,
  QueryBoundary,
  Section,
  Table,
  type TableColumn,
  VStack,
} from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { useQuery } from '@tanstack/react-query';
import { Age } from '../shared/layout/Age';
import { OnThisPage, PageParts } from '../shared/layout/OnThisPage';
import { MapSection } from './MapSection';
import { MatchFunnel } from './MatchFunnel';
import { matchStages, filterReasonText } from './matchStages';
import { matchTrialQuery } from '../api/matchTrials';
import { PickButton } from '../shared/layout/PickButton';
import { isSameOrder } from '../shared/matchTrial/TrialResult';
import { OffersSection } from '../shared/requests/OffersSection';
import { OrderSection } from './OrderSection';
import { PolicyFacts } from './PolicyFacts';
import { WhatIf } from './WhatIf';
import { CandidateSection } from './CandidateSection';

const PARTS = {
  stages: 'Stages',
  map: 'Map',
  order: 'Order',
  'what-if': 'What if',
  excluded: 'Excluded',
  offers: 'Offers',
  policy: 'Policy',
} as const;

interface ReplayCheckProps {
  readonly requestId: string;
  readonly runId: string;
}

/** Ranks the stored signals of a match again, and compares the order with the stored one. */
function ReplayCheck({ requestId, runId }: ReplayCheckProps) {
  const query = useQuery(matchTrialQuery({ requestId, runId, changes: {} }));
  return (
    <QueryBoundary query={query} what="the replay">
      {(replayed) =>
        isSameOrder(replayed) ? (
          <Alert role="status" tone="success">
            Ranking the stored signals again gives the same order.
          </Alert>
        ) : (
          <Alert role="status" tone="danger" title="The replay gives a different order">
            Ranking the stored signals again gives a different order. Offers follow the stored one.
          </Alert>
        )
      }
    </QueryBoundary>
  );
}

interface LeftOutTableProps {
  readonly candidates: readonly MatchCandidate[];
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

function LeftOutTable({ candidates, selectedId, onSelect }: LeftOutTableProps) {
  const columns: TableColumn<MatchCandidate>[] = [
    {
      key: 'vendor',
      header: 'Pro',
      cell: ({ vendor_id, business_name }) => (
        <PickButton aria-pressed={vendor_id === selectedId} onClick={() => onSelect(vendor_id)}>
          {business_name}
        </PickButton>
      ),
    },
    { key: 'distance', header: 'Distance', cell: ({ distance_km }) => formatMiles(distance_km) },
    {
      key: 'reason',
      header: 'Reason',
      cell: ({ filtered_reason: reason }) => (reason === null ? '' : filterReasonText(reason)),
    },
  ];
  return (
    <Table
      caption="Excluded Pros"
      columns={columns}
      rows={candidates}
      rowKey={({ vendor_id }) => vendor_id}
    />
  );
}

interface LeftOutSectionProps {
  readonly id: string;
  readonly run: MatchRun;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** The Pros a match excluded, nearest first. */
function LeftOutSection({ id, run, ...choosing }: LeftOutSectionProps) {
  const page = useCandidatePage(run.id, 'left_out');
  const reasons = Object.entries(run.left_out)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => ({
      value: reason,
      label: `${filterReasonText(reason)} (${count})`,
    }));
  return (
    <CandidateSection
      id={id}
      title="Excluded"
      description="Pros in range that a filter removed, and why."
      page={page}
      what="excluded Pros"
      nameLabel="Find an excluded Pro"
      choice={{
        label: 'Reason',
        options: [{ value: '', label: 'All reasons' }, ...reasons],
        value: page.choice.reason ?? '',
        onChange: (reason) => page.setReason(reason === '' ? null : reason),
      }}
      empty="No matching Pros."
    >
      {(candidates) => <LeftOutTable candidates={candidates} {...choosing} />}
    </CandidateSection>
  );
}

interface MatchReplayProps {
  readonly request: MatchedRequest;
  readonly run: MatchRun;
  readonly points: readonly MatchPoint[];
}

/** A stored match: stages, map, order, other settings, excluded Pros, offers, policy. */
export function MatchReplay({ request, run, points }: MatchReplayProps) {
  const { matching_policy: policy } = run;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const choosing = { selectedId: chosenId, onSelect: setChosenId };
  const shows = {
    stages: true,
    map: run.considered > 0,
    order: run.ranked > 0,
    'what-if': run.ranked > 0,
    excluded: run.considered > run.ranked,
    offers: true,
    policy: true,
  } satisfies Record<keyof typeof PARTS, boolean>;
  const parts = Object.entries(PARTS).filter(([id]) => isKeyOf(shows, id) && shows[id]);
  return (
    <VStack $gap={8}>
      <OnThisPage parts={Object.fromEntries(parts)} />
      <PageParts>
        <Section
          id="stages"
          title={PARTS.stages}
          description={
            <>
              Matched <Age since={run.created_at} /> under policy {run.policy_version}.
            </>
          }
        >
          <VStack>
            <MatchFunnel stages={matchStages(run, request.leads, points)} policy={policy} />
            {run.ranked > 0 && <ReplayCheck requestId={request.id} runId={run.id} />}
          </VStack>
        </Section>
        {shows.map ? (
          <MapSection
            id="map"
            request={request}
            run={run}
            points={points}
            chosenId={chosenId}
            onSelect={setChosenId}
          />
        ) : (
          <EmptyState title="No candidates to evaluate">
            No approved Pro offers this service in {request.zip}.
          </EmptyState>
        )}
        {shows.order && <OrderSection id="order" run={run} {...choosing} />}
        {shows['what-if'] && <WhatIf id="what-if" requestId={request.id} run={run} />}
        {shows.excluded && <LeftOutSection id="excluded" run={run} {...choosing} />}
        <OffersSection id="offers" request={request} />
        <FoldedSection id="policy" title={`${PARTS.policy} ${run.policy_version}`}>
          <Card>
            <PolicyFacts policy={policy} />
          </Card>
        </FoldedSection>
      </PageParts>
    </VStack>
  );
}
