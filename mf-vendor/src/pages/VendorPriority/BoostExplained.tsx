import { useQuery } from '@tanstack/react-query';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { fairnessInWords, featuredInWords, type FairnessRules } from '@tree-service/domain';
import { FoldedSection } from '@tree-service/market/features/folding';
import { Card, QueryBoundary, space } from '@tree-service/design';
import styled from 'styled-components';

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
