// A chunk of its own: the route loads it.
import { AccountPage } from '@tree-service/market/features/account';
import { Button, Section } from '@tree-service/design';
import { vendorPaths } from '../../paths';

export default function VendorAccountSettingsPage() {
  return (
    <AccountPage>
      <Section
        title="Your business"
        description="Your business profile is separate from your account."
      >
        <Button asLink to={vendorPaths.account()} variant="outline">
          Edit business profile
        </Button>
      </Section>
    </AccountPage>
  );
}
