import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { isSaleAllowed } from '@tree-service/kernel/native';
import { paymentsOf } from '@tree-service/market/api/payments';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  Grid,
  HStack,
  Link,
  QueryBoundary,
  Section,
  Table,
  Text,
  VStack,
} from '@tree-service/design';
import { formatDay } from '@tree-service/domain';
import { PaymentLine, paymentFacts } from '@tree-service/market/features/payments';
import { NextPage } from '@tree-service/design/hooks';
import { useVendorId } from '../../area/vendorId';
import { VendorPage } from '../../area/VendorPage';
import { vendorPaths } from '../../paths';
import { useBusiness } from '../../business/useBusiness';
import { useSalesOpen } from '../../payments/useSalesOpen';
import { billingQuery } from '../../api/payments';
import { useCheckout } from '../../payments/useCheckout';
import type { Business } from '../../api/vendors';
import { currentPlan } from '../../business/currentPlan';
import { CurrentPlan } from '../VendorPriority/CurrentPlan';
import { ReturnNotice } from './ReturnNotice';

function PaymentMethod() {
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

/** A renewal that could not be charged: until when it can be paid, and how. */
function LatePayment({ subscriptions }: { subscriptions: Business['vendor_subscriptions'] }) {
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

/** Every attempt to charge the Pro, newest first, with its receipt. */
function PaymentHistory() {
  const query = useInfiniteQuery(paymentsOf(useVendorId()).pages);
  return (
    <Section title="History">
      <QueryBoundary query={query} what="your payments">
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState title="No payments yet" level={3}>
              What you buy appears here, with its receipt.
            </EmptyState>
          ) : (
            <Card>
              <Table
                caption="Payments, newest first"
                rows={payments}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'what',
                    header: 'Payment',
                    cell: (payment) => <PaymentLine payment={payment}>{payment.what}</PaymentLine>,
                  },
                  ...paymentFacts,
                  {
                    key: 'receipt',
                    header: 'Receipt',
                    cell: ({ receipt_url: url, what }) =>
                      url !== null && (
                        <Link href={url} aria-label={`Receipt for ${what}`}>
                          Receipt
                        </Link>
                      ),
                  },
                ]}
              />
              <NextPage pages={query} />
            </Card>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function Payments() {
  const subscriptions = useBusiness().data?.vendor_subscriptions;
  return (
    <VStack $gap={8}>
      <ReturnNotice />
      {subscriptions && <LatePayment subscriptions={subscriptions} />}
      <Grid $min="20rem" $gap={8}>
        <div>
          <Section title="Your plan">
            <VStack $gap={4}>
              {subscriptions && <CurrentPlan subscriptions={subscriptions} payments />}
            </VStack>
          </Section>
        </div>
        <div>
          <PaymentMethod />
        </div>
      </Grid>
      <PaymentHistory />
    </VStack>
  );
}

/** Past payments stay readable when payments are off, but not in an app that may not mention prices. */
function PastPayments() {
  const payments = useInfiniteQuery(paymentsOf(useVendorId()).pages);
  return payments.data?.length ? <PaymentHistory /> : null;
}

export default function VendorPaymentsPage() {
  const isOpen = useSalesOpen();
  return (
    <VendorPage title="Payments" lead="What you paid for tokens and plans.">
      {isOpen ? (
        <Payments />
      ) : (
        <VStack $gap={8}>
          <Alert
            title="Payments aren't available here"
            actions={
              <>
                <Button asLink to={paths.vendorTokens()} variant="outline" size="sm">
                  Your tokens
                </Button>
                <Button asLink to={vendorPaths.priority()} variant="outline" size="sm">
                  Your plan
                </Button>
              </>
            }
          >
            There is nothing to pay. Your tokens and your plan are on their own pages.
          </Alert>
          {isSaleAllowed() && <PastPayments />}
        </VStack>
      )}
    </VendorPage>
  );
}
