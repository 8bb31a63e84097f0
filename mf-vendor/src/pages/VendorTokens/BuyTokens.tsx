import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@tree-service/domain';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  media,
  Price,
  QueryBoundary,
  Section,
  space,
  Text,
} from '@tree-service/design';
import styled from 'styled-components';
import { beginTokenPurchase } from '../../api/payments';
import { tokenPackagesQuery, tokenSummaryQuery } from '../../api/tokens';
import { useVendorId } from '../../area/vendorId';
import { savedPercent } from '../../leads/tokenCost';
import { useCheckout } from '../../payments/useCheckout';
import { useSalesOpen } from '../../payments/useSalesOpen';

const Package = styled(Card)`
  display: grid;
  gap: ${space(4)};
  /* A row of a price list on a phone. */
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(3)};
    & > button {
      grid-column: 1 / -1;
    }
  }
`;

interface TokenPackage {
  id: string;
  tokens: number;
  price_cents: number;
}

/** `saved`: percent below the dearest token. */
function PackageCard({ id, tokens, price_cents: cents, saved }: TokenPackage & { saved: number }) {
  const keyFor = useIdempotencyKey();
  const checkout = useCheckout();
  const buy = useAction<void, string>({
    run: () => beginTokenPurchase(id, keyFor({ buy: id })),
    failed: "We couldn't start the purchase",
    refresh: [],
    onDone: (purchase_id) => checkout.mutate({ action: 'pay', purchase_id }),
  });
  return (
    <Package as="article" aria-label={`${tokens} tokens`}>
      <div>
        <Heading level={3} size="lg">
          {tokens} tokens
        </Heading>
        <Text size="sm" tone="muted">
          {formatCents(Math.round(cents / tokens))} per token{saved > 0 && `, save ${saved}%`}
        </Text>
      </div>
      <Price size="large" amount={formatCents(cents)} />
      <Button loading={buy.isPending || checkout.isPending} onClick={() => buy.mutate()}>
        Buy {tokens} tokens
      </Button>
    </Package>
  );
}

/** The packages for sale; nothing where nothing is sold. */
export function BuyTokens() {
  const isOpen = useSalesOpen();
  const packages = useQuery({ ...tokenPackagesQuery, enabled: isOpen });
  const balance = useQuery(tokenSummaryQuery(useVendorId()));
  // The balance above, once it is there, would push away what is being pressed.
  if (!isOpen || balance.isPending) return null;
  return (
    <Section title="Buy tokens" description="You pay by card on the page of our payment service.">
      <QueryBoundary query={packages} what="the packages">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No tokens are for sale right now" level={3} />
          ) : (
            <Grid $min="13rem" $gap={4}>
              {all.map((one) => (
                <PackageCard key={one.id} {...one} saved={savedPercent(one, all)} />
              ))}
            </Grid>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
