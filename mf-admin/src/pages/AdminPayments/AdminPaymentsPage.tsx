import { useFeatureFlag } from '@tree-service/kernel';
import { Alert, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { AllPayments } from './AllPayments';
import { Chargebacks } from './Chargebacks';
import { OpenRefunds } from './OpenRefunds';
import { Reconciliations } from './Reconciliations';

export default function AdminPaymentsPage() {
  const hasPayments = useFeatureFlag('payment_processing');
  return (
    <AdminPage
      title="Payments"
      lead="What Pros paid, refunds, disputed payments, and the nightly comparison with the payment provider."
    >
      <VStack $gap={8}>
        {!hasPayments && (
          <Alert title="Payments are turned off">Nothing is sold. What was paid stays here.</Alert>
        )}
        <OpenRefunds />
        <Chargebacks />
        <AllPayments />
        <Reconciliations />
      </VStack>
    </AdminPage>
  );
}
