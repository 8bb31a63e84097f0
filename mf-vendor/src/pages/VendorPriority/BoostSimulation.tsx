import { useQuery } from '@tanstack/react-query';
import { planBenefits, plansQuery, type Plan } from '@tree-service/market/api/plans';
import { boostSimulationQuery, type BoostSimulation } from '@tree-service/market/api/subscriptions';
import { formatDay } from '@tree-service/domain';
import { BarChart } from '@tree-service/design/charts';
import {
  Alert,
  Card,
  EmptyState,
  LinkTabs,
  QueryBoundary,
  Section,
  Text,
  VStack,
} from '@tree-service/design';
import { FlaskConical } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useVendorId } from '../../area/vendorId';
import { simulationInWords } from './simulationWords';

const SERIES = [{ key: 'requests', name: 'Requests' }];

function Outcome({ simulation }: { simulation: BoostSimulation }) {
  const { matches, since, higher, same, lower, below_floor: below } = simulation;
  if (matches === 0) {
    return (
      <EmptyState icon={<FlaskConical size={28} />} title="Nothing to reckon from yet" level={3}>
        Once you have been ranked for requests near you, this shows what a plan would have changed.
      </EmptyState>
    );
  }
  return (
    <Card>
      <VStack $gap={5}>
        <Text>{simulationInWords(simulation)}</Text>
        <BarChart
          title="Your place with this boost"
          units="Requests"
          rowHeading="Place"
          empty="No places to compare."
          height={200}
          series={SERIES}
          rows={[
            { label: 'Higher', values: { requests: higher } },
            { label: 'The same', values: { requests: same } },
            { label: 'Lower', values: { requests: lower } },
          ]}
        />
        {below > 0 && (
          <Alert tone="warning" title="The boost did not act everywhere">
            In {below} of {matches} your score was below the quality floor, where no boost counts.
          </Alert>
        )}
        <Text size="sm" tone="muted">
          Worked out from your latest {matches} {matches === 1 ? 'match' : 'matches'}
          {since && ` since ${formatDay(since)}`}, with everybody else exactly as they were. Past
          requests say little about future ones, and nothing about how many owners choose you.
        </Text>
      </VStack>
    </Card>
  );
}

function Simulated({ plans }: { plans: readonly Plan[] }) {
  const vendorId = useVendorId();
  const [search] = useSearchParams();
  const boosts = plans.filter((plan) => planBenefits(plan).boostMultiplier > 1);
  const chosen = boosts.find(({ id }) => id === search.get('plan')) ?? boosts[0];
  const multiplier = chosen ? planBenefits(chosen).boostMultiplier : 1;
  const simulation = useQuery(boostSimulationQuery(vendorId, multiplier));
  if (!chosen) return <Text tone="muted">No plan with a boost is offered at the moment.</Text>;
  return (
    <VStack $gap={4}>
      <LinkTabs
        look="pills"
        label="Plan to try"
        tabs={boosts.map((plan) => ({
          to: `?plan=${plan.id}`,
          label: `${plan.name}, boost ${planBenefits(plan).boostMultiplier}`,
          isCurrent: plan.id === chosen.id,
        }))}
      />
      <QueryBoundary query={simulation} what="the simulation">
        {(outcome) => <Outcome simulation={outcome} />}
      </QueryBoundary>
    </VStack>
  );
}

/** What a plan would have changed in the Pro's own latest matches. */
export function BoostSimulation() {
  return (
    <Section
      title="What it would have changed for you"
      description="Your own latest matches, ranked again with and without the boost."
    >
      <QueryBoundary query={useQuery(plansQuery())} what="the plans">
        {(plans) => <Simulated plans={plans} />}
      </QueryBoundary>
    </Section>
  );
}
