import { useState } from 'react';
import type { MatchedRequest, MatchRun } from '@tree-service/shared/api/matches';
import { Card, EmptyState, Section, Text } from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { LeftOutTable } from './LeftOutTable';
import { MapSection } from './MapSection';
import { matchOrder } from './matchOrder';
import { matchStages } from './matchStages';
import { MatchStagesRow } from './MatchStagesRow';
import { OfferTable } from './OfferTable';
import { OrderTable } from './OrderTable';
import { PolicyFacts } from './PolicyFacts';

interface MatchReplayProps {
  readonly request: MatchedRequest;
  readonly run: MatchRun;
}

/** A stored match, replayed: stages, map, scores, order, who was left out, offers, policy. */
export function MatchReplay({ request, run }: MatchReplayProps) {
  const { candidates, matching_policy: policy } = run;
  const { leads } = request;
  const order = matchOrder(candidates);
  const leftOut = candidates.filter(({ filtered_reason: reason }) => reason !== null);
  const stages = matchStages(run, leads);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const selectedId = chosenId ?? order[0]?.candidate.vendor_id ?? leftOut[0]?.vendor_id ?? null;

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
        <MatchStagesRow stages={stages} />
      </Section>
      {run.considered === 0 ? (
        <EmptyState title="No Pro could be looked at">
          No approved Pro who offers this service travels to {request.zip}.
        </EmptyState>
      ) : (
        <MapSection request={request} run={run} selectedId={selectedId} onSelect={setChosenId} />
      )}
      {order.length > 0 && (
        <Section
          title="Order"
          description="Who was to be offered the request, and how the places came about. A name shows the Pro on the map."
        >
          <Card>
            <OrderTable
              order={order}
              policy={policy}
              selectedId={selectedId}
              onSelect={setChosenId}
            />
          </Card>
        </Section>
      )}
      {leftOut.length > 0 && (
        <Section title="Left out">
          <Card>
            <LeftOutTable candidates={leftOut} selectedId={selectedId} onSelect={setChosenId} />
          </Card>
        </Section>
      )}
      <Section title="Offers" description={`Times at the property (${request.time_zone}).`}>
        <Card>
          {leads.length === 0 ? (
            <Text tone="muted">Nobody was offered this request yet.</Text>
          ) : (
            <OfferTable leads={leads} timeZone={request.time_zone} />
          )}
        </Card>
      </Section>
      <Section title={`Policy ${run.policy_version}`}>
        <Card>
          <PolicyFacts policy={policy} />
        </Card>
      </Section>
    </>
  );
}
