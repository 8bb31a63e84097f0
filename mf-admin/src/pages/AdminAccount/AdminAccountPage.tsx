import { AccountPage } from '@tree-service/market/features/account';
import { Button, Section } from '@tree-service/design';
import { adminPaths } from '../../paths';

/** The account of an administrator: details and sign-in, and what the account may do. */
export default function AdminAccountPage() {
  return (
    <AccountPage>
      <Section
        title="Administration"
        description="This account oversees the marketplace. What you decide is kept in the audit log."
      >
        <Button asLink to={adminPaths.check()} variant="outline">
          What this account may do
        </Button>
      </Section>
    </AccountPage>
  );
}
