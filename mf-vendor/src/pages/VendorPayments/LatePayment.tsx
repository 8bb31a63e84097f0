import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@tree-service/domain';
import { Alert, Button, HStack } from '@tree-service/design';
import { billingQuery } from '../../api/payments';
import type { Business } from '../../api/vendors';
import { useVendorId } from '../../area/vendorId';
import { currentPlan } from '../../business/currentPlan';
import { useCheckout } from '../../payments/useCheckout';

/** A renewal that could not be charged: until when it can be paid, and how. */
export function LatePayment({
  subscriptions,
}: {
  subscriptions: Business['vendor_subscriptions'];
}) {
  const plan = currentPlan(subscriptions);
  const billing = useQuery(billingQuery(useVendorId()));
  const checkout = useCheckout();
  if (plan?.state !== 'past_due') return null;
  const payBy = billing.data?.pay_by;
  return (
    <Alert
      tone="danger"
      title="Your last payment failed"
      actions={
        <HStack $gap={3} $wrap>
          <Button
            size="sm"
            loading={checkout.isPending}
            onClick={() => checkout.mutate({ action: 'overdue' })}
          >
            Pay now
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={checkout.isPending}
            onClick={() => checkout.mutate({ action: 'card' })}
          >
            Change card
          </Button>
        </HStack>
      }
    >
      {payBy
        ? `Pay by ${formatDay(payBy)} to keep the ${plan.subscription_plans.name}.`
        : `Pay to keep the ${plan.subscription_plans.name}.`}{' '}
      We'll also try your card again.
    </Alert>
  );
}
