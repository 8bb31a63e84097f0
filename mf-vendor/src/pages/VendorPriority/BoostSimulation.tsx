import { useQuery } from '@tanstack/react-query';
import { planBenefits, plansQuery, type Plan } from '@tree-service/market/api/plans';
import {
  formatDay,
  LOCALE,
  fairnessInWords,
  featuredInWords,
  type FairnessRules,
} from '@tree-service/domain';
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
  Card,
  space,
} from '@tree-service/design';
import { FlaskConical } from 'lucide-react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { FoldedSection } from '@tree-service/market/features/folding';
import { boostSimulationQuery, type BoostSimulation } from '../../api/subscriptions';
import { useVendorId } from '../../area/vendorId';

const Rules = styled.ul`
  columns: 24rem;
  column-gap: ${space(10)};
  margin: 0;
  padding-left: ${space(5)};
  & > li {
    break-inside: avoid;
    padding-bottom: ${space(3)};
  }
`;

/** The rules of fair matching, in the words administrators read too. */
function FairMatching({ rules }: { rules: FairnessRules }) {
  const { floor, places, newcomer, insurance } = fairnessInWords(rules);
  return [floor, featuredInWords(rules), places, newcomer, insurance].map((sentence) => (
    <li key={sentence}>{sentence}</li>
  ));
}

export function BoostExplained() {
  return (
    <FoldedSection title="How the boost works">
      <QueryBoundary query={useQuery(marketplaceRulesQuery())} what="the rules">
        {(rules) => (
          <Card>
            <Rules>
              <li>
                We offer each request to the best-matching Pros. Distance, rating, acceptance,
                credentials and experience make up a score from 0 to 100. A plan multiplies your
                score, and your offer is labeled Promoted for you and the owner.
              </li>
              <FairMatching rules={rules} />
              <li>
                A plan changes nothing else about matching. In the Pro directory only a featured
                profile comes first; the others are sorted by distance and rating.
              </li>
              <li>
                On each request, &ldquo;Why you ranked here&rdquo; shows the effect of the boost.
              </li>
            </Rules>
          </Card>
        )}
      </QueryBoundary>
    </FoldedSection>
  );
}

/** A figure with the boost, and what it was without. */
interface SimulatedFigure {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

const figure = (label: string, before: string, after: string): SimulatedFigure => ({
  label,
  value: after,
  hint: before === after ? 'The same without a boost' : `${before} without a boost`,
});

/** How often a Pro would have been asked first, and at which rank; without matches no rank is known. */
export function simulatedFigures({
  matches,
  offered_without: without,
  offered_with: withBoost,
  median_place_without: before,
  median_place_with: after,
}: BoostSimulation): readonly SimulatedFigure[] {
  const offers = figure(
    'In the first round of offers',
    `${without} of ${matches}`,
    `${withBoost} of ${matches}`,
  );
  if (before === null || after === null) return [offers];
  return [offers, figure('Typical rank', String(before), String(after))];
}

/** "Your rank would have been higher in 6 matches and the same in 6." */
export function ranksInWords({ higher, same, lower }: BoostSimulation): string {
  const counts = [
    ['higher', higher],
    ['the same', same],
    ['lower', lower],
  ] as const;
  const [first, ...others] = counts.filter(([, count]) => count > 0);
  if (!first) return '';
  const parts = [
    `${first[0]} in ${first[1]} ${first[1] === 1 ? 'match' : 'matches'}`,
    ...others.map(([rank, count]) => `${rank} in ${count}`),
  ];
  return `Your rank would have been ${new Intl.ListFormat(LOCALE).format(parts)}.`;
}

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
