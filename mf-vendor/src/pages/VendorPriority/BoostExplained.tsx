import { useQuery } from '@tanstack/react-query';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { Card, QueryBoundary, Section, Text, VStack } from '@tree-service/design';

/** What a boost does and does not do, with the rules in force. */
export function BoostExplained() {
  return (
    <Section title="What the boost does">
      <QueryBoundary query={useQuery(marketplaceRulesQuery())} what="the rules">
        {({ quality_floor: floor, offers_at_once: offers }) => (
          <Card>
            <VStack $gap={3}>
              <Text>
                Every request is offered to the Pros who fit best: distance, rating, acceptance,
                credentials and experience make a score from 0 to 100. A plan multiplies your score,
                and the offer is labelled Promoted, for you and for the owner.
              </Text>
              <Text>
                The boost acts only from a score of {Math.round(floor * 100)} on, so it never lifts
                poor service over good. Of every {offers} offers one place is kept for the best Pro
                without a plan, and one for a newcomer.
              </Text>
              <Text>
                That is all a plan brings. The directory of Pros lists everybody by distance and
                rating.
              </Text>
              <Text>
                On each request, &ldquo;Why I ranked here&rdquo; shows what the boost changed.
              </Text>
            </VStack>
          </Card>
        )}
      </QueryBoundary>
    </Section>
  );
}
