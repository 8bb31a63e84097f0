import { useQuery } from '@tanstack/react-query';
import { myProfileQuery } from '@tree-service/shared/api/account';
import { messageOf, useAuth } from '@tree-service/shared/runtime';
import { Card, ErrorCard, Page, Section, SkeletonText } from '@tree-service/shared/ui';
import type { ReactNode } from 'react';
import { DetailsForm } from './DetailsForm';
import { PasswordForm } from './PasswordForm';
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

/** The page at /account, for owners and Pros alike; `children` are sections of the area's own. */
export function AccountPage({ children }: { children?: ReactNode }) {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const email = useAuth((auth) => auth.user?.email ?? '');

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
      {children}
      <Section title="Log out" description="Ends your session in this browser.">
        <SignOutButton />
      </Section>
    </Page>
  );
}
