import { QueryBoundary } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
import { useBusiness } from '../../business/useBusiness';
import { useOnboarding } from '../../business/useBusiness';
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

export default function VendorOnboardingPage() {
  return (
    <VendorPage
      title="Set up your business"
      lead="We save each step, so you can leave and continue later."
    >
      <Application />
    </VendorPage>
  );
}
