import type { VendorDossier } from '@tree-service/shared/api/administration';
import { Card, HStack, Rating, StatusPill, Text, VStack } from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { ShowMore } from '../layout/ShowMore';

const STATES = {
  submitted: { label: 'Waits for the other side', tone: 'warning' },
  published: { label: 'Published', tone: 'success' },
  removed: { label: 'Removed', tone: 'danger' },
} as const;

/** What owners wrote about a Pro and the Pro about owners, also what is not published yet. */
export function ReviewList({ reviews }: { readonly reviews: VendorDossier['reviews'] }) {
  if (reviews.length === 0) {
    return (
      <Card>
        <Text tone="muted">Nobody has reviewed a job of this Pro yet.</Text>
      </Card>
    );
  }
  return (
    <ShowMore items={reviews} atATime={10}>
      {(shown) => (
        <VStack>
          {shown.map((review) => (
            <Card key={review.id} as="article">
              <VStack $gap={2}>
                <HStack $justify="space-between" $wrap>
                  <Text as="span" weight="semibold">
                    {review.author_name}{' '}
                    <Text as="span" tone="muted">
                      {review.author_side === 'owner' ? 'about the Pro' : 'about the owner'}
                    </Text>
                  </Text>
                  <HStack $gap={3} $wrap>
                    <Text as="span" size="sm" tone="muted">
                      <Age since={review.created_at} />
                    </Text>
                    <StatusPill tone={STATES[review.state].tone}>
                      {STATES[review.state].label}
                    </StatusPill>
                  </HStack>
                </HStack>
                <Rating value={review.rating} />
                <Text>{review.body}</Text>
                {review.reply && <Text tone="muted">Reply: {review.reply}</Text>}
              </VStack>
            </Card>
          ))}
        </VStack>
      )}
    </ShowMore>
  );
}
