import { useFeatureFlag } from '@tree-service/kernel';
import { Alert } from '@tree-service/design';
import { Folds } from '../../area/Folds';
import { VendorPage } from '../../area/VendorPage';
import { BoostExplained } from './BoostExplained';
import { BoostSimulation } from './BoostSimulation';
import { Plans } from './Plans';

export default function VendorPriorityPage() {
  const offered = useFeatureFlag('vendor_priority');
  return (
    <VendorPage title="Priority" lead="Rank higher with a plan, if you meet the quality standard.">
      {offered ? (
        <>
          <Plans />
          <BoostSimulation />
          <Folds>
            <BoostExplained />
          </Folds>
        </>
      ) : (
        <Alert title="Priority plans aren't available right now">
          We offer all requests on merit.
        </Alert>
      )}
    </VendorPage>
  );
}
