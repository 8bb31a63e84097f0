import { useQuery } from '@tanstack/react-query';
import { myProfileQuery } from '../../api/account';
import { PreferencesForm } from '../notifications';
import { isAdmin, messageOf, useAuth } from '@tree-service/kernel';
import { Card, ErrorCard, Page, Section, SkeletonText } from '@tree-service/design';
import type { ReactNode } from 'react';
import { AccountDeletion } from './AccountDeletion';
import { DataExport } from './DataExport';
import { DetailsForm } from './DetailsForm';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './sessions/SessionList';
import { SignOutButton } from './SignOutButton';

function Details({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery({ ...myProfileQuery(userId), enabled: userId !== '' });
  if (data) return <DetailsForm profile={data} />;
  if (error) {
    return (
      <ErrorCard
        title="We could not load your details"
        description={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SkeletonText lines={6} label="Loading your details" />;
}

/** The page at /account, for everybody who is signed in; `children` are sections of the area's own. */
export function AccountPage({ children }: { children?: ReactNode }) {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const email = useAuth((auth) => auth.user?.email ?? '');
  // Nobody can remove the last who oversee the marketplace from here; the server refuses as well.
  const isAdministrator = useAuth(isAdmin);

  return (
    <Page title="Account Settings" width="narrow">
      <Section title="Your details">
        <Card>
          <Details key={userId} userId={userId} />
        </Card>
      </Section>
      <Section
        title="Sign-in"
        description={
          <>
            You sign in as <strong>{email}</strong>.
          </>
        }
      >
        <Card>
          <PasswordForm />
        </Card>
      </Section>
      <Section
        title="Where you are signed in"
        description="Something you do not recognize? Log it out, then change your password."
      >
        <SessionList />
      </Section>
      {children}
      <Section
        title="Notifications"
        description="What you want to hear of, where, and when not. Each change is kept at once."
      >
        <Card>
          <PreferencesForm />
        </Card>
      </Section>
      <Section
        title="Your data"
        description="Everything we keep about you, in a file that other programs can read."
      >
        <DataExport />
      </Section>
      {!isAdministrator && (
        <Section title="Delete account">
          <AccountDeletion key={userId} />
        </Section>
      )}
      <Section title="Log out" description="Ends your session in this browser.">
        <SignOutButton />
      </Section>
    </Page>
  );
}
