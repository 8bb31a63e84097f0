import { paths } from '@tree-service/kernel/contract';
import { AccountPage } from '@tree-service/market/features/account';
import { Button, Section } from '@tree-service/design';

/** The page at `patterns.account`, for Pros. */
export default function VendorAccountSettingsPage() {
  return (
    <AccountPage>
      <Section
        title="Your business"
        description="What owners see of your business is kept apart from your account."
      >
        <Button asLink to={paths.vendorAccount()} variant="outline">
          Edit business profile
        </Button>
      </Section>
    </AccountPage>
  );
}
