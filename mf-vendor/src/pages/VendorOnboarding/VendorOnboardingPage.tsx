import { Loaded } from '../../area/Loaded';
import { VendorPage } from '../../area/VendorPage';
import { useBusiness } from '../../business/useBusiness';
import { useOnboarding } from '../../business/useOnboarding';
import { Checklist } from './Checklist';

function Application() {
  const business = useBusiness();
  const onboarding = useOnboarding();
  return (
    <Loaded query={business} failed="Your business could not be loaded">
      {(loaded) => (
        <Loaded query={onboarding} failed="Your application could not be loaded">
          {(progress) => <Checklist business={loaded} onboarding={progress} />}
        </Loaded>
      )}
    </Loaded>
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
