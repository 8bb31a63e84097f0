import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { isSaleAllowed } from '@tree-service/kernel/native';
import { paymentsOf } from '@tree-service/market/api/payments';
import { Alert, Button, Grid, Section, VStack } from '@tree-service/design';
import { useVendorId } from '../../area/vendorId';
import { VendorPage } from '../../area/VendorPage';
import { vendorPaths } from '../../paths';
import { useBusiness } from '../../business/useBusiness';
import { useSalesOpen } from '../../payments/useSalesOpen';
import { CurrentPlan } from '../VendorPriority/CurrentPlan';
import { LatePayment } from './LatePayment';
import { PaymentHistory } from './PaymentHistory';
import { PaymentMethod } from './PaymentMethod';
import { ReturnNotice } from './ReturnNotice';

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
