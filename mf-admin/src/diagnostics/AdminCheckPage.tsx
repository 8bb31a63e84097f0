import { type AuthState, isAdmin, isOwner, isVendor, useAuth } from '@tree-service/kernel';
import { Alert, Card, Section, VStack } from '@tree-service/design';
import { AdminPage } from '../shared/layout/AdminPage';
import { Facts } from '../shared/layout/Facts';
import { ClaimFacts, factsOfSession } from './SessionFacts';

/** Whether an account has admin access, and why. */
interface Admission {
  readonly hasAccess: boolean;
  readonly reasons: readonly string[];
}

export function admissionOf(auth: AuthState): Admission {
  const { user, profile } = auth;
  if (user === null) return { hasAccess: false, reasons: ["You're not signed in."] };
  const reasons: string[] = [];
  if (profile === null) reasons.push("We couldn't load your profile, which grants admin access.");
  else if (isAdmin(auth))
    reasons.push('Your profile has the user type admin. Only the profile counts.');
  else reasons.push(`Your profile has the user type ${profile.user_type}, not admin.`);
  if (user.metadata.userType === 'admin' && !isAdmin(auth)) {
    reasons.push(
      'Your metadata says admin, but metadata never grants access because anyone can edit it.',
    );
  }
  if (isAdmin(auth) && (isOwner(auth) || isVendor(auth))) {
    reasons.push(
      `Your metadata says ${user.metadata.userType}, so you see that type's menus until it is corrected.`,
    );
  }
  reasons.push('The database checks your profile on every read and write.');
  return { hasAccess: isAdmin(auth), reasons };
}

export default function AdminCheckPage() {
  const auth = useAuth();
  const { hasAccess, reasons } = admissionOf(auth);
  return (
    <AdminPage title="Admin check" lead="Your account and its admin access.">
      <VStack $gap={8}>
        <Alert
          tone={hasAccess ? 'success' : 'danger'}
          title={hasAccess ? 'You have admin access' : "You don't have admin access"}
        >
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
        <div>
          <Section title="Your account">
            <Card>
              <Facts facts={factsOfSession(auth)} />
            </Card>
          </Section>
          <Section
            title="Your access token"
            description="The signed claims. They identify you; your access comes from your profile."
          >
            <ClaimFacts />
          </Section>
        </div>
      </VStack>
    </AdminPage>
  );
}
