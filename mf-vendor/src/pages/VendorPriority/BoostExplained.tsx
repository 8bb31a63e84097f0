import { useQuery } from '@tanstack/react-query';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { fairnessInWords, featuredInWords, type FairnessRules } from '@tree-service/domain';
import { Card, QueryBoundary, Section, Text, VStack } from '@tree-service/design';

/** The rules of fair matching, in the words administrators read too. */
function FairMatching({ rules }: { rules: FairnessRules }) {
  const { floor, places, newcomer, insurance } = fairnessInWords(rules);
  return [floor, featuredInWords(rules), places, newcomer, insurance].map((sentence) => (
    <Text key={sentence}>{sentence}</Text>
  ));
}

export function BoostExplained() {
  return (
    <Section title="How the boost works">
      <QueryBoundary query={useQuery(marketplaceRulesQuery())} what="the rules">
        {(rules) => (
          <Card>
            <VStack $gap={3}>
              <Text>
                We offer each request to the best-matching Pros. Distance, rating, acceptance,
                credentials and experience make up a score from 0 to 100. A plan multiplies your
                score, and your offer is labeled Promoted for you and the owner.
              </Text>
              <FairMatching rules={rules} />
              <Text>
                A plan changes nothing else about matching. In the Pro directory only a featured
                profile comes first; the others are sorted by distance and rating.
              </Text>
              <Text>
                On each request, &ldquo;Why you ranked here&rdquo; shows the effect of the boost.
              </Text>
            </VStack>
          </Card>
        )}
      </QueryBoundary>
    </Section>
  );
}
