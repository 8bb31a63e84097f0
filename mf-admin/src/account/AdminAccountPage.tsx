import { AccountPage } from '@tree-service/market/features/account';
import { Button, Section } from '@tree-service/design';
import { OnThisPage } from '../shared/layout/OnThisPage';
import { adminPaths } from '../paths';

/** The long sections of the account page, by their ids. */
const PARTS = {
  administration: 'Administration',
  'sign-in': 'Sign-in',
  'second-factor': 'Second factor',
  sessions: "Where you're signed in",
  notifications: 'Notifications',
  appearance: 'Appearance',
  privacy: 'Privacy',
  data: 'Your data',
} as const;

export default function AdminAccountPage() {
  return (
    <AccountPage above={<OnThisPage parts={PARTS} />}>
      <Section
        id="administration"
        title={PARTS.administration}
        description="This account oversees the marketplace. Your decisions are saved to the audit log."
      >
        <Button asLink to={adminPaths.check()} variant="outline">
          See what this account can access
        </Button>
      </Section>
    </AccountPage>
  );
}
