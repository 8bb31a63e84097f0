import { useQuery } from '@tanstack/react-query';
import { myAccountDeletionQuery, myProfileQuery } from '../../api/account';
import { Fold, FoldedSection } from '../folding';
import { PreferencesForm } from '../notifications';
import { SecondFactorSettings } from '../secondFactor';
import { isAdmin, signOut, useAuth } from '@tree-service/kernel';
import {
  Button,
  Card,
  currentThemeChoice,
  media,
  Page,
  QueryBoundary,
  RadioGroup,
  rememberThemeChoice,
  Section,
  space,
  Text,
  type ThemeChoice,
  VStack,
} from '@tree-service/design';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { formatMoment } from '@tree-service/domain';
import { myViewingsQuery } from '../../api/sessions';
import { AccountDeletion } from './AccountDeletion';
import { DataExport, PrivacyForm } from './DataExport';
import { DetailsForm } from './DetailsForm';
import { SessionList } from './sessions/SessionList';
import { EmailForm, PasswordForm } from './SignInForms';

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

/** Signs out on this device. */
function SignOutButton() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async () => {
    setIsLeaving(true);
    const { goTo } = await signOut();
    // On a guarded page the guard has led away already.
    if (window.location.pathname !== goTo) await navigate(goTo);
  };

  return (
    <Button variant="outline" loading={isLeaving} onClick={() => void leave()}>
      <LogOut aria-hidden size={18} />
      Log Out
    </Button>
  );
}

const CHOICES: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: 'system', label: 'Same as this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark or what the device says; remembered on this device. */
function AppearanceForm() {
  const [choice, setChoice] = useState(currentThemeChoice);
  return (
    <RadioGroup
      label="Appearance"
      options={CHOICES}
      value={choice}
      onChange={(chosen) => {
        rememberThemeChoice(chosen);
        setChoice(chosen);
      }}
    />
  );
}

const Viewings = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** When administrators looked at the pages of the account, and why. */
function ViewingList() {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const viewings = useQuery({ ...myViewingsQuery(userId), enabled: userId !== '' });
  return (
    <Card>
      <QueryBoundary query={viewings} what="who looked at your pages">
        {(found) =>
          found.length === 0 ? (
            <Text tone="muted">No administrator has looked at your pages.</Text>
          ) : (
            <Viewings aria-label="Viewed by administrators">
              {found.map(({ id, reason, started_at }) => (
                <Text key={id} as="li">
                  An administrator looked at your pages on {formatMoment(started_at)}: “{reason}”
                </Text>
              ))}
            </Viewings>
          )
        }
      </QueryBoundary>
    </Card>
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
