import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import {
  Badge,
  Card,
  Container,
  Grid,
  Heading,
  HStack,
  Link,
  Rating,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { marketProofQuery } from '../../api/marketProof';
import type { MarketProof } from '../../api/parseMarketProof';

const Column = styled(Container)`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(6)} ${space(12)};
`;

const sayInsured = (count: number): string =>
  count === 1
    ? '1 Pro has current liability insurance that we verified.'
    : `${count} Pros have current liability insurance that we verified.`;

/** What is verified, and the latest reviews; nothing while there is nothing to show. */
export function Proof() {
  const { data: proof } = useQuery(marketProofQuery());
  if (proof === undefined || proof.last_verified_at === null) return null;
  return (
    <section aria-labelledby="proof">
      <Column $width="wide">
        <div>
          <Heading level={2} size="3xl" id="proof">
            Verified Pros, reviewed jobs
          </Heading>
          <Text tone="muted" size="lg" spaceAbove={2}>
            {sayInsured(proof.insured_vendors)}
          </Text>
        </div>
        {proof.reviews.length > 0 && <LatestReviews reviews={proof.reviews} />}
      </Column>
    </section>
  );
}

function LatestReviews({ reviews }: Pick<MarketProof, 'reviews'>) {
  return (
    <>
      <Heading level={3} size="xl">
        Latest reviews of completed jobs
      </Heading>
      <Grid as="ul" role="list" $min="16rem" $gap={6}>
        {reviews.map((review) => (
          <Card as="li" key={review.id}>
            <VStack $gap={2}>
              <Rating value={review.rating} />
              <Text lines={6}>{review.body}</Text>
              <Text size="sm" tone="muted">
                {review.author_name},{' '}
                <time dateTime={review.published_at}>{formatDay(review.published_at, 'UTC')}</time>
              </Text>
              <HStack $gap={2} $wrap>
                <Text as="span" size="sm">
                  <Link to={paths.provider(review.vendor_id)}>{review.business_name}</Link>
                  {`, ${review.city}, ${review.region}`}
                </Text>
                {review.is_demo && <Badge tone="warning">Demo business</Badge>}
              </HStack>
            </VStack>
          </Card>
        ))}
      </Grid>
    </>
  );
}
