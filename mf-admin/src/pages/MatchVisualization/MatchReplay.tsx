import { useState } from 'react';
import type { MatchPoint } from '../../api/matchCandidates';
import type { MatchedRequest, MatchRun } from '../../api/matches';
import { Card, EmptyState, Section, VStack } from '@tree-service/design';
import { Age } from '../../layout/Age';
import { LeftOutSection } from './LeftOutSection';
import { MapSection } from './MapSection';
import { MatchFunnel } from './MatchFunnel';
import { matchStages } from './matchStages';
import { OffersSection } from './OffersSection';
import { OrderSection } from './OrderSection';
import { PolicyFacts } from './PolicyFacts';
import { ReplayCheck } from './ReplayCheck';
import { WhatIf } from './WhatIf';

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
  return (
    <>
      <Section
        title="Stages"
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
      {run.considered === 0 ? (
        <EmptyState title="No candidates to evaluate">
          No approved Pro offers this service in {request.zip}.
        </EmptyState>
      ) : (
        <MapSection
          request={request}
          run={run}
          points={points}
          chosenId={chosenId}
          onSelect={setChosenId}
        />
      )}
      {run.ranked > 0 && (
        <>
          <OrderSection run={run} {...choosing} />
          <WhatIf requestId={request.id} run={run} />
        </>
      )}
      {run.considered > run.ranked && <LeftOutSection run={run} {...choosing} />}
      <OffersSection request={request} />
      <Section title={`Policy ${run.policy_version}`}>
        <Card>
          <PolicyFacts policy={policy} />
        </Card>
      </Section>
    </>
  );
}
