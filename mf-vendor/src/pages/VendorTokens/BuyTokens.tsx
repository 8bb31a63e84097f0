import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@tree-service/domain';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  Price,
  QueryBoundary,
  Section,
  Text,
  VStack,
} from '@tree-service/design';
import { beginTokenPurchase } from '../../api/payments';
import { tokenPackagesQuery } from '../../api/tokens';
import { useCheckout } from '../../payments/useCheckout';
import { useSalesOpen } from '../../payments/useSalesOpen';

interface TokenPackage {
  id: string;
  tokens: number;
  price_cents: number;
}

function PackageCard({ id, tokens, price_cents: cents }: TokenPackage) {
  const keyFor = useIdempotencyKey();
  const checkout = useCheckout();
  const buy = useAction<void, string>({
    run: () => beginTokenPurchase(id, keyFor({ buy: id })),
    failed: "We couldn't start the purchase",
    refresh: [],
    onDone: (purchase_id) => checkout.mutate({ action: 'pay', purchase_id }),
  });
  return (
    <Card as="article" aria-label={`${tokens} tokens`}>
      <VStack $gap={4}>
        <Heading level={3} size="lg">
          {tokens} tokens
        </Heading>
        <div>
          <Price size="large" amount={formatCents(cents)} />
          <Text size="sm" tone="muted" spaceAbove={1}>
            {formatCents(Math.round(cents / tokens))} per token
          </Text>
        </div>
        <Button loading={buy.isPending || checkout.isPending} onClick={() => buy.mutate()}>
          Buy {tokens} tokens
        </Button>
      </VStack>
    </Card>
  );
}

/** The packages for sale; nothing where nothing is sold. */
export function BuyTokens() {
  const isOpen = useSalesOpen();
  const packages = useQuery({ ...tokenPackagesQuery, enabled: isOpen });
  if (!isOpen) return null;
  return (
    <Section title="Buy tokens" description="You pay by card on the page of our payment service.">
      <QueryBoundary query={packages} what="the packages">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No tokens are for sale right now" level={3} />
          ) : (
            <Grid $min="13rem" $gap={4}>
              {all.map((one) => (
                <PackageCard key={one.id} {...one} />
              ))}
            </Grid>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
