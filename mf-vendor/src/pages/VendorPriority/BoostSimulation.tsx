import { useQuery } from '@tanstack/react-query';
import { planBenefits, plansQuery, type Plan } from '@tree-service/market/api/plans';
import { formatDay } from '@tree-service/domain';
import {
  Alert,
  EmptyState,
  Grid,
  LinkTabs,
  QueryBoundary,
  Section,
  StatTile,
  Text,
  VStack,
} from '@tree-service/design';
import { FlaskConical } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { boostSimulationQuery, type BoostSimulation } from '../../api/subscriptions';
import { useVendorId } from '../../area/vendorId';
import { ranksInWords, simulatedFigures } from './simulationWords';

function Outcome({ simulation }: { simulation: BoostSimulation }) {
  const { matches, since, below_floor: below } = simulation;
  if (matches === 0) {
    return (
      <EmptyState icon={<FlaskConical size={28} />} title="Not enough data yet" level={3}>
        Once you have been ranked for requests near you, you'll see what a plan would have changed.
      </EmptyState>
    );
  }
  return (
    <VStack $gap={4}>
      <Grid $min="9rem" $gap={4}>
        {simulatedFigures(simulation).map((figure) => (
          <StatTile key={figure.label} {...figure} />
        ))}
      </Grid>
      <Text>{ranksInWords(simulation)}</Text>
      {below > 0 && (
        <Alert tone="warning" title="The boost didn't always apply">
          In {below} of {matches}, the plan didn't apply because of your rating or a lost dispute.
          See “How the boost works”.
        </Alert>
      )}
      <Text size="sm" tone="muted">
        Based on your latest {matches} {matches === 1 ? 'match' : 'matches'}
        {since && ` since ${formatDay(since)}`}, with all other Pros unchanged. Past requests don't
        predict future ones, or how many owners choose you.
      </Text>
    </VStack>
  );
}

function Simulated({ plans }: { plans: readonly Plan[] }) {
  const vendorId = useVendorId();
  const [search] = useSearchParams();
  const boosts = plans.filter((plan) => planBenefits(plan).boostMultiplier > 1);
  const chosen = boosts.find(({ id }) => id === search.get('plan')) ?? boosts[0];
  const multiplier = chosen ? planBenefits(chosen).boostMultiplier : 1;
  const simulation = useQuery(boostSimulationQuery(vendorId, multiplier));
  if (!chosen) return <Text tone="muted">No plans with a boost are available right now.</Text>;
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

export function BoostSimulation() {
  return (
    <Section
      title="What a boost would have changed"
      description="Your latest matches, ranked with and without the boost."
    >
      <QueryBoundary query={useQuery(plansQuery())} what="the plans">
        {(plans) => <Simulated plans={plans} />}
      </QueryBoundary>
    </Section>
  );
}
