import { useFeatureFlag } from '@tree-service/kernel';
import { Alert } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
import { BoostExplained } from './BoostExplained';
import { BoostSimulation } from './BoostSimulation';
import { Plans } from './Plans';

/** Plans and their boost. */
export default function VendorPriorityPage() {
  const offered = useFeatureFlag('vendor_priority');
  return (
    <VendorPage title="Priority" lead="Plans that place good work higher. Never poor work.">
      {offered ? (
        <>
          <Plans />
          <BoostSimulation />
          <BoostExplained />
        </>
      ) : (
        <Alert title="Priority plans are switched off at the moment">
          Requests are offered to everyone on merit.
        </Alert>
      )}
    </VendorPage>
  );
}
