import { Alert, Section } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
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
    <>
      <ReturnNotice />
      {subscriptions && <LatePayment subscriptions={subscriptions} />}
      <Section title="Your plan">
        {subscriptions && <CurrentPlan subscriptions={subscriptions} payments />}
      </Section>
      <PaymentMethod />
      <PaymentHistory />
    </>
  );
}

export default function VendorPaymentsPage() {
  const isOpen = useSalesOpen();
  return (
    <VendorPage title="Payments" lead="What you paid for tokens and plans.">
      {isOpen ? (
        <Payments />
      ) : (
        <Alert title="Payments aren’t available here">
          There is nothing to pay. Your tokens and your plan are on their own pages.
        </Alert>
      )}
    </VendorPage>
  );
}
