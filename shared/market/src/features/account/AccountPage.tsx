import { useQuery } from '@tanstack/react-query';
import { myAccountDeletionQuery, myProfileQuery } from '../../api/account';
import { Fold, FoldedSection } from '../folding';
import { PreferencesForm } from '../notifications';
import { SecondFactorSettings } from '../secondFactor';
import { isAdmin, useAuth } from '@tree-service/kernel';
import { Card, media, Page, QueryBoundary, Section, space, VStack } from '@tree-service/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountDeletion } from './AccountDeletion';
import { AppearanceForm } from './AppearanceForm';
import { DataExport } from './DataExport';
import { DetailsForm } from './DetailsForm';
import { EmailForm } from './EmailForm';
import { PasswordForm } from './PasswordForm';
import { PrivacyForm } from './PrivacyForm';
import { SessionList } from './sessions/SessionList';
import { SignOutButton } from './SignOutButton';
import { ViewingList } from './ViewingList';

// On wide screens, section titles have a column of their own; on a phone, folded ones form a list.
const Sections = styled.div`
  ${media.mobile} {
    & > section:not(${Fold}) + ${Fold}, & > ${Fold} + section:not(${Fold}) {
      margin-top: ${space(8)};
    }
  }
  ${media.laptopUp} {
    & > section {
      display: grid;
      grid-template-columns: 18rem minmax(0, 42rem);
      column-gap: ${space(12)};
      & > header {
        align-content: start;
      }
      & > :not(header) {
        grid-column: 2;
        align-self: start;
      }
      & > :is(a, button) {
        justify-self: start;
      }
    }
  }
`;

function Details({ userId }: { userId: string }) {
  const profile = useQuery({ ...myProfileQuery(userId), enabled: userId !== '' });
  return (
    <QueryBoundary query={profile} what="your details">
      {(details) => <DetailsForm profile={details} />}
    </QueryBoundary>
  );
}

/** The page at /account for all signed-in accounts; `children` are sections of the area, `above` leads to them. */
export function AccountPage({ above, children }: { above?: ReactNode; children?: ReactNode }) {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const email = useAuth((auth) => auth.user?.email ?? '');
  // Administrators can't delete their account here; the server refuses as well.
  const isAdministrator = useAuth(isAdmin);
  const deletion = useQuery({
    ...myAccountDeletionQuery(userId),
    enabled: userId !== '' && !isAdministrator,
  });

  return (
    <Page title="Account Settings" above={above}>
      <Sections>
        <Section title="Your details">
          <Card>
            <Details key={userId} userId={userId} />
          </Card>
        </Section>
        {children}
        <FoldedSection
          id="sign-in"
          title="Sign-in"
          description={
            <>
              Signed in as <strong>{email}</strong>.
            </>
          }
        >
          <VStack $gap={4}>
            <Card>
              <PasswordForm />
            </Card>
            <Card>
              <EmailForm />
            </Card>
          </VStack>
        </FoldedSection>
        {isAdministrator && (
          <FoldedSection
            id="second-factor"
            title="Second factor"
            description="A code from your phone, in addition to your password."
          >
            <SecondFactorSettings />
          </FoldedSection>
        )}
        <FoldedSection
          id="sessions"
          title="Where you're signed in"
          description="Don't recognize a device? Log it out, then change your password."
        >
          <SessionList />
        </FoldedSection>
        {!isAdministrator && (
          <FoldedSection
            title="Viewed by administrators"
            description="Administrators may look at your pages to help you. They give a reason and can't change anything."
          >
            <ViewingList />
          </FoldedSection>
        )}
        <FoldedSection
          id="notifications"
          title="Notifications"
          description="Choose what we notify you about, how, and when. Changes are saved immediately."
        >
          <Card>
            <PreferencesForm />
          </Card>
        </FoldedSection>
        <FoldedSection
          id="appearance"
          title="Appearance"
          description="Saved on this device immediately."
        >
          <Card>
            <AppearanceForm />
          </Card>
        </FoldedSection>
        <FoldedSection
          id="privacy"
          title="Privacy"
          description="Choose what this browser sends. Saved immediately."
        >
          <Card>
            <PrivacyForm />
          </Card>
        </FoldedSection>
        <FoldedSection
          id="data"
          title="Your data"
          description="Download everything we store about you as a readable page or a JSON file."
        >
          <DataExport />
        </FoldedSection>
        {!isAdministrator && (
          // A mail leads here to keep the account.
          <FoldedSection title="Delete account" isFolded={!deletion.data}>
            <AccountDeletion key={userId} />
          </FoldedSection>
        )}
        <Section title="Log out" description="Log out of this browser.">
          <SignOutButton />
        </Section>
      </Sections>
    </Page>
  );
}
