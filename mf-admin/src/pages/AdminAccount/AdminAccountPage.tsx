import { AccountPage } from '@tree-service/market/features/account';
import { Button, Section } from '@tree-service/design';
import { adminPaths } from '../../paths';

export default function AdminAccountPage() {
  return (
    <AccountPage>
      <Section
        title="Administration"
        description="This account oversees the marketplace. Your decisions are saved to the audit log."
      >
        <Button asLink to={adminPaths.check()} variant="outline">
          See what this account can access
        </Button>
      </Section>
    </AccountPage>
  );
}
