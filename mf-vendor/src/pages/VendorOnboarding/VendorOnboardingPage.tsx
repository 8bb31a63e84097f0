import { Loaded } from '../../area/Loaded';
import { VendorPage } from '../../area/VendorPage';
import { useBusiness } from '../../business/useBusiness';
import { Checklist } from './Checklist';

function Application() {
  return (
    <Loaded query={useBusiness()} failed="Your application could not be loaded">
      {(business) => <Checklist business={business} />}
    </Loaded>
  );
}

/** The page at `patterns.vendorOnboarding`: the application as a checklist. */
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
