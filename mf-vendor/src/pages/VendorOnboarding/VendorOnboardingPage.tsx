import { QueryBoundary } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
import { useBusiness } from '../../business/useBusiness';
import { useOnboarding } from '../../business/useOnboarding';
import { Checklist } from './Checklist';

function Application() {
  const business = useBusiness();
  const onboarding = useOnboarding();
  return (
    <QueryBoundary query={business} what="your business">
      {(loaded) => (
        <QueryBoundary query={onboarding} what="your application">
          {(progress) => <Checklist business={loaded} onboarding={progress} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

/** The application as a checklist. */
export default function VendorOnboardingPage() {
  return (
    <VendorPage
      title="Set up your business"
      lead="Every step is saved on its own. Leave whenever you like and go on later."
      narrow
    >
      <Application />
    </VendorPage>
  );
}
