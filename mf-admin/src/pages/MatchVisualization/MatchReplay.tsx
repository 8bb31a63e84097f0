import { useState } from 'react';
import type { MatchPoint } from '../../api/matchCandidates';
import type { MatchedRequest, MatchRun } from '../../api/matches';
import { isKeyOf } from '@tree-service/domain';
import { Card, EmptyState, Section, VStack } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { Age } from '../../layout/Age';
import { OnThisPage, PageParts } from '../../layout/OnThisPage';
import { LeftOutSection } from './LeftOutSection';
import { MapSection } from './MapSection';
import { MatchFunnel } from './MatchFunnel';
import { matchStages } from './matchStages';
import { OffersSection } from '../../offers/OffersSection';
import { OrderSection } from './OrderSection';
import { PolicyFacts } from './PolicyFacts';
import { ReplayCheck } from './ReplayCheck';
import { WhatIf } from './WhatIf';

const PARTS = {
  stages: 'Stages',
  map: 'Map',
  order: 'Order',
  'what-if': 'What if',
  excluded: 'Excluded',
  offers: 'Offers',
  policy: 'Policy',
} as const;

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
