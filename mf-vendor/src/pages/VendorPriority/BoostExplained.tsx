import { useQuery } from '@tanstack/react-query';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { Card, QueryBoundary, Section, Text, VStack } from '@tree-service/design';

export function BoostExplained() {
  return (
    <Section title="How the boost works">
      <QueryBoundary query={useQuery(marketplaceRulesQuery())} what="the rules">
        {({ quality_floor: floor, offers_at_once: offers }) => (
          <Card>
            <VStack $gap={3}>
              <Text>
                We offer each request to the best-matching Pros. Distance, rating, acceptance,
                credentials and experience make up a score from 0 to 100. A plan multiplies your
                score, and your offer is labeled Promoted for you and the owner.
              </Text>
              <Text>
                The boost only applies to scores of {Math.round(floor * 100)} or higher, so it never
                ranks poor service above good. In every {offers} offers, one spot is reserved for
                the best Pro without a plan and one for a newcomer.
              </Text>
              <Text>
                A plan does nothing else. The Pro directory is sorted by distance and rating.
              </Text>
              <Text>
                On each request, &ldquo;Why I ranked here&rdquo; shows the effect of the boost.
              </Text>
            </VStack>
          </Card>
        )}
      </QueryBoundary>
    </Section>
  );
}
