import { useQuery } from '@tanstack/react-query';
import { Button, Card, QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { billingQuery } from '../../api/payments';
import { useVendorId } from '../../area/vendorId';
import { useCheckout } from '../../payments/useCheckout';

export function PaymentMethod() {
  const billing = useQuery(billingQuery(useVendorId()));
  const checkout = useCheckout();
  return (
    <Section title="Payment method">
      <QueryBoundary query={billing} what="your payment method">
        {({ provider_customer: customer }) => (
          <Card>
            {customer === null ? (
              <Text tone="muted">You enter your card with your first payment.</Text>
            ) : (
              <VStack $gap={4}>
                <Text>Your card is stored by our payment service. We never see its number.</Text>
                <div>
                  <Button
                    variant="outline"
                    loading={checkout.isPending}
                    onClick={() => checkout.mutate({ action: 'card' })}
                  >
                    Change card
                  </Button>
                </div>
              </VStack>
            )}
          </Card>
        )}
      </QueryBoundary>
    </Section>
  );
}
